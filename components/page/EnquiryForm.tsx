import type { ComponentProps, ElementType } from 'react';
import { Island } from '@/components/islands/Island';
import { Breakable } from '@/components/ui/DataTable';
import { LinkList } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { contactOf, type Contact } from '@/lib/content/kinds/school';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { routeIn } from '@/lib/content/read/addresses';
import { words } from '@/lib/content/words/in-use';
import { sayClass } from '@/lib/content/words/say-class';
import { ENQUIRY_PATH, enquiryTarget, WITHDRAW_PATH } from '@/lib/site/enquiry';
import type { EnquiryField } from '@/lib/text/enquiry';
import { LANGUAGES, nameLanguage, spoken } from '@/lib/text/language';
import { fillIn, telephoneLink, whatsappLink } from '@/lib/text/text';

type Enquiry = NonNullable<Content['enquiry']>;

interface PartProps {
  enquiry: Enquiry;
  school: Content['school'];
  contact: Contact;
}

// Why: docs/decisions/servers.md
/** The form in which an adult enquires about a seat. Without a server, shows telephone, WhatsApp and e-mail links. */
export function EnquiryForm({ enquiry, school, pages }: Pick<Content, 'enquiry' | 'school' | 'pages'>) {
  const contact = enquiry && contactOf(school, enquiry.contact);
  if (!contact) return null;
  const target = enquiryTarget(school, process.env);
  const parts = { enquiry, school, contact };
  const route = routeIn(school.language, findPageShowing(pages, 'enquiryForm') ?? '');
  const page = <input type="hidden" name="page" value={route} />;
  if (target.way === 'links') return <OtherWays {...parts} title={words.enquiry.title} />;
  const { origin } = target;
  return (
    <>
      <Island name="EnquirySender" props={{ settings: { origin } }}>
        <section className="enquiry" aria-labelledby="enquiry">
          <h2 id="enquiry">{words.enquiry.title}</h2>
          <Outcomes {...parts} />
          {/* The site's own messages, not the browser's, say what is missing. Until the island has loaded, the server
              shows them. */}
          <form id="enquiry-form" action={origin + ENQUIRY_PATH} method="post" noValidate>
            {enquiry.intro ? <p>{enquiry.intro}</p> : null}
            <p className="on-paper">{words.enquiry.onPaper}</p>
            <Fields {...parts} />
            {page}
            <input type="hidden" name="months" value={enquiry.months} />
            {/* Only bots fill this in: it is hidden, and its label warns people who see it anyway. */}
            <p hidden>
              <label>
                {words.enquiry.leaveEmpty}
                <input type="text" name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </p>
            <p className="note field">
              {words.enquiry.noticeConsent} <a href="#enquiry-notice">{words.enquiry.notice}</a>
            </p>
            {/* Not a <button>: the page would delay its first click until the island has loaded. */}
            <input type="submit" className="button" value={words.enquiry.send} />
          </form>
        </section>
      </Island>
      <OtherWays {...parts} title={words.enquiry.others} />
      <Notice {...parts} />
      <details id="withdraw" className="fold no-print">
        <summary>{words.enquiry.withdraw}</summary>
        <form id="enquiry-withdraw" className="enquiry" action={origin + WITHDRAW_PATH} method="post">
          <p>{words.enquiry.withdrawText}</p>
          <Alerts kept={fillIn(words.enquiry.kept, contact)} unknown={words.enquiry.unknown} />
          <div className="field">
            <label htmlFor="enquiry-reference">{words.enquiry.reference}</label>
            <input
              type="text"
              id="enquiry-reference"
              name="reference"
              required
              maxLength={30}
              autoComplete="off"
            />
          </div>
          {page}
          <input type="submit" className="button button-quiet" value={words.enquiry.withdrawNow} />
        </form>
      </details>
    </>
  );
}

function Alerts(alerts: Readonly<Record<string, string>>) {
  return Object.entries(alerts).map(([name, text]) => (
    <p key={name} id={`enquiry-${name}`} className="outcome" role="alert" tabIndex={-1} hidden>
      {text}
    </p>
  ));
}

/**
 * The page contains the messages for all outcomes, hidden. The server or the island shows the one that applies.
 * Messages about failed withdrawals are elsewhere: beside the field for the reference.
 */
function Outcomes({ enquiry, contact }: PartProps) {
  return (
    <>
      <Alerts problem={words.enquiry.problem} later={fillIn(words.enquiry.later, contact)} />
      <p id="enquiry-withdrawn" className="outcome outcome-good" role="status" tabIndex={-1} hidden>
        {words.enquiry.withdrawn}
      </p>
      <div id="enquiry-sent" className="outcome outcome-good" tabIndex={-1} hidden>
        <p>
          <strong>{words.enquiry.sent}</strong> {enquiry.reply}
        </p>
        <p>
          {words.enquiry.reference} <strong data-reference="" />
        </p>
        <p className="no-print">
          {/* This link leads into a closed `details`, which the browser opens. */}
          {words.enquiry.keep} <a href="#enquiry-reference">{words.enquiry.withdraw}</a>
        </p>
      </div>
    </>
  );
}

