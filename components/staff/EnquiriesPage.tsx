import { IconDownload, IconMessages } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Staff } from '@/lib/content/kinds/staff';
import { describeFailure } from '@/lib/staff/client';
import { filterByName, takePage } from '@/lib/staff/locations';
import type { StaffEnquiry } from '@/lib/staff/staff-api';
import { ENQUIRY_STATES } from '@/lib/text/enquiry';
import { fillIn } from '@/lib/text/text';
import { EnquiryCard } from './EnquiryCard';
import { Field, SearchField } from './Field';
import { Paginator } from './Paginator';
import { useStaff } from './StaffProvider';
import { AnswerState, Button, FailureMessage, Status, useAnswer, useSending } from './calls';

const SHOWN = ['open', ...ENQUIRY_STATES, 'doubtful', 'all'] as const;
const PAGE_SIZE = 25;
type Shown = (typeof SHOWN)[number];

function isShown({ state, doubtful }: StaffEnquiry, shown: Shown): boolean {
  if (shown === 'doubtful') return doubtful;
  if (shown === 'all') return true;
  if (doubtful) return false;
  return shown === 'open' ? state !== 'admitted' && state !== 'closed' : state === shown;
}

/** Says how many families are waiting for a call. */
export function sayWaiting(known: readonly StaffEnquiry[], words: Staff['enquiries']): string {
  const count = known.filter((one) => isShown(one, 'new')).length;
  return count ? fillIn(count === 1 ? words.oneNew : words.manyNew, { count }) : words.allCalled;
}

const searchedText = ({ name, telephone, class: asked, reference, message, note }: StaffEnquiry): string =>
  [name, telephone, telephone.replace('+91', '0'), asked, reference, message, note].join(' ');

interface EnquiriesProps {
  words: Staff;
  /** The address of the enquiry form. */
  form?: string;
}

export function EnquiriesPage({ words: all, form }: EnquiriesProps) {
  const { enquiries } = useStaff();
  const words = all.enquiries;
  const answer = useAnswer(enquiries.listEnquiries, all);
  const [filter, setFilter] = useState('');
  const [shown, setShown] = useState<Shown>('open');
  const [place, setPlace] = useState({ page: 1, pageSize: PAGE_SIZE });
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<readonly number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { send, busy, failure } = useSending((error) => describeFailure(error, all));
  const known = answer.value;
  // Users may type a telephone number as `98765-43210`.
  const asked = filter.replace(/(\d)-(?=\d)/g, '$1');
  const found = filterByName(known?.filter((each) => isShown(each, shown)) ?? [], asked, searchedText);
  const count = (each: Shown): number => known?.filter((one) => isShown(one, each)).length ?? 0;
  const { items, ...list } = takePage(found, place.page, place.pageSize);
  // Keep open cards: a search must not close a form with an unsaved note.
  const alsoOpen = known?.filter((each) => open.includes(each.enquiryId) && !items.includes(each)) ?? [];
  const choices = SHOWN.filter((each) => each === 'open' || each === shown || count(each));
  const narrow = (change: () => void): void => {
    change();
    setSaid('');
    setPlace({ ...place, page: 1 });
  };
  const save = async (): Promise<void> => {
    setSaid('');
    const isSaved = await send(async (signal) => download(await enquiries.readTable(signal)));
    if (isSaved) setSaid(words.exported);
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <Status>{said ? <p className="notice notice-success">{said}</p> : null}</Status>
      <FailureMessage failure={failure} />
      <AnswerState {...answer} loading={words.loading} retry={words.retry} />
      {known?.length === 0 ? (
        <div className="card panel empty">
          <IconMessages size="1.5em" aria-hidden />
          <p className="lead">{words.none}</p>
          <p>{words.noneHow}</p>
          {form ? (
            <a href={form} className="button button-quiet">
              {words.noneForm}
            </a>
          ) : null}
        </div>
      ) : null}
      {known?.length ? (
        <>
          <p className="lead">{sayWaiting(known, words)}</p>
          <div className="district-tools">
            {known.length > 1 || filter ? (
              <SearchField
                id="enquiry-filter"
                label={words.filter}
                value={filter}
                onChange={(text) => narrow(() => setFilter(text))}
              />
            ) : null}
            {choices.some((each) => count(each) < known.length) ? (
              <Field
                as="select"
                id="enquiry-shown"
                label={words.show}
                value={shown}
                onChange={({ target }) => narrow(() => setShown(target.value as Shown))}
              >
                {choices.map((each) => (
                  <option key={each} value={each}>{`${words[each]} (${count(each)})`}</option>
                ))}
              </Field>
            ) : null}
            <Button isOff={busy} onClick={() => void save()}>
              <IconDownload size="1.2em" aria-hidden />
              {words.export}
            </Button>
          </div>
          <Status>{found.length ? null : <p className="note">{words.noMatch}</p>}</Status>
          <ul className="enquiries" aria-busy={answer.stale}>
            {[...items, ...alsoOpen].map((enquiry) => (
              <EnquiryCard
                key={enquiry.enquiryId}
                enquiry={enquiry}
                words={all}
                editing={open.includes(enquiry.enquiryId)}
                setEditing={(is) => {
                  const others = open.filter((id) => id !== enquiry.enquiryId);
                  setOpen(is ? [...others, enquiry.enquiryId] : others);
                }}
                onDone={(text) => {
                  setSaid(text);
                  answer.refresh();
                  // The card can disappear from the list, so move the focus.
                  heading.current?.focus();
                }}
              />
            ))}
          </ul>
          {found.length > PAGE_SIZE || items.length < found.length ? (
            <Paginator
              list={list}
              pageSize={place.pageSize}
              words={all.paginator}
              onChange={(change) => setPlace({ ...place, ...change })}
            />
          ) : null}
        </>
      ) : null}
    </>
  );
}

function download(table: string): void {
  const address = URL.createObjectURL(new Blob([table], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'enquiries.csv' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
