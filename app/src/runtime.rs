//! The runtime that the network needs.

use crate::failure::Failure;

/// Runs something to its end.
///
/// # Errors
///
/// If the system gives no threads.
pub(crate) fn run<T>(future: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build();
    match runtime {
        Ok(runtime) => Ok(runtime.block_on(future)),
        Err(problem) => Err(Failure::Mistake(problem.to_string())),
    }
}
