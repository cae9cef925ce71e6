//! Players that choose an action from what one seat can see.
