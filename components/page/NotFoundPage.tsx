import type { Content } from '@/lib/content/content';
import { PageHeading } from './PageHeading';
import { SectionLists } from './SectionLists';

/** Specification, section 2: any unknown path shows "Page not found". */
export function NotFoundPage({ content }: { content: Content }) {
  const { words } = content;
  return (
    <>
      <PageHeading title={words.notFound.title} lead={words.notFound.text} />
      <div className="shell py-8 lg:py-12">
        <p className="mb-6">
          {words.notFound.advice}{' '}
          <a href="#contact" className="inline-block min-h-6">
            {words.footer.contact}
          </a>
        </p>
        <SectionLists content={content} />
      </div>
    </>
  );
}
