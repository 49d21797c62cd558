import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { School } from '@/lib/content/kinds/school';
import { cached, fillFolder, keyOf } from '@/lib/site/cached';
import { devanagariFont } from '@/lib/site/devanagari-font';

// Why: docs/decisions/fonts.md
/** Cuts the font Eczar (SIL Open Font License). Caches the file: cutting takes over a second. @returns its path */
export async function prepareFont(script: string, name: string, words: readonly string[]): Promise<string> {
  const font = await readFile(`lib/theme/fonts/eczar-${script}-600.ttf`);
  return cached(`fonts/shaped-${keyOf(font)}`, name, () => cutFont(font, words));
}

export async function prepareDevanagariFont(school: Pick<School, 'devanagari'>): Promise<void> {
  const { address = '', words = [] } = devanagariFont(school) ?? {};
  const prepared = address && (await prepareFont('devanagari', path.basename(address), words));
  await fillFolder('public/fonts', prepared ? [prepared] : []);
}

const SUBSETTER = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
/** HarfBuzz's NO_LAYOUT_CLOSURE flag, its LAYOUT_FEATURE_TAG set and its WRITABLE memory mode. */
const [NO_LAYOUT_CLOSURE, FEATURES, WRITABLE] = [0x200, 6, 2];

type Calls = Readonly<Record<string, (...values: readonly number[]) => number>>;

/** Cuts a font to the glyphs of these words: a cut by letters would keep every conjunct. @returns a WOFF2 file */
async function cutFont(source: Buffer, words: readonly string[]): Promise<Buffer> {
  const wasm = await WebAssembly.instantiate(await readFile(SUBSETTER));
  const { memory, ...rest } = wasm.instance.exports as { memory: WebAssembly.Memory };
  const calls = rest as unknown as Calls;
  const call = (name: string, ...values: number[]): number => calls[name]?.(...values) ?? 0;
  call('_initialize');
  const place = call('malloc', source.length);
  new Uint8Array(memory.buffer).set(source, place);
  const face = call('hb_face_create', call('hb_blob_create', place, source.length, WRITABLE, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_set_clear', call('hb_subset_input_set', input, FEATURES));
  call('hb_set_invert', call('hb_subset_input_set', input, FEATURES));
  call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE);
  const kept = call('hb_subset_input_glyph_set', input);
  for (const glyph of await glyphsOf(source, words)) call('hb_set_add', kept, glyph);
  const cut = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
  const start = call('hb_blob_get_data', cut, 0);
  const file = Buffer.from(new Uint8Array(memory.buffer, start, call('hb_blob_get_length', cut)));
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(file, words.join(''), { targetFormat: 'woff2' });
}

/** All glyphs that occur while these words are shaped: the font's rules also need the glyphs that they replace. */
async function glyphsOf(source: Buffer, words: readonly string[]): Promise<Set<number>> {
  const { Blob, Buffer: Run, Face, Font, shapeWithTrace } = await import('harfbuzzjs');
  const font = new Font(new Face(new Blob(new Uint8Array(source).buffer)));
  const glyphs = new Set<number>();
  for (const word of [' ', '\u00A0', ...words]) {
    const run = new Run();
    run.addText(word);
    run.guessSegmentProperties();
    for (const step of shapeWithTrace(font, run, [], 0, 0))
      if (step.glyphs) for (const { g } of step.t as { g: number }[]) glyphs.add(g);
  }
  return glyphs;
}
