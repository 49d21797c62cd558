import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { NewTabNote, newTabProps } from './SiteLink';
import { Picture } from './Picture';

/** Prose of an editor. Raw HTML is shown as text; links and pictures were checked by lib/content. */
export function Markdown({ text, newTab }: { text: string; newTab: string }) {
  const components: Components = {
    a: ({ href = '', children }) => (
      <a href={href} {...newTabProps(href)}>
        {children}
        <NewTabNote href={href} words={newTab} />
      </a>
    ),
    img: ({ src, alt = '' }) => (
      <Picture
        name={typeof src === 'string' ? src : ''}
        alt={alt}
        sizes="(min-width: 48rem) 42rem, 100vw"
        className="rounded-lg"
      />
    ),
    table: ({ children }) => (
      // A wide table scrolls, and the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className="table-scroll" role="region" aria-label="Table" tabIndex={0}>
        <table className="data-table">{children}</table>
      </div>
    ),
  };
  return (
    <div className="prose">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