function Fields({ enquiry }: PartProps) {
  const { asks, classes, languages } = enquiry;
  const { nameHint, telephoneHint, messageHint } = words.enquiry;
  return (
    <>
      <Field name="name" hint={nameHint} type="text" required maxLength={200} autoComplete="name" />
      <Field name="telephone" hint={telephoneHint} type="tel" required maxLength={40} autoComplete="tel" />
      <Field name="class" as={Choice} options={classes} say={sayClass} required />
      {asks.includes('language') && languages.length ? (
        <Field name="language" as={Choice} options={languages} />
      ) : null}
      {/* No `maxLength`, which silently cuts off text that is too long: show an error message instead. */}
      {asks.includes('message') ? <Field name="message" hint={messageHint} as="textarea" rows={4} /> : null}
    </>
  );
}

interface FieldProps<Control extends ElementType> {
  name: EnquiryField;
  hint?: string;
  as?: Control;
}

/** The field's description contains hint and error. Screen readers skip the error while it is hidden. */
function Field<Control extends ElementType = 'input'>(
  props: FieldProps<Control> & Omit<ComponentProps<Control>, keyof FieldProps<Control>>,
) {
  const { name, hint, as: Control = 'input' as ElementType, ...own } = props;
  const id = `enquiry-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.enquiry[name]}
        {own['required'] ? null : ` ${words.enquiry.optional}`}
      </label>
      <div id={`${id}-about`}>
        {hint ? <p className="note">{hint}</p> : null}
        <p id={`${id}-error`} className="field-error" hidden>
          {words.enquiry[`${name}Error`]}
        </p>
      </div>
      <Control {...own} id={id} name={name} aria-describedby={`${id}-about`} />
    </div>
  );
}

interface ChoiceProps extends ComponentProps<'select'> {
  options: readonly string[];
  /** Translates an option for display. Staff receive the untranslated option. */
  say?: (option: string) => string;
}

function Choice({ options, say = String, ...props }: ChoiceProps) {
  return (
    <select {...props}>
      <option value="">{words.enquiry.choose}</option>
      {options.map((option) => (
        <option key={option} value={say(option) === option ? undefined : option} lang={languageNamed(option)}>
          {say(option)}
        </option>
      ))}
    </select>
  );
}

/** For an option that is a language's own name, such as `हिंदी`: that language, unless it is the page's. */
function languageNamed(option: string): string | undefined {
  const name = option.replace('हिन्दी', 'हिंदी');
  return LANGUAGES.find((each) => each !== spoken.language && nameLanguage(each) === name);
}

/** Telephone, WhatsApp and e-mail links. Their prefilled messages contain the form's questions. */
function OtherWays({ enquiry, school, contact, title }: PartProps & { title: string }) {
  const { subject, ...labels } = words.enquiry;
  const asked = [labels.class, labels.name, labels.telephone, labels.message];
  const body = encodeURIComponent([subject, ...asked.map((label) => `${label}: `)].join('\n'));
  const { phone, email } = contact;
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
  const links = [
    { text: fillIn(labels.call, { phone }), to: telephoneLink(phone) },
    school.whatsapp && { text: labels.whatsapp, to: `${whatsappLink(school.whatsapp)}?text=${body}` },
    email && { text: fillIn(labels.email, { email }), to: mail },
  ].filter((link) => typeof link === 'object');
  return (
    <section className="prose no-print" aria-labelledby="enquiry-others">
      <h2 id="enquiry-others">{title}</h2>
      <p>{enquiry.reply}</p>
      <LinkList links={links} />
    </section>
  );
}

/** The notice of DPDP Rules 2025, rule 3: which data, why, and how to withdraw consent, exercise rights and complain.
 * */
function Notice({ enquiry, school, contact }: PartProps) {
  const { asks, languages, months } = enquiry;
  const fields = (['name', 'telephone', 'class', ...asks] as const).filter(
    (field) => field !== 'language' || languages.length,
  );
  const complaints = contactOf(school, school.complaints) ?? contact;
  const facts = {
    complaints: complaints.title,
    complaintsPhone: complaints.phone,
    school: school.name,
    months,
    phone: contact.phone,
    email: contact.email ?? school.email,
    contact: contact.title,
    items: fields.map((field) => words.enquiry[field].toLowerCase()).join(', '),
  };
  const { noticeItems, noticePurpose, noticeMonths, noticeWithdraw, noticeRights, noticeComplain } =
    words.enquiry;
  return (
    <section className="prose" aria-labelledby="enquiry-notice">
      <h2 id="enquiry-notice">{words.enquiry.notice}</h2>
      <ul>
        {[noticeItems, noticePurpose, noticeMonths, noticeWithdraw, noticeRights, noticeComplain].map(
          (text) => (
            <li key={text}>
              <Breakable text={fillIn(text, facts)} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
