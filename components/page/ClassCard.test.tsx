/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { toFees } from '@/lib/content/kinds/fees';
import { words } from '@/lib/content/words/in-use';
import { calendarOf, TIMINGS } from '@/lib/site/testing/small-calendar';
import { ClassCard } from './ClassCard';

it('a class card links the next fee to the fees of the class, and says if they are from an earlier session; the amount does not become a telephone link', () => {
  const content = {
    school: {
      name: 'Vidya',
      siteAddress: 'https://school.test',
      phones: [],
      contacts: [{ id: 'accounts', title: 'Accounts', phone: '+91 00000 00000' }],
    },
    pages: [{ route: '/fees', shows: ['feeTables'], contact: 'accounts' }],
    fees: toFees(
      {
        updated: '2025-04-01',
        session: '2026-27',
        due: ['12-10'],
        tuition: [{ class: 'VI', installment: 1550, installments: 1, total: 1550 }],
      },
      { day: '2026-11-21' },
    ),
    announcements: [],
    events: [],
  } as unknown as Content;
  const of = { name: 'VI', short: 'VI', title: 'Class VI', route: '/class/vi', files: '/cards/vi' };
  const show = (day: string) =>
    renderToStaticMarkup(<ClassCard content={content} of={of} facts={[]} day={day} />);
  const html = show('2026-11-21');
  expect(html).toContain(
    '<dt>Next fee</dt><dd data-expires="2026-12-10"><b><a href="/fees#class-6">₹1,550, by',
  );
  expect(html).not.toContain('not published yet');
  expect(html).not.toContain(words.safety.hurting);
  expect(show('2027-04-01')).toContain(
    '<dd><a href="/fees#class-6">₹1,550 a year</a>\n2027-\u206028: not published yet</dd>',
  );
});

it('a class card begins with the answers and the contact for absences; then come groups, with games days and books, and links to the bus stops and to the page for a child who is being hurt', () => {
  const content = {
    school: {
      name: 'Vidya',
      siteAddress: 'https://school.test',
      phones: ['+91 00000 00000'],
      contacts: [
        { id: 'office', title: 'Office', phone: '+91 00000 00000' },
        { id: 'ill', title: 'Child ill', name: 'Desk, by 9.00 am', phone: '+91 11111 11111' },
      ],
    },
    pages: [
      { route: '/care', shows: ['helplines'], contact: 'office' },
      { route: '/days', shows: ['calendar'] },
    ],
    classes: {
      transport: 'office',
      absence: 'ill',
      teachersPage: '/faculty#meet',
      stopsPage: '/bus#stops',
      classes: [
        {
          class: 'VI',
          teachers: [{ section: 'A', name: 'Sample Teacher' }],
          examinationNote: 'The syllabus is in the diary.',
          busNote: 'The bus home leaves at 1.10 pm.',
          uniform: 'White shirt',
          gamesDays: ['Friday', 'Tuesday'],
          books: [
            { subject: 'English', book: 'Poorvi 6' },
            { subject: 'Hindi', book: 'Malhar 6' },
          ],
        },
      ],
    },
    timings: TIMINGS,
    calendar: calendarOf(
      { date: '2026-12-07', kind: 'examination', title: 'Tests' },
      { date: '2026-12-21', kind: 'examination', title: 'Orals' },
      { date: '2026-12-25', kind: 'holiday', title: 'Christmas' },
    ),
    fees: toFees(
      {
        updated: '2026-04-01',
        session: '2026-27',
        due: ['12-10'],
        tuition: [{ class: 'VI', installment: 1550, installments: 1, total: 1550 }],
      },
      { day: '2026-11-21' },
    ),
    announcements: [],
    events: [],
  } as unknown as Content;
  const of = { name: 'VI', short: 'VI', title: 'Class VI', route: '/class/vi', files: '/cards/vi' };
  document.body.innerHTML = renderToStaticMarkup(
    <ClassCard content={content} of={of} facts={[]} day="2026-11-21" />,
  );
  expect(document.querySelector('.when-empty')).toHaveTextContent('Is there school today? Ask the office:');
  const termsOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  const {
    hours,
    next,
    examination,
    laterExaminations,
    days,
    holiday,
    money,
    people,
    teacher,
    meet,
    call,
    things,
    uniform,
    gamesDays,
    books,
    transport,
    stops,
  } = words.class;
  expect(termsOf('Class VI')).toEqual([hours, next, examination, 'Child ill']);
  for (const text of [/Tests/, /Christmas/])
    expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', '/days#month-2026-12');
  const groups = screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'));
  expect(groups).toEqual(['Class VI', people, days, things, money]);
  expect(termsOf(days)).toEqual([holiday, laterExaminations]);
  const { lastChild: later } = screen.getByText(laterExaminations).parentElement!;
  expect(later).toHaveTextContent(/: Orals$/);
  expect(termsOf(people)).toEqual([teacher, call]);
  expect(termsOf(things)).toEqual([transport, uniform, gamesDays, books]);
  const who = within(screen.getByRole('region', { name: people })).getAllByRole('definition')[0];
  expect(who).toHaveTextContent(`A: Sample Teacher${meet}`);
  expect(screen.getByText('Tuesday, Friday')).toBeInTheDocument();
  const listed = within(screen.getByRole('region', { name: things })).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual(['English: Poorvi 6', 'Hindi: Malhar 6']);
  const absent = screen.getByText(/Desk, by/);
  expect(within(absent).getByRole('link')).toHaveAttribute('href', 'tel:+911111111111');
  expect(screen.getByRole('link', { name: stops })).toHaveAttribute('href', '/bus#stops');
  expect(screen.getByText(`${stops}: school.test/bus`)).toHaveClass('on-paper');
  expect(within(screen.getByRole('region', { name: things })).getByText(/leaves at 1\.10/)).toBeVisible();
  expect(screen.getByRole('link', { name: meet })).toHaveAttribute('href', '/faculty#meet');
  expect(screen.getAllByText(/The syllabus is/)[0]).toHaveTextContent(
    /: Tests The syllabus is in the diary\.$/,
  );
  expect(screen.getByRole('link', { name: words.safety.hurting })).toHaveAttribute('href', '/care');
});

