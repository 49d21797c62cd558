import type { TablerIcon } from '@tabler/icons-react';
import { formatDateTime } from '@/lib/text/dates';
import type { CampusDrawing } from '@/lib/site/campus';
import type { OfficeFacts } from '@/lib/site/office';
import type { School } from '@/lib/content/kinds/school';
import type { Staff } from '@/lib/content/kinds/staff';
import { DASHBOARD_PAGES, type DashboardPage } from '@/lib/staff/pages';
import { missingRoles, ROLES_OF } from '@/lib/staff/roles';
import { readClaims, timeLeft } from '@/lib/staff/session';
import { fillIn } from '@/lib/text/text';
import { useAnswer } from './calls';
import { sayWaiting } from './EnquiriesPage';
import { useNow, useSession, useStaff } from './StaffProvider';

type Words = Staff['overview'];

type OtherPage = Exclude<DashboardPage, 'overview'>;

interface OverviewProps {
  words: Staff;
  school: Pick<School, 'name'>;
  office?: OfficeFacts;
  scene?: CampusDrawing;
  icons: Readonly<Record<OtherPage, TablerIcon>>;
  form?: string;
}

export function Overview({ words: all, school, office, scene, icons, form }: OverviewProps) {
  const { overview: words } = all;
  const session = useSession();
  const now = useNow();
  const claims = session.status === 'signed-in' ? readClaims(session.token) : null;
  const { name, role, issuedAt, expiresAt } = claims ?? {};
  const facts = [
    [words.name, name],
    [words.role, role],
    [words.since, issuedAt && formatDateTime(issuedAt)],
    [words.until, expiresAt && formatDateTime(expiresAt)],
    [words.left, expiresAt && describeTimeLeft(expiresAt, now, words)],
  ] as const;
  const isEditor = !missingRoles('website', role);
  // The page might have been built days ago.
  const notices = office?.notices
    .filter(({ ends }) => !ends || now < new Date(ends))
    .map((item) => (isEditor ? item : { ...item, form: undefined }));
  return (
    <>
      <header className="greeting">
        <div>
          <h1>{words.title}</h1>
          {name ? <p>{fillIn(words.hello, { name, time: formatDateTime(now) })}</p> : null}
          {form && ROLES_OF.enquiries.some((each) => each === role) ? <Waiting words={all} /> : null}
          {office && isEditor ? <NextTask facts={office} words={words} /> : null}
        </div>
        {scene ? <img {...scene} alt="" /> : null}
      </header>
      <section className="tasks" aria-labelledby="overview-tasks">
        <h2 id="overview-tasks" className="sr-only">
          {words.tasks}
        </h2>
        {isEditor ? (
          <p className="tools">
            <a className="button" href={`${DASHBOARD_PAGES.website}?new=announcements`}>
              {words.addAnnouncement}
            </a>
            <a className="button button-quiet" href={`${DASHBOARD_PAGES.website}?new=notices`}>
              {words.addNotice}
            </a>
          </p>
        ) : null}
        <ul>
          {(Object.keys(icons) as OtherPage[]).map((page) => {
            const Icon = icons[page];
            return missingRoles(page, role) ? null : (
              <li key={page} className="card link-card">
                <div className="chevron">
                  <Icon size="1.5em" aria-hidden />
                  <h3>
                    <a href={DASHBOARD_PAGES[page]}>{all[page].title}</a>
                  </h3>
                  <p>{fillIn(all[page].description, { school: school.name })}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <div className="overview">
        {office && isEditor ? <Office facts={office} words={words} /> : null}
        {notices?.length ? (
          <section className="card panel" aria-labelledby="overview-notices">
            <h2 id="overview-notices">{words.notices}</h2>
            <Items items={notices} day={words.endsOn} words={words} />
          </section>
        ) : null}
        <section className="session" aria-label={words.session}>
          {facts.some(([, text]) => text !== undefined) ? (
            <dl className="facts">
              {facts.map(([term, text = words.unsaid]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>{words.unreadable}</p>
          )}
        </section>
      </div>
    </>
  );
}

interface OfficeProps {
  facts: OfficeFacts;
  words: Words;
}

type Item = OfficeFacts['notices'][number];

/** Links to the form for the item or, if the user has none, to the item's public page. */
function ItemLink({ item: { to, form }, children }: { item: Item; children: string }) {
  const href = form ? `${DASHBOARD_PAGES.website}?file=${form}` : to;
  return href ? <a href={href}>{children}</a> : children;
}

/** The lists of pending tasks, the most urgent first. `day` is the phrase that contains an item's date. */
const listsOf = (facts: OfficeFacts, words: Words) => [
  { title: words.outdated, items: facts.outdated, day: words.ofSession },
  { title: words.certificates, items: facts.certificates, day: words.endsOn },
  { title: words.owed, items: facts.owed, day: undefined },
  { title: words.untouched, items: facts.untouched, day: words.changedOn },
];

function Waiting({ words }: { words: Staff }) {
  const { value, failure } = useAnswer(useStaff().enquiries.listEnquiries, words);
  return (
    <p className="lead">
      <a href={DASHBOARD_PAGES.enquiries}>
        {value ? sayWaiting(value, words.enquiries) : (failure?.message ?? words.enquiries.loading)}
      </a>
    </p>
  );
}

function NextTask({ facts, words }: OfficeProps) {
  const [first] = listsOf(facts, words).flatMap(({ items, day }) => items.map((item) => ({ ...item, day })));
  if (!first) return <p className="lead">{words.calm}</p>;
  // Show only the first sentence: the list below gives the remedy.
  const name = first.text.replace(/\.(\s.*)?$/s, '');
  const what = first.day && first.when ? `${name} (${fillIn(first.day, { date: first.when })})` : name;
  return (
    <p className="lead">
      <ItemLink item={first}>{fillIn(words.next, { what })}</ItemLink>
    </p>
  );
}

function Office({ facts, words }: OfficeProps) {
  const lists = listsOf(facts, words);
  return (
    <section className="card panel office" aria-labelledby="overview-office">
      <h2 id="overview-office">{words.office}</h2>
      <p className="note">{fillIn(words.published, { date: facts.published })}</p>
      {lists
        .filter(({ items }) => items.length)
        .map(({ title, ...list }) => (
          <section key={title} className="due">
            <h3>{title}</h3>
            <Items {...list} words={words} />
          </section>
        ))}
      <ul className="settled">
        {lists
          .filter(({ items }) => !items.length)
          .map(({ title }) => (
            <li key={title} className="proof-holds">
              {title}: {words.none}
            </li>
          ))}
      </ul>
    </section>
  );
}

interface ItemsProps {
  items: readonly Item[];
  day?: string;
  words: Words;
}

function Items({ items, day, words }: ItemsProps) {
  return (
    <ul className="office-items">
      {items.map(({ when, ...item }) => (
        <li key={item.text}>
          <ItemLink item={item}>{item.text}</ItemLink>{' '}
          {day ? <span className="note">{when ? fillIn(day, { date: when }) : words.noEnd}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function describeTimeLeft(end: Date, now: Date, words: Words): string {
  const { hours, minutes } = timeLeft(end, now);
  if (hours > 0) return fillIn(words.hoursLeft, { hours, minutes });
  return minutes > 0 ? fillIn(words.minutesLeft, { minutes }) : words.lastMinute;
}
