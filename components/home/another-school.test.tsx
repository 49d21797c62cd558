import { renderToStaticMarkup } from 'react-dom/server';
import { DeskMessages } from './HomePage';
import { Welcome } from './Welcome';
import { AnnouncementTicker, NewsAndEvents } from './NewsAndEvents';
import { Testimonials, Toppers } from './HomeCarousels';
import { boardOf, numbersOf } from '@/components/layout/Header';
import { AdmissionRules } from '@/components/page/AdmissionRules';
import { WhomToAsk } from '@/components/page/WhomToAsk';
import { CardSection } from './Section';
import { Footer } from '@/components/layout/Footer';
import { MessageList } from '@/components/page/PeopleLists';
import { AnnouncementList, DatedList } from '@/components/page/DatedList';
import { listSitePages } from '@/lib/site/site-pages';
import { loadContent } from '@/lib/content/load-content';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';

const school = useSchoolCopy();

async function load() {
  const { content, problems } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!content) throw new Error('the second school has a mistake');
  return content;
}

const addresses = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);

/** Removes all news, events, announcements, testimonials and toppers, and the pages that show them. */
function takeAway(): void {
  for (const file of ['news/quiz.yaml', 'events/holi.yaml', 'announcements/admission.yaml'])
    school.delete(file);
  school.delete('testimonials/parent.yaml');
  school.delete('pages/Account/Testimonials.md');
  school.change('menu.yaml', '      - text: Families\n        to: /Account/Testimonials\n', '');
  school.change('pages/transport.md', 'Here is the [form]', 'There is [a form for a seat]');
  school.change(
    'pages/transport.md',
    ', and what families say is on [their page](/Account/Testimonials)',
    '',
  );
}

describe('little content', () => {
  beforeEach(takeAway);

  it('a small school passes the check without a change to the code', async () => {
    const content = await load();
    expect(content.school.name).toBe('सरस्वती बाल विद्या मंदिर उच्चतर माध्यमिक विद्यालय');
    expect(content.messages).toHaveLength(1);
    expect(content.home.banners).toHaveLength(2);
    expect(content.gallery.pictures).toHaveLength(2);
  });

  it('a small school has no empty sections on the home page', async () => {
    const content = await load();
    const sections = [
      <AnnouncementTicker key="1" {...content} />,
      <NewsAndEvents key="2" {...content} />,
      <Testimonials key="3" {...content} />,
      <Toppers key="4" {...content} />,
    ];
    expect(sections.map((section) => renderToStaticMarkup(section))).toEqual(['', '', '', '']);
  });

  it('a small school has no links to missing pages', async () => {
    const content = await load();
    const pagesOfSite = listSitePages(content, '2025-04-15');
    const routes = new Set(['/login', ...pagesOfSite.map(({ route }) => route)]);
    const html = renderToStaticMarkup(
      <>
        <Welcome content={content} day="2025-04-15" />
        <Footer {...content} route="/" />
      </>,
    );
    const pages = addresses(html).filter((href) => href.startsWith('/'));
    expect(pages.filter((href) => !routes.has(href))).toEqual([]);
    expect(html).not.toContain('WhatsApp');
  });

  it('a small school shows news without a page of its own in a section that has no link', async () => {
    school.write('news/quiz.yaml', 'publish: 2025-04-01\ndate: 2025-04-12\nmessage: The quiz is won.\n');
    school.write('announcements/a.yaml', 'publish: 2025-04-01\nmessage: School opens at 7.\n');
    const content = await load();
    const html = renderToStaticMarkup(
      <>
        <AnnouncementTicker {...content} />
        <NewsAndEvents {...content} />
      </>,
    );
    expect(html).toContain('The quiz is won.');
    expect(html).toContain('School opens at 7.');
    expect(addresses(html)).toEqual(['#news']);
  });
});

