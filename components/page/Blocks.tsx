import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import type { Block } from '@/lib/content/blocks';
import { words } from '@/lib/content/words/in-use';
import { AdmissionRules, DocumentTable } from './AdmissionRules';
import { CalendarPage } from './CalendarPage';
import { AgeTable, BookList } from './ClassTables';
import { DisclosurePart, OwnDisclosure, resultsOf } from './DisclosureForm';
import { EnquiryForm } from './EnquiryForm';
import { Accountants, FeeTables } from './FeeTables';
import { GalleryBlock, VideoList } from './GalleryBlock';
import { AnnouncementList, DatedList, EventList } from './DatedList';
import { Helplines, Visit } from './WhomToAsk';
import { MessageList, ProgrammeList, TestimonialList } from './PeopleLists';
import { TimingsPage } from './TimingsPage';
import type { OnDay } from './on-day';

type View = (props: OnDay) => ReactNode | Promise<ReactNode>;

const VIEWS = {
  feeTables: FeeTables,
  accountants: ({ content }) => <Accountants {...content} />,
  admissionRules: ({ content }) => <AdmissionRules {...content} />,
  enquiryForm: ({ content }) => <EnquiryForm {...content} />,
  gallery: ({ content }) => <GalleryBlock {...content} />,
  videos: ({ content }) => <VideoList {...content} />,
  documents: ({ content }) => <DocumentTable {...content} />,
  messages: ({ content }) => <MessageList {...content} />,
  testimonials: ({ content }) => <TestimonialList {...content} />,
  announcements: ({ content }) => <AnnouncementList items={content.announcements} {...content} />,
  news: ({ content }) => <DatedList items={content.news} />,
  events: ({ content }) => <EventList {...content} heading="h2" />,
  programmes: ({ content }) => <ProgrammeList {...content} />,
  calendar: CalendarPage,
  timings: TimingsPage,
  helplines: ({ content }) => <Helplines {...content} />,
  visit: Visit,
  bookList: BookList,
  ages: AgeTable,
  disclosureA: ({ content }) => <DisclosurePart part="A" {...content} />,
  disclosureB: ({ content }) => <DisclosurePart part="B" {...content} />,
  disclosureC: ({ content }) => <DisclosurePart part="C" {...content} />,
  disclosureD: ({ content }) => <DisclosurePart part="D" {...content} />,
  disclosureE: ({ content }) => <DisclosurePart part="E" {...content} />,
  ownDisclosure: ({ content }) => <OwnDisclosure {...content} />,
} satisfies Record<Block, View>;

export function Blocks({ names, ...site }: OnDay & { names: readonly Block[] }) {
  return (
    <>
      <DisclosureJumps names={names} {...site} />
      {names.map((name) => {
        const View: View = VIEWS[name];
        return <View key={name} {...site} />;
      })}
    </>
  );
}

/** Links to the parts of the Board's form, which is many screens long on a phone. */
function DisclosureJumps({ names, content }: { names: readonly Block[]; content: Content }) {
  const { disclosure } = content;
  const parts = PARTS.filter((part) => names.includes(`disclosure${part}`));
  if (!disclosure) return null;
  const results = parts.includes('C') ? resultsOf(disclosure) : [];
  if (parts.length + results.length < 2) return null;
  return (
    <nav className="jumps" aria-label={words.disclosure.jump}>
      <ul className="chips">
        {parts.map((part) => (
          <li key={part}>
            <a href={`#part-${part}`}>
              <b>{part}</b> {disclosure[part].title}
            </a>
          </li>
        ))}
        {results.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PARTS = ['A', 'B', 'C', 'D', 'E'] as const;
