//! Pictures without a screen: what egui would hand to the graphics card, drawn by the processor.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "coordinates of pixels"
)]

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use eframe::egui::epaint::{ImageData, Primitive, Vertex};
use eframe::egui::{
    Color32, ColorImage, Context, FullOutput, Pos2, TextureId, TexturesDelta, pos2,
};
use egui_kittest::TestRenderer;

/// The pictures and letters that were handed over so far. Clones share them.
#[derive(Clone, Default)]
pub(super) struct Textures(Rc<RefCell<HashMap<TextureId, ColorImage>>>);

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &TexturesDelta) {
        let mut textures = self.0.borrow_mut();
        for (id, change) in &delta.set {
            let ImageData::Color(image) = &change.image;
            match (change.pos, textures.get_mut(id)) {
                (Some([left, top]), Some(whole)) => {
                    for (number, row) in image.pixels.chunks(image.size[0]).enumerate() {
                        let start = (top + number) * whole.size[0] + left;
                        whole.pixels[start..start + row.len()].copy_from_slice(row);
                    }
                }
                _ => {
                    textures.insert(*id, ColorImage::clone(image));
                }
            }
        }
    }
}

/// Draws what egui put out last.
pub(super) fn draw(context: &Context, output: &FullOutput, textures: &Textures) -> ColorImage {
    let scale = output.pixels_per_point;
    let size = context.content_rect().size() * scale;
    let size = [size.x.round() as usize, size.y.round() as usize];
    let mut picture = ColorImage::filled(size, context.global_style().visuals.panel_fill);
    let textures = textures.0.borrow();
    for clipped in context.tessellate(output.shapes.clone(), scale) {
        let Primitive::Mesh(mesh) = clipped.primitive else {
            continue;
        };
        let clip = clipped.clip_rect * scale;
        let side = |from: f32, to: f32, most: usize| {
            (from.round().max(0.0) as usize).min(most)..(to.round().max(0.0) as usize).min(most)
        };
        let columns = side(clip.left(), clip.right(), size[0]);
        let rows = side(clip.top(), clip.bottom(), size[1]);
        for corners in mesh.indices.chunks_exact(3) {
            let corner = |at: usize| {
                let vertex = mesh.vertices[corners[at] as usize];
                Vertex {
                    pos: pos2(vertex.pos.x * scale, vertex.pos.y * scale),
                    ..vertex
                }
            };
            let corners = [corner(0), corner(1), corner(2)];
            let texture = &textures[&mesh.texture_id];
            triangle(&mut picture, &columns, &rows, corners, texture);
        }
    }
    picture
}

type Span = std::ops::Range<usize>;

/// Twice the area between an edge and a point; positive on the inner side.
fn area(from: Pos2, to: Pos2, point: Pos2) -> f32 {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
}

fn triangle(
    picture: &mut ColorImage,
    columns: &Span,
    rows: &Span,
    [a, mut b, mut c]: [Vertex; 3],
    texture: &ColorImage,
) {
    let mut whole = area(a.pos, b.pos, c.pos);
    if whole < 0.0 {
        std::mem::swap(&mut b, &mut c);
        whole = -whole;
    }
    if whole <= 0.0 {
        return;
    }
    let limits = |of: fn(Pos2) -> f32, span: &Span| {
        let [a, b, c] = [of(a.pos), of(b.pos), of(c.pos)];
        let from = a.min(b).min(c).floor().max(0.0) as usize;
        let to = a.max(b).max(c).ceil().max(0.0) as usize;
        from.max(span.start)..to.min(span.end)
    };
    let edges = [(b, c), (c, a), (a, b)];
    for y in limits(|pos| pos.y, rows) {
        for x in limits(|pos| pos.x, columns) {
            let centre = pos2(x as f32 + 0.5, y as f32 + 0.5);
            let parts = edges.map(|(from, to)| area(from.pos, to.pos, centre));
            // Of two triangles that share an edge, one has it: upper and left edges count as inside.
            let inside = edges.iter().zip(parts).all(|((from, to), part)| {
                let along = to.pos - from.pos;
                part > 0.0 || (part == 0.0 && (along.y < 0.0 || (along.y == 0.0 && along.x > 0.0)))
            });
            if !inside {
                continue;
            }
            let mix = |of: fn(&Vertex) -> f32| {
                let sum = of(&a) * parts[0] + of(&b) * parts[1] + of(&c) * parts[2];
                sum / whole
            };
            let colour = [
                mix(|own| f32::from(own.color.r())),
                mix(|own| f32::from(own.color.g())),
                mix(|own| f32::from(own.color.b())),
                mix(|own| f32::from(own.color.a())),
            ];
            let texel = sampled(texture, mix(|own| own.uv.x), mix(|own| own.uv.y));
            let pixel = &mut picture.pixels[y * picture.size[0] + x];
            let clear = 1.0 - colour[3] * texel[3] / (255.0 * 255.0);
            let below = pixel.to_array();
            let over = |channel: usize| {
                let own = colour[channel] * texel[channel] / 255.0;
                (own + f32::from(below[channel]) * clear).round() as u8
            };
            *pixel = Color32::from_rgb(over(0), over(1), over(2));
        }
    }
}

/// The texture between its four nearest points.
fn sampled(texture: &ColorImage, u: f32, v: f32) -> [f32; 4] {
    let [width, height] = texture.size;
    let place = |part: f32, side: usize| {
        let at = (part * side as f32 - 0.5).clamp(0.0, (side - 1) as f32);
        let first = at.floor() as usize;
        (first, (first + 1).min(side - 1), at - at.floor())
    };
    let (left, right, x) = place(u, width);
    let (top, bottom, y) = place(v, height);
    let at = |column: usize, row: usize| texture.pixels[row * width + column].to_array();
    let corners = [
        at(left, top),
        at(right, top),
        at(left, bottom),
        at(right, bottom),
    ];
    let weights = [(1.0 - x) * (1.0 - y), x * (1.0 - y), (1.0 - x) * y, x * y];
    let mut mixed = [0.0; 4];
    for (corner, weight) in corners.iter().zip(weights) {
        for (channel, value) in mixed.iter_mut().zip(corner) {
            *channel += f32::from(*value) * weight;
        }
    }
    mixed
}
