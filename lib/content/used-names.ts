import { findInMarkdown } from './markdown-links';
import { findReferences } from './schema-fields';
import { schemaOf, type Source } from './source';

/** The pictures and files that the content shows or links to; others stay with the editor. */
export function findUsedNames(sources: readonly Source[]): { pictures: string[]; files: string[] } {
  const pictures = new Set<string>();
  const files = new Set<string>();
  const visitMarkdown = (text: string): void => {
    for (const { type, target } of findInMarkdown(text, 1)) {
      if (type === 'image') pictures.add(target);
      if (type === 'link' && target.startsWith('/assets/')) files.add(target.slice('/assets/'.length));
    }
  };
  for (const source of sources) {
    visitMarkdown(source.body);
    for (const { refers, value } of findReferences(schemaOf(source.kind), source.document.value)) {
      if (refers === 'picture') pictures.add(value);
      if (refers === 'file') files.add(value);
      if (refers === 'markdown') visitMarkdown(value);
      if (refers === 'link' && value.startsWith('/assets/')) files.add(value.slice('/assets/'.length));
    }
  }
  return { pictures: [...pictures], files: [...files] };
}
