import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(file, 'utf8'));

/** The inside of one Fluent Emoji (a 32 by 32 box); throws when the set has no such name. */
export function emojiBody(name: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`Fluent Emoji has no "${name}".`);
  return icon.body;
}

/** One Fluent Emoji standing with the middle of its lower edge on x, y. A negative size mirrors it. */
export function emoji(name: string, x: number, y: number, size: number, turn = 0): string {
  const scale = size / 32;
  const inner = `<g transform="translate(-16 -30.5)">${emojiBody(name)}</g>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale} ${Math.abs(scale)})">${inner}</g>`;
}
