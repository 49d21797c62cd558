import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

describe('the check of links, contacts and texts', () => {
  it('asks where a menu entry leads, unless the entry has "to: none"', async () => {
    school.change('menu.yaml', '  - text: Contact us\n', '  - text: Hostel\n  - text: Contact us\n');
    expect(await school.problems({ severity: 'error' })).toEqual([
      'content/menu.yaml:10:5  Entries › Hostel › to: is missing. Write an address such as to: /transport, or to: none for words only.',
    ]);
    school.change('menu.yaml', 'text: Hostel\n', 'text: Hostel\n    to:\n');
    expect(await school.problems()).toEqual([
      'content/menu.yaml:11:8  Entries › Hostel › to: is empty. Write an address such as to: /transport, or to: none for words only.',
    ]);
    school.change('menu.yaml', 'to:\n', 'to: none\n');
    expect(await school.problems()).toEqual([]);
  });

  it('reports a menu entry to a page that does not exist', async () => {
    school.change('menu.yaml', 'to: /transport', 'to: /robotics');
    expect(await school.problems()).toEqual([
      'content/menu.yaml:7:13  Entries › School › entries › School bus › to: leads to /robotics, but there is no such page. Write the address of a page, or add the page to pages/.',
    ]);
  });

  it('suggests the page that a menu entry means', async () => {
    school.change('menu.yaml', 'to: /Account/Testimonials', 'to: /account/testimonials');
    expect(await school.problems()).toEqual([
      'content/menu.yaml:9:13  Entries › School › entries › Families › to: leads to /account/testimonials, but there is no such page. Did you mean /Account/Testimonials?',
    ]);
  });

  it.each([
    ['https://school.test/Account/Testimonials', '/Account/Testimonials'],
    ['https://www.school.test/Account/Testimonials#content', '/Account/Testimonials#content'],
    ['https://school.test/assets/form.pdf', '/assets/form.pdf'],
    ['www.school.test/Account/Testimonials', '/Account/Testimonials'],
    ['school.test', '/'],
  ])('asks for only the path if an address is on this website: %s', async (typed, right) => {
    school.change('menu.yaml', 'to: /Account/Testimonials', `to: ${typed}`);
    school.change('pages/transport.md', '(/Account/Testimonials)', `(${typed})`);
    expect(await school.problems()).toEqual([
      expect.stringContaining(`which is this website itself. Write only the path: ${right}.`),
      expect.stringContaining(`which is this website itself. Write only the path: ${right}.`),
    ]);
  });

  it('accepts an address on the same host if it is not a page of the site', async () => {
    school.change('menu.yaml', 'to: /Account/Testimonials', 'to: https://school.test/old-certificates.aspx');
    expect(await school.problems()).toEqual([]);
  });

  it('reports a link in the text if its page does not exist', async () => {
    school.change('pages/transport.md', '(/Account/Testimonials)', '(/families-say)');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:14:67  Text › link "their page": leads to /families-say, but there is no such page. Write the address of a page, or add the page to pages/.',
    ]);
  });

  it('reports a link in a field if its page does not exist', async () => {
    school.change('home.yaml', '(/transport)', '(/transprot)');
    expect(await school.problems()).toEqual([
      'content/home.yaml:28:13  About › text › link "school bus": leads to /transprot, but there is no such page. Did you mean /transport?',
    ]);
  });

  it('reports a link to a file that does not exist', async () => {
    school.change('pages/transport.md', '/assets/form.pdf', '/assets/routes.pdf');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:14:13  Text › link "form": leads to /assets/routes.pdf, but there is no file "routes.pdf" in files/. Put the file there, or change the link.',
    ]);
  });

  it('asks for a slash before the address of a page', async () => {
    school.change('menu.yaml', 'to: /transport', 'to: transport');
    expect(await school.problems()).toEqual([
      'content/menu.yaml:7:13  Entries › School › entries › School bus › to: leads to "transport". Write /transport.',
    ]);
  });

  it.each([
    'www.cbse.gov.in',
    'cbse.gov.in',
    'results.nic.in/x/form.pdf?year=2025',
    'forms.gle/Ab1',
    'wa.me/919876543210',
    'विद्या.भारत',
    'http://cbse.gov.in/old.html',
    'HTTP://cbse.gov.in',
  ])('accepts the address of another site as it is typed: %s', async (typed) => {
    school.change('pages/transport.md', '(/Account/Testimonials)', `(${typed})`);
    school.change('announcements/admission.yaml', 'to: /transport', `to: ${typed}`);
    expect(await school.problems()).toEqual([]);
  });

  it.each(['routes.pdf', 'page.html', 'list.docx'])(
    'does not read the name of a file as a host: %s',
    async (name) => {
      school.change('pages/transport.md', '(/Account/Testimonials)', `(${name})`);
      expect(await school.problems()).toEqual([expect.stringContaining(`leads to "${name}".`)]);
    },
  );

  it('rejects an address with a username or password', async () => {
    school.change('pages/transport.md', '(/Account/Testimonials)', '(https://clerk:secret@cbse.gov.in/)');
    expect(await school.problems()).toContain(
      'content/pages/transport.md:14:67  Text › link "their page": shows everybody the username or password before the @. Delete them and the @: "https://clerk:secret@cbse.gov.in/".',
    );
  });

  it('rejects an address of another site if no browser could open it', async () => {
    school.change('pages/transport.md', '(/Account/Testimonials)', '(https://:80)');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:14:67  Text › link "their page": "https://:80" is not a web address. Copy it from the browser.',
    ]);
  });

  it('accepts links to the places of the home page', async () => {
    school.change('menu.yaml', "to: '#contact'", 'to: /#contacts');
    expect(await school.problems()).toEqual([
      'content/menu.yaml:11:9  Entries › Contact us › to: leads to /#contacts, but / has no place "contacts". Did you mean /#contact?',
    ]);
  });

  it('accepts links to the places that every page has', async () => {
    school.change('menu.yaml', "to: '#contact'", "to: '#contacts'");
    expect(await school.problems()).toEqual([
      'content/menu.yaml:11:9  Entries › Contact us › to: leads to #contacts, but not all pages have a place "contacts". Did you mean #contact?',
    ]);
  });

  it.each(['#routes', '/transport#routes', '/#about-us', '/site-map#contact'])(
    'accepts a link to a place that exists: %s',
    async (address) => {
      school.change('pages/transport.md', '(#contact)', `(${address})`);
      expect(await school.problems()).toEqual([]);
    },
  );

  it('reports a link with nothing after its #, which leads to the top of the page', async () => {
    school.change('pages/transport.md', '(#contact)', '(/transport#)');
    school.change('menu.yaml', "to: '#contact'", "to: '#'");
    expect(await school.problems()).toEqual([
      'content/menu.yaml:11:9  Entries › Contact us › to: leads to #, with nothing after the #. Write the address of a page or a file, or #content for the top of this page.',
      'content/pages/transport.md:10:47  Text › link "fee counter": leads to /transport#, with nothing after the #. Write /transport.',
    ]);
    expect(await school.problems({ severity: 'warning' })).toEqual([expect.stringContaining('/transport#,')]);
  });

  it('does not propose the fees of a different class', async () => {
    school.change('menu.yaml', 'to: /transport', 'to: /transport#class-VI');
    school.change('pages/transport.md', '## Routes', '## Class 1');
    expect(await school.problems()).toEqual([
      'content/menu.yaml:7:13  Entries › School › entries › School bus › to: leads to /transport#class-VI, but /transport has no place "class-VI". Each heading is a link target: its words in lower case, joined by hyphens. Write, for example, /transport#class-1.',
    ]);
  });

  it('reports a place that is missing from the same page, and proposes the nearest heading', async () => {
    school.change('pages/transport.md', '(#contact)', '(#route)');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:10:47  Text › link "fee counter": leads to #route, but this page has no place "route". Did you mean #routes?',
    ]);
  });

  it('accepts a place of the home page in a link on the home page', async () => {
    school.change('home.yaml', 'shortcuts: []', "shortcuts: [{ text: About us, to: '#about-us' }]");
    expect(await school.problems()).toEqual([]);
  });

  it('reports a place that is missing from another page, and lists the headings of that page', async () => {
    school.change('menu.yaml', 'to: /transport', 'to: /transport#timetable');
    expect(await school.problems()).toEqual([
      'content/menu.yaml:7:13  Entries › School › entries › School bus › to: leads to /transport#timetable, but /transport has no place "timetable". Each heading is a link target: its words in lower case, joined by hyphens. Write, for example, /transport#routes.',
    ]);
  });

  it('accepts headings in Hindi, typed directly or as a browser shows them', async () => {
    school.change('pages/transport.md', '## Routes', '## बस के रास्ते');
    school.change('pages/transport.md', '(#contact)', '(#बस-के-रास्ते)');
    school.change('menu.yaml', 'to: /transport', `to: /transport#${encodeURIComponent('बस-के-रास्ते')}`);
    expect(await school.problems()).toEqual([]);
  });

  it('numbers a repeated heading, and one whose id the page itself uses', async () => {
    school.change('pages/transport.md', '## Routes', '## Routes\n\nOne.\n\n## Routes\n\n## Contact');
    school.change('pages/transport.md', '(#contact)', '(#routes-1)');
    school.change('menu.yaml', 'to: /transport', 'to: /transport#contact-1');
    expect(await school.problems()).toEqual([]);
  });

  it('does not report links to places on a page that cannot be read', async () => {
    school.change('menu.yaml', 'to: /transport', 'to: /transport#routes');
    school.change('pages/transport.md', 'updated:', '\tupdated:');
    expect(await school.problems()).toEqual([
      expect.stringMatching(/transport\.md:6:1  is indented with a tab/),
    ]);
  });

  it.each([
    ['tel:9876543210', 'which is not a telephone number with a country code. Write tel:+919876543210.'],
    [
      'tel:+91987654321',
      'which is not a telephone number with a country code. Write, for example, tel:+919876543210.',
    ],
    ['/pages/transport.html', 'but there is no such page. Write /transport.'],
  ])('rejects a link to the wrong address %s', async (address, message) => {
    school.change('pages/transport.md', '(#contact)', `(${address})`);
    expect(await school.problems()).toEqual([
      `content/pages/transport.md:10:47  Text › link "fee counter": leads to ${address}, ${message}`,
    ]);
  });

  it.each([
    [
      'https://wa.me/09876543210',
      'leads to "https://wa.me/09876543210", which is not a telephone number with a country code. Write https://wa.me/919876543210.',
    ],
    [
      'https://wa.me/91-98765-43210',
      'leads to "https://wa.me/91-98765-43210", which is not a telephone number with a country code. Write https://wa.me/919876543210.',
    ],
    [
      'https://wa.me/91987654321',
      'leads to "https://wa.me/91987654321", which is not a telephone number with a country code. Write, for example, https://wa.me/919876543210.',
    ],
    ['9876543210', 'must be text, found 9876543210. Write tel:+919876543210.'],
    [
      'mailto:fees@school',
      'leads to "mailto:fees@school". Write, for example, mailto:office@school.example.',
    ],
    ['mailto:fees@school,edu.in', 'leads to "mailto:fees@school,edu.in". Write mailto:fees@school.edu.in.'],
    [
      'http://javascript:\\u0061lert(1).x',
      '"http://javascript:\\u0061lert(1).x" is not a web address. Copy it from the browser.',
    ],
    ['https://www.cbse,gov.in', '"https://www.cbse,gov.in" is not a web address. Copy it from the browser.'],
  ])('explains the mistake in an entry that leads to %s', async (address, message) => {
    school.change('menu.yaml', 'to: /transport', `to: ${address}`);
    expect(await school.problems()).toEqual([
      `content/menu.yaml:7:13  Entries › School › entries › School bus › to: ${message}`,
    ]);
  });

  it.each([
    ['the comma is missing', 'mailto:fees@school.test-office@school.test'],
    // A single pattern for the whole list would backtrack almost endlessly in this address.
    ['the list is damaged and very long', `mailto:a@b.${'ccccccc@b.'.repeat(18)}@`],
  ])('reports a link to several e-mail addresses if %s', async (_, address) => {
    school.change('menu.yaml', 'to: /transport', `to: ${address}`);
    expect(await school.problems()).toEqual([expect.stringContaining(`leads to "${address.slice(0, 20)}`)]);
  });

  it('reports a link in a text if it has no address', async () => {
    school.change('pages/transport.md', '(#contact)', '()');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:10:47  Text › link "fee counter": has no address. Write the address of a page with a / in front, such as /transport, or a web address beginning with https://.',
    ]);
  });

  it.each([
    'https://drive.google.com/file/d/1a/view?usp=sharing',
    'https://docs.google.com/spreadsheets/d/1a/edit#gid=0',
    'https://docs.google.com/forms/d/1a/edit',
    'https://sites.google.com/d/1a/edit',
    'https://1drv.ms/b/1a',
    'https://school.sharepoint.com/1a',
  ])('warns that %s may ask parents to sign in', async (address) => {
    school.change('menu.yaml', 'to: /transport', `to: ${address}`);
    expect(await school.problems({ severity: 'warning' })).toEqual([
      `content/menu.yaml:7:13  Entries › School › entries › School bus › to: leads to ${address}, where parents may be asked to sign in. Try it in a private window of the browser, or put a PDF into files/.`,
    ]);
  });

  it.each([
    'https://docs.google.com/forms/d/e/1a/viewform',
    'https://docs.google.com/document/d/e/1a/pub',
    'https://forms.gle/1a',
    'https://sites.google.com/view/school',
    'https://meet.google.com/abc',
    'https://wa.me/919876543210?text=Bus',
    'https://wa.me/+919876543210',
    'https://wa.me/14155552671',
    'https://wa.me/message/ABC123',
    'https://api.whatsapp.com/send?phone=919876543210&text=Bus',
    'mailto:fees@school.test?subject=Fees, 2026',
    'mailto:fees@school.test,office@school.test',
    'mailto:fees@school.test,office@school.test?subject=Fees?',
    'tel:1098',
  ])('accepts an entry that leads to %s', async (address) => {
    school.change('menu.yaml', 'to: /transport', `to: '${address}'`);
    expect(await school.problems()).toEqual([]);
  });

  it.each([
    ['tel:+919876543210', 'Call 98765 43211', '98765 43211'],
    ['https://wa.me/919876543210', 'Write to 98765-43211', '98765-43211'],
    ['mailto:fees@school.test', 'Write to office@school.test.', 'office@school.test'],
  ])('warns if an entry leads to %s but says %j', async (address, words, other) => {
    school.change(
      'menu.yaml',
      'text: School bus\n        to: /transport',
      `text: ${words}\n        to: ${address}`,
    );
    expect(await school.problems({ severity: 'warning' })).toEqual([
      expect.stringContaining(`says ${other}, but leads to ${address}. Write the same in both.`),
    ]);
  });

  it.each([
    ['tel:+919876543210', 'Call 98765 43211 or 98765 43210'],
    ['tel:+919876543210', 'Call (0)98765-43210, 8 am to 2 pm'],
    ['mailto:fees@school.test', 'a@school.test or Fees@school.test'],
    ['/transport', 'Call 98765 43211'],
  ])('accepts an entry that leads to %s and says %j', async (address, words) => {
    school.change(
      'menu.yaml',
      'text: School bus\n        to: /transport',
      `text: ${words}\n        to: ${address}`,
    );
    expect(await school.problems()).toEqual([]);
  });

  it('reports a contact that does not exist', async () => {
    school.change('pages/transport.md', 'contact: office', 'contact: bus');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:7:10  Contact: there is no contact "bus" in school.yaml. Write one of office, fees.',
    ]);
  });

  it('does not report contacts while school.yaml cannot be read', async () => {
    school.change('school.yaml', 'contacts:', '\tcontacts:');
    expect(await school.problems()).toEqual([
      'content/school.yaml:23:1  is indented with a tab. Use two spaces instead.',
    ]);
  });

  it('rejects HTML, and reports it once', async () => {
    school.change('pages/transport.md', 'Three buses', '<b>Three</b> buses');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:10:1  Text: HTML is not used here and would be shown as it is typed. Use Markdown, or put a space after "<".',
    ]);
  });

  it('rejects HTML in a field', async () => {
    school.change('home.yaml', 'The school is 60 years old.', 'The school is <b>60</b> years old.');
    expect(await school.problems()).toEqual([
      'content/home.yaml:26:19  About › text: HTML is not used here and would be shown as it is typed. Use Markdown, or put a space after "<".',
    ]);
  });

  it('rejects a first-level heading in a text', async () => {
    school.change('pages/transport.md', '## Routes', '# Routes');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:12:1  Text: is a first-level heading, which only the title may be. Begin it with ## instead of #.',
    ]);
  });

  it('rejects an extremely long paragraph', async () => {
    school.change('pages/transport.md', 'Three buses', 'a*'.repeat(20_000));
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:10:1  has a paragraph of more than 20,000 characters. Split it with an empty line.',
    ]);
  });

  it('rejects a text that is longer than any page', async () => {
    school.change('pages/transport.md', 'Three buses', `${'Three buses.\n\n'.repeat(8_000)}Three buses`);
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:14294:1  has more than 1,00,000 characters. Split it into several pages.',
    ]);
  });

  it('rejects quotations nested thousands of levels deep', async () => {
    school.change('pages/transport.md', 'Three buses', '> '.repeat(5_000));
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:10:1  begins a line with too many ">" or "-". Begin it with the text.',
    ]);
  });
});
