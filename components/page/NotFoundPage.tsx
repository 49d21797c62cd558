import type { Content } from '@/lib/content/content';
import { PageHeading } from './PageHeading';
import { SectionLists } from './SectionLists';

/** Specification, section 2: any unknown path shows "Page not found". */
export function NotFoundPage({ content }: { content: Content }) {
  const { words } = content;
  return (
    <>
      <PageHeading title={words.notFound.title} lead={words.notFound.text} />
      <div className="shell page-body">
        <p>
          {words.notFound.advice} <a href="#contact">{words.footer.contact}</a>
        </p>
        <SectionLists content={content} />
      </div>
    </>
  );
}
