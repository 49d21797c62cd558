import path from 'node:path';

/** Whether a picture's text is only the name of its file: `IMG_2034.jpg`, `gallery-01`. */
export function isFileName(words: string, picture: string): boolean {
  const text = words.trim().toLowerCase();
  if (/\.(jpe?g|png|webp|avif|tiff?|svg|heic|gif)$/.test(text)) return true;
  const stem = path.posix.basename(picture, path.posix.extname(picture)).toLowerCase();
  // "Library" may well be what library.jpg shows.
  return text === stem && /[\d_-]/.test(stem);
}
