import ReactMarkdown, { type Components } from 'react-markdown';
import type { Root } from 'mdast';
import type { CSSProperties } from 'react';
import remarkGfm from 'remark-gfm';
import { assetAddress, assetName } from '@/lib/content/files/asset-address';
import { setHeadingIds, type HeadingIdOptions } from '@/lib/content/markdown/heading-ids';
import { keepTimes } from '@/lib/content/markdown/keep-times';
import { GFM_OPTIONS } from '@/lib/content/markdown/markdown-tree';
import { setTableNames } from '@/lib/content/markdown/name-tables';
import { NewTabNote, newTabProps } from './SiteLink';
import { Picture } from './Picture';

interface MarkdownProps {
  text: string;
  /** What the text belongs to: names a table that has no heading above it. */
  title: string;
  /** The words for "opens in a new tab". */
  newTab: string;
  /** How its headings get their ids, as lib/content checked the links to them. */
  ids?: HeadingIdOptions;
}

/**
 * Prose of an editor. Raw HTML is shown as text. lib/content has checked links and pictures, so every address is
 * kept: the renderer's own filter would empty `tel:` links.
 */
export function Markdown({ text, title, newTab, ids }: MarkdownProps) {
  const components: Components = {
    a: ({ href = '', children }) => (
      <a href={href} {...newTabProps(href)}>
        {children}
        <NewTabNote href={href} words={newTab} />
      </a>
    ),
    img: ({ src, alt = '' }) => (
      <Picture
        // The renderer encodes addresses; a picture is named as its file is.
        name={typeof src === 'string' ? decodeURI(src) : ''}
        alt={alt}
        sizes="(min-width: 48rem) 42rem, 100vw"
        className="picture"
      />
    ),
    table: ({ 'aria-label': name, children }) => (
      // A wide table scrolls, and the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className="table-scroll" role="region" aria-label={name} tabIndex={0}>
        <table className="data-table">{children}</table>
      </div>
    ),
    th: ({ style, children }) => (
      <th scope="col" className={alignmentOf(style)}>
        {children}
      </th>
    ),
    td: ({ style, children }) => <td className={alignmentOf(style)}>{children}</td>,
    // A screen reader would announce an unlabelled control that cannot be used.
    input: ({ checked }) => (checked ? '☑' : '☐'),
  };
  const nameParts = () => (root: Root) => {
    setHeadingIds(root, ids);
    setTableNames(root, title);
    keepTimes(root);
  };
  return (
    <div className="prose">
      <ReactMarkdown
        remarkPlugins={[[remarkGfm, GFM_OPTIONS], nameParts]}
        components={components}
        urlTransform={encodeAsset}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

/** The policy of the pages refuses the `style` with which the renderer aligns a column. */
const ALIGNMENTS: Readonly<Record<string, string>> = { center: 'align-center', right: 'align-end' };

function alignmentOf(style: CSSProperties | undefined): string | undefined {
  return ALIGNMENTS[style?.textAlign ?? ''];
}

function encodeAsset(address: string): string {
  const file = assetName(address);
  return file === undefined ? address : assetAddress(file);
}
