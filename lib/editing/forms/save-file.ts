import { splitMarkdown } from '@/lib/content/parse/front-matter';
import { CannotSave, saveFields, type OrderAt, type Values } from './save-fields';

/**
 * A file's text with these fields, and with `body` if it has Markdown. All other bytes stay the same: comments, order,
 * quotes, empty lines, line endings. @throws CannotSave; then nothing must be written
 */
export function saveFile(
  text: string,
  isMarkdown: boolean,
  fields: Values,
  body: string | undefined,
  orderAt: OrderAt,
): string {
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const plain = text.slice(bom.length);
  const eol = plain.includes('\r\n') ? '\r\n' : '\n';
  if (!isMarkdown) return bom + saveFields(plain, fields, orderAt, eol);
  const { open, own, close, below } = partsOfMarkdown(plain);
  const saved = bom + open + saveFields(own, fields, orderAt, eol) + close;
  if (body === undefined || unified(body) === unified(below)) return saved + below;
  const before = below.slice(0, below.length - below.trimStart().length);
  const after = below.trim() ? below.slice(below.trimEnd().length) : '';
  return saved + (before || eol) + unified(body).replaceAll('\n', eol) + (after || eol);
}

const unified = (text: string): string => text.trim().replaceAll(/\r\n?/g, '\n');

/** @throws CannotSave */
export function partsOfMarkdown(text: string) {
  const parts = splitMarkdown(text);
  if (!parts) throw new CannotSave('no lines "---" around the fields');
  return parts;
}
