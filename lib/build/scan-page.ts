import { Parser } from 'htmlparser2';

/** A piece of a page's text. */
export interface Range {
  /** Index of its first character. */
  start: number;
  /** Index behind its last one. */
  end: number;
}

/** An element of a page's text, with its places in it. */
export interface PageElement {
  name: string;
  /** Names in lower case, values decoded. */
  attributes: Readonly<Record<string, string>>;
  /** Index of `<`. */
  start: number;
  /** Index behind the `>` of the opening tag. */
  openEnd: number;
  /** Index of `</`; equal to `end` for an element without a closing tag. */
  closeStart: number;
  /** Index behind the element. */
  end: number;
  /** All text inside, decoded; that of scripts and styles only in themselves. */
  text: string;
  parent: PageElement | undefined;
}

export interface ScannedPage {
  html: string;
  /** In the order of their opening tags. */
  elements: PageElement[];
  comments: Range[];
}

/** Reads a page with a tokenizer that follows the rules of HTML for scripts, styles, attributes and entities. */
export function scanPage(html: string): ScannedPage {
  const page: ScannedPage = { html, elements: [], comments: [] };
  const open: PageElement[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const [start, openEnd] = [parser.startIndex, parser.endIndex + 1];
        const place = { start, openEnd, closeStart: openEnd, end: openEnd };
        const element = { name, attributes, ...place, text: '', parent: open.at(-1) };
        page.elements.push(element);
        open.push(element);
      },
      ontext(text) {
        const innermost = open.at(-1);
        if (innermost?.name === 'script' || innermost?.name === 'style') innermost.text += text;
        else for (const element of open) element.text += text;
      },
      onclosetag(_, implied) {
        const element = open.pop();
        if (!element) return;
        element.closeStart = implied ? element.openEnd : parser.startIndex;
        element.end = implied ? element.openEnd : parser.endIndex + 1;
      },
      oncomment() {
        page.comments.push({ start: parser.startIndex, end: parser.endIndex + 1 });
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return page;
}

/** Whether a `<script>` is data for machines, which never runs and needs no permission. */
export const isDataScript = ({ attributes }: PageElement): boolean =>
  attributes.type === 'application/ld+json';

/** Whether a `<script data-keep>` is the site's own: small, inline, and wanted on the finished page. */
export const isKeptScript = ({ name, attributes }: PageElement): boolean =>
  name === 'script' && 'data-keep' in attributes && !('src' in attributes);

/** Names of the islands on a page, each once, sorted. */
export const islandsOf = ({ elements }: Pick<ScannedPage, 'elements'>): string[] =>
  [...new Set(elements.flatMap(({ attributes }) => attributes['data-island'] ?? []))].toSorted();
