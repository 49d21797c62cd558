import { Parser } from 'htmlparser2';

/** A range of a page's HTML, as indexes. `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

export interface PageElement extends Range {
  name: string;
  /** Attributes with lower-case names and decoded values. */
  attributes: Readonly<Record<string, string>>;
  /** The index after the `>` of the opening tag. */
  openEnd: number;
  /** The index of the closing tag's `</`. Without a closing tag, it is equal to `end`. */
  closeStart: number;
  /** All text in the element, decoded, except the text of scripts and styles. */
  text: string;
  parent: PageElement | undefined;
}

export interface ScannedPage {
  html: string;
  /** Elements in the order of their opening tags. */
  elements: PageElement[];
  comments: Range[];
}

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

/** True for a `<script>` that holds data. It never runs, so it needs no hash in the policy. */
export const isDataScript = ({ attributes }: PageElement) => attributes.type === 'application/ld+json';

/** True for the site's own inline scripts, which are marked `data-keep`. */
export const isKeptScript = ({ name, attributes }: PageElement): boolean =>
  name === 'script' && 'data-keep' in attributes && !('src' in attributes);

/** The name of the page's own script (lib/build/page-scripts.ts), if it has one. */
export const scriptOf = ({ elements }: Pick<ScannedPage, 'elements'>): string | undefined =>
  elements.find(({ attributes }) => 'data-script' in attributes)?.attributes['data-script'];

export const islandsOf = ({ elements }: Pick<ScannedPage, 'elements'>): string[] =>
  [...new Set(elements.flatMap(({ attributes }) => attributes['data-island'] ?? []))].toSorted();
