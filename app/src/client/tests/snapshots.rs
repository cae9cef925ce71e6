//! Pictures of the main screens, compared with those that somebody has looked at.
//!
//! `APP_BLESS=1 cargo test -p sleeping-queens snapshots` renews those that differ.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};

use eframe::egui::{Color32, ColorImage};

use super::scenes::{SCENES, Scene};
use super::*;

/// Colours are kept in so many steps for each of red, green and blue: the files are small, and what
/// another machine rounds otherwise does not matter.
const STEP: u8 = 17;

/// No channel of a pixel may differ by more.
const TOLERANCE: u8 = 40;

/// So many pixels of a million may differ by more all the same.
const STRAYS: usize = 300;

fn stored(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/client/tests/snapshots");
    folder.join(format!("{name}.png"))
}

fn fresh(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/snapshots");
    folder.join(format!("{name}.png"))
}

fn write(path: &Path, picture: &ColorImage) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let [width, height] = picture.size.map(|side| u32::try_from(side).unwrap());
    let file = BufWriter::new(File::create(path).unwrap());
    let mut encoder = png::Encoder::new(file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    let pixels = picture.pixels.iter();
    let bytes: Vec<u8> = pixels
        .flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()])
        .map(|channel| channel.saturating_add(STEP / 2) / STEP * STEP)
        .collect();
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&bytes).unwrap();
}

fn read(path: &Path) -> Option<ColorImage> {
    let file = BufReader::new(File::open(path).ok()?);
    let mut reader = png::Decoder::new(file).read_info().ok()?;
    let mut bytes = vec![0; reader.output_buffer_size()?];
    let info = reader.next_frame(&mut bytes).ok()?;
    let size = [info.width, info.height].map(|side| usize::try_from(side).unwrap());
    (info.color_type == png::ColorType::Rgb).then(|| ColorImage::from_rgb(size, &bytes))
}

/// Where two pictures differ: how many pixels do, and the picture of it.
fn difference(one: &ColorImage, other: &ColorImage) -> (usize, ColorImage) {
    let mut count = 0;
    let pairs = one.pixels.iter().zip(&other.pixels);
    let marked = pairs.map(|(one, other)| {
        let channels = one.to_array().into_iter().zip(other.to_array());
        let far = channels.map(|(one, other)| one.abs_diff(other)).max();
        if far.unwrap_or_default() > TOLERANCE {
            count += 1;
            Color32::RED
        } else {
            let grey = 200 + one.r() / 5;
            Color32::from_gray(grey)
        }
    });
    let pixels = marked.collect();
    (count, ColorImage::new(one.size, pixels))
}

/// Nothing if the picture is as it should be, else a sentence.
fn compare(name: &str, picture: &ColorImage) -> Option<String> {
    let kept = read(&stored(name)).filter(|kept| kept.size == picture.size);
    let found = kept.as_ref().map(|kept| difference(kept, picture));
    let most = picture.pixels.len() * STRAYS / 1_000_000;
    if found.as_ref().is_some_and(|(count, _)| *count <= most) {
        return None;
    }
    if std::env::var_os("APP_BLESS").is_some() {
        write(&stored(name), picture);
        return None;
    }
    write(&fresh(name), picture);
    let new = fresh(name).display().to_string();
    Some(match found {
        Some((count, marked)) => {
            let marks = fresh(&format!("{name}-difference"));
            write(&marks, &marked);
            let marks = marks.display();
            format!("{name}: {count} pixels differ; the new picture is {new}, marked in {marks}")
        }
        None => format!("{name}: there is no such picture yet; the new one is {new}"),
    })
}

fn check(look: &str, settings: &Settings) {
    let mut differing = Vec::new();
    for Scene { name, show } in SCENES {
        let mut window = Window::pictured(settings.clone());
        show(&mut window);
        differing.extend(compare(&format!("{name}-{look}"), &window.picture()));
    }
    assert!(
        differing.is_empty(),
        "{}\nIf that is as it should be: APP_BLESS=1 cargo test -p sleeping-queens snapshots",
        differing.join("\n")
    );
}

#[test]
fn by_day() {
    check("light", &Window::settings());
}

#[test]
fn by_night() {
    let look = crate::client::settings::Look::Dark;
    check(
        "dark",
        &Settings {
            look,
            ..Window::settings()
        },
    );
}

#[test]
fn in_hebrew() {
    check("hebrew", &Window::settings_in("he"));
}

#[test]
fn in_arabic() {
    check("arabic", &Window::settings_in("ar"));
}