it('a class card links first to the file of the class’s calendar, which every phone can open, and then to a subscription', () => {
  const content = {
    school: { name: 'Vidya', siteAddress: 'https://school.test', phones: [], contacts: [] },
    pages: [],
    fees: toFees({ session: '2026-27', tuition: [] }, { day: '2026-11-21' }),
    calendar: calendarOf({ date: '2026-12-25', kind: 'holiday', title: 'Christmas' }),
    announcements: [],
    events: [],
  } as unknown as Content;
  const of = { name: 'VI', short: 'VI', title: 'Class VI', route: '/class/vi', files: '/cards/vi' };
  document.body.innerHTML = renderToStaticMarkup(
    <ClassCard content={content} of={of} facts={[]} day="2026-11-21" />,
  );
  const links = Array.from(document.querySelectorAll('.calendar-links a'), (link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(['/cards/vi.ics', 'webcal://school.test/cards/vi.ics']);
});

it('during the admission season, the pages of the youngest children lead to admission', () => {
  const named = ['Nursery to UKG', 'Classes I to XII'];
  const seasons = TIMINGS.seasons.map((season) => ({
    ...season,
    stages: named.flatMap((name) => season.stages.map((stage) => ({ ...stage, name }))),
  }));
  const content = {
    school: { name: 'Vidya', siteAddress: 'https://school.test', phones: [], contacts: [] },
    home: { season: { text: 'Forms', to: '/join', from: '2026-11-01', until: '2027-01-31' } },
    timings: { ...TIMINGS, seasons },
    pages: [],
    fees: toFees({ session: '2026-27', tuition: [] }, { day: '2026-11-21' }),
    announcements: [],
    events: [],
  } as unknown as Content;
  const show = (name: string, day: string) => {
    const of = { name, short: name, title: name, route: `/class/${name}`, files: `/cards/${name}` };
    return renderToStaticMarkup(<ClassCard content={content} of={of} facts={[]} day={day} />);
  };
  expect(show('LKG', '2026-11-21')).toContain('href="/join"');
  expect(show('LKG', '2027-02-01')).not.toContain('href="/join"');
  expect(show('XII', '2026-11-21')).not.toContain('href="/join"');
});
