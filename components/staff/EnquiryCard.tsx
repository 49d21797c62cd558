import { IconPhone } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import type { Staff } from '@/lib/content/kinds/staff';
import { describeFailure } from '@/lib/staff/client';
import type { StaffEnquiry } from '@/lib/staff/staff-api';
import { ENQUIRY_STATES } from '@/lib/text/enquiry';
import { formatDate, formatDateTime, indianMinute } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { Field } from './Field';
import { StaffDialog } from './StaffDialog';
import { useStaff } from './StaffProvider';
import { Button, FailureMessage, useSending } from './calls';

interface EnquiryCardProps {
  enquiry: StaffEnquiry;
  words: Staff;
  onDone: (said: string) => void;
  /** True while the card is open for changes. Closing it keeps what was typed. */
  editing: boolean;
  setEditing: (is: boolean) => void;
}

export function EnquiryCard({ enquiry, words: all, onDone, editing, setEditing }: EnquiryCardProps) {
  const words = all.enquiries;
  const { enquiries } = useStaff();
  const { send, busy, failure } = useSending((error) => describeFailure(error, all));
  const { enquiryId, name, telephone, language, message, note, state, doubtful } = enquiry;
  const next = (['called', 'closed'] as const).filter(
    (each) => state === 'new' || (each === 'closed' && state !== each),
  );
  const facts = [
    [words.class, enquiry.class],
    ...(language ? [[words.language, language]] : []),
    [words.sent, formatDateTime(new Date(enquiry.sentAt))],
    [words.until, formatDate(indianMinute(new Date(enquiry.keepUntil)).slice(0, 10))],
    [words.reference, enquiry.reference],
  ];
  return (
    <li className="card padded enquiry-card">
      <div>
        <h2 dir="auto">{name}</h2>
        <p className="enquiry-state" data-new={(state === 'new' && !doubtful) || undefined}>
          {doubtful ? words.doubtful : words[state]}
        </p>
      </div>
      <a className="button" href={`tel:${telephone}`}>
        <IconPhone size="1.1em" aria-hidden />
        {spaced(telephone)}
      </a>
      {message ? (
        <p className="enquiry-text" dir="auto">
          {message}
        </p>
      ) : null}
      {note ? (
        <p className="enquiry-text enquiry-note" dir="auto">
          {note}
        </p>
      ) : null}
      <dl className="facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="tools">
        {next.map((each) => (
          <Button
            key={each}
            isOff={busy}
            aria-label={`${words[`mark_${each}`]}: ${name}`}
            onClick={async () => {
              if (await send((signal) => enquiries.updateEnquiry({ enquiryId, state: each }, signal)))
                onDone(fillIn(words.marked, { name, state: words[each] }));
            }}
          >
            {words[`mark_${each}`]}
          </Button>
        ))}
        <details open={editing} onToggle={({ currentTarget }) => currentTarget.open && setEditing(true)}>
          <summary className="button button-quiet" aria-label={fillIn(words.editOne, { name })}>
            {words.edit}
          </summary>
          {editing ? (
            <EnquiryEditor
              enquiry={enquiry}
              words={all}
              onDone={(said) => {
                setEditing(false);
                onDone(said);
              }}
            />
          ) : null}
        </details>
        <FailureMessage failure={failure} />
      </div>
    </li>
  );
}

/** `+919876543210` → `+91 98765 43210` */
const spaced = (telephone: string): string => telephone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

type EditorProps = Pick<EnquiryCardProps, 'enquiry' | 'words' | 'onDone'>;

function EnquiryEditor({ enquiry, words: all, onDone }: EditorProps) {
  const words = all.enquiries;
  const { enquiries } = useStaff();
  const { enquiryId, name } = enquiry;
  const [opened] = useState(enquiry);
  const [values, setValues] = useState(opened);
  const { state, note, doubtful } = values;
  const { send, busy, failure, forget } = useSending((error) => describeFailure(error, all));
  /** How many times the user has pressed Delete, which asks for confirmation; reset to 0 when another change is sent.
   * */
  const [asked, setAsked] = useState(0);
  // Send only what was changed here: another person might have changed the rest since the form was opened.
  const change = {
    ...(state !== opened.state && { state }),
    ...(note !== opened.note && { note, noteBefore: opened.note }),
    ...(doubtful !== opened.doubtful && { doubtful }),
  };
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setAsked(0);
    if (await send((signal) => enquiries.updateEnquiry({ enquiryId, ...change }, signal)))
      onDone(fillIn(words.saved, { name }));
  };
  const id = `edit-${enquiryId}`;
  return (
    <>
      <form onSubmit={save}>
        <FailureMessage failure={asked ? undefined : failure} />
        <Field
          as="select"
          id={`${id}-state`}
          label={words.state}
          value={state}
          onChange={({ target }) => setValues({ ...values, state: target.value as StaffEnquiry['state'] })}
        >
          {ENQUIRY_STATES.map((each) => (
            <option key={each} value={each}>
              {words[each]}
            </option>
          ))}
        </Field>
        <Field
          as="textarea"
          id={`${id}-note`}
          label={words.note}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setValues({ ...values, note: target.value })}
        />
        <label className="enquiry-check">
          <input
            type="checkbox"
            checked={doubtful}
            onChange={({ target }) => setValues({ ...values, doubtful: target.checked })}
          />
          {words.doubtful}
        </label>
        <div className="dialog-buttons">
          <Button
            className="button button-danger"
            isOff={busy}
            onClick={() => {
              forget();
              setAsked(asked + 1);
            }}
          >
            {words.delete}
          </Button>
          <Button type="submit" className="button" isOff={busy}>
            {busy ? words.saving : words.save}
          </Button>
        </div>
      </form>
      {asked ? (
        <StaffDialog
          key={asked}
          id={`${id}-title`}
          title={fillIn(words.deleteTitle, { name })}
          words={all.dialog}
          deletes
          busy={busy}
          send={async () => (await send((signal) => enquiries.deleteEnquiry(enquiryId, signal))) === true}
          onSent={() => onDone(fillIn(words.deleted, { name }))}
        >
          <FailureMessage failure={failure} />
          <p>{words.deleteText}</p>
        </StaffDialog>
      ) : null}
    </>
  );
}