describe('optional parts', () => {
  it('a school without optional parts shows no picture beside a message that has no portrait', async () => {
    school.change('messages/principal.md', 'picture: garden.png\nalt: Drawn portrait of the principal\n', '');
    const { home, messages, pages, school: own } = await load();
    const html = [
      renderToStaticMarkup(<DeskMessages {...{ home, messages, pages }} />),
      renderToStaticMarkup(<MessageList messages={messages} school={own} />),
    ];
    for (const each of html) {
      expect(each).toContain('S. Tiwari');
      expect(each).not.toContain('<img');
    }
  });

  it('a school without optional parts gives the town only once if the district has the same name', async () => {
    const addressOf = async () => {
      const html = renderToStaticMarkup(<Footer {...await load()} route="/" />);
      return /<address>(.*)<\/address>/.exec(html)?.[1];
    };
    expect(await addressOf()).toContain('Laxminarayanpur, Sagar, Madhya Pradesh 470001');
    school.change('school.yaml', 'locality: Laxminarayanpur', 'locality: Sagar');
    expect(await addressOf()).toContain('7 Temple Road, Sagar, Madhya Pradesh 470001');
  });

  it('a school without optional parts links both telephone numbers of a contact', async () => {
    const [office] = (await load()).school.contacts;
    const contact = { ...office!, phone: '+91 98765 43210', secondPhone: '+91 98765 43211' };
    const html = renderToStaticMarkup(<WhomToAsk contact={contact} />);
    const numbers = addresses(html).filter((href) => href.startsWith('tel:'));
    expect(numbers).toEqual(['tel:+919876543210', 'tel:+919876543211']);
  });

  it('a school without optional parts does not claim to be affiliated to CBSE while it has no affiliation number', async () => {
    const { affiliationLine } = (await load()).school;
    expect(boardOf((await load()).school)).toBe(affiliationLine);
    school.change('school.yaml', "affiliationNumber: '1234567'\n", '');
    expect(boardOf((await load()).school)).toBe('');
    school.change('school.yaml', 'board: CBSE', 'board: CISCE');
    expect(boardOf((await load()).school)).toBe(affiliationLine);
  });

  it('a school without optional parts has no empty lines in the header, the contacts and the rules of admission', async () => {
    school.change('school.yaml', "affiliationNumber: '1234567'\n", '');
    school.change(
      'school.yaml',
      '    email: fees@school.test\n    hours: Monday to Friday, 8.00 am to 1.00 pm\n',
      '',
    );
    school.change('school.yaml', 'board: CBSE', 'board: CISCE');
    school.write('admission.yaml', 'rules:\n  - Seats are limited.\n');
    const content = await load();
    const [, contact] = content.school.contacts;
    if (!contact) throw new Error('the small school has two contacts');
    const header = numbersOf(content.school);
    const html = [
      renderToStaticMarkup(<WhomToAsk title="Contact" contact={contact} />),
      renderToStaticMarkup(<AdmissionRules {...content} />),
    ];
    expect(header).toEqual(['School code 07123']);
    expect(html[0]).not.toMatch(/mailto:|<p[^>]*><\/p>/);
    expect(html[1]?.match(/<h2/g)).toHaveLength(1);
  });
});

describe('cards', () => {
  it.each([
    [1, undefined],
    [2, undefined],
    [3, 'three'],
    [4, 'four'],
    [5, 'three'],
    [6, 'three'],
    [7, 'four'],
    [8, 'four'],
  ])('%i cards fill the rows of a wide screen', (count, columns) => {
    const item = { text: 'Text.', to: '/transport' };
    const items = Array.from({ length: count }, (_, index) => ({ ...item, title: `Card ${index}` }));
    const html = renderToStaticMarkup(<CardSection id="x" title="X" introduction="Y" items={items} />);
    expect(/cards-of-(three|four)/.exec(html)?.[1]).toBe(columns);
  });
});

test('the ticker shows the newest announcement first, and each announcement begins with its day', async () => {
  school.write('announcements/b.yaml', 'publish: 2025-04-09\nmessage: Holiday.\n');
  const html = renderToStaticMarkup(<AnnouncementTicker {...await load()} />);
  const days = [...html.matchAll(/<li[^>]*><time dateTime="([\d-]+)">([^<]+)/g)];
  expect(days[0]?.slice(1)).toEqual(['2025-04-09', '9\u00A0Apr']);
  expect(days.map(([, day]) => day)).toEqual(
    days
      .map(([, day]) => day ?? '')
      .toSorted()
      .toReversed(),
  );
  expect(days.length).toBeGreaterThan(1);
});

describe('expiring content', () => {
  it('has its last day in the markup of its list; a list without expiring items has no script', async () => {
    school.write('announcements/b.yaml', 'publish: 2025-04-01\nmessage: Holiday.\nexpires: 2025-04-20\n');
    const { announcements, news, school: own } = await load();
    const lists = [
      renderToStaticMarkup(<AnnouncementList items={announcements} school={own} />),
      renderToStaticMarkup(<DatedList items={news} />),
    ];
    expect(lists[0]).toContain('<li data-expires="2025-04-20"');
    expect(lists.map((html) => html.includes('<script data-keep="">'))).toEqual([true, false]);
  });

  it('removes the whole ticker when its last item expires', async () => {
    const content = await load();
    const html = renderToStaticMarkup(<AnnouncementTicker {...content} />);
    expect(html).toMatch(/<section id="announcements"[^>]* data-expires="2025-05-31"/);
  });
});
