import type { InferType } from 'yup';
import * as F from './fields';
import { LANGUAGES, nameLanguage } from '@/lib/text/language';
import { wcagLuminance } from 'culori';
import * as palette from '@/lib/theme/palette';
import { withScheme } from '@/lib/text/text';
import type { Moment } from './kind';
import { problemsAt, type ParsedFile, type Problem } from '../say/problem';

const contactOfSchool = F.group('A contact for visitors.', {
  id: F.text('A short name by which pages refer to this contact.', 'office', 30).meta({ untranslated: true }),
  title: F.text('What visitors can call this contact for.', 'School office'),
  name: F.text('The name of the person or desk that answers.', 'Front desk').optional(),
  phone: F.phone('The telephone number, with the country code.'),
  secondPhone: F.phone('A second number, for when the first is engaged.').optional(),
  email: F.email('The e-mail address of this contact.').optional(),
  hours: F.text('When visitors can reach this contact.', 'Monday to Saturday, 8.00 am to 2.00 pm').optional(),
});

export const MAX_CONTACTS = 30;

const footerLink = F.group('One link of the footer.', {
  text: F.text('The link text.', 'Admission'),
  to: F.link('The page to which the link leads.', '/admissionprocedure'),
});

/** Such as `hi (Hindi)` */
const CODES = LANGUAGES.map((code) => `${code} (${nameLanguage(code, 'en')})`);

export const schoolSchema = F.group('Name, address, telephone numbers, contacts, colours and footer.', {
  name: F.text('The full name of the school.', 'Vidya Niketan Public School', 80),
  shortName: F.text('A short name for narrow places, such as below an icon on a phone.', 'Vidya Niketan', 30),
  description: F.text('One or two sentences about the school, for search engines.', 'A CBSE school.', 200),
  devanagari: F.group('The name in Devanagari, shown beside the crest on wide screens.', {
    name: F.text('The name in Devanagari.', 'विद्या निकेतन पब्लिक स्कूल', 60).meta({ untranslated: true }),
    motto: F.text('The motto in Devanagari.', 'विद्या ददाति विनयम्', 60)
      .meta({ untranslated: true })
      .optional(),
  }).optional(),
  town: F.text('The town or locality, as the header shows it.', 'Civil Lines, Rampur'),
  board: F.text(
    'The board of the school, or “none” if it has no board. A CBSE school also needs disclosure.yaml.',
    'CBSE',
  ).meta({ untranslated: true }),
  affiliationLine: F.text('The words before the affiliation number.', 'Affiliated to CBSE, New Delhi'),
  affiliationNumber: F.registrationNumber('The number of the affiliation.', '"2130000"').optional(),
  code: F.registrationNumber("The board's code for the school.", '"60000"').optional(),
  classes: F.ofClasses(
    'All classes of the school. The check compares fees and timings with this list. List each class below Class I by the name that the school uses.',
    'Nursery, KG 1, KG 2, I-XII',
  ).optional(),
  session: F.session('The session that the school is in now.', '2025-26'),
  languages: F.list(
    'The languages of the website, English first. The texts in each other language are in a folder named after its code, such as content/hi/.',
    F.choice('The code of a language.', LANGUAGES)
      .oneOf(LANGUAGES, 'must be a code of a language')
      .meta({ refuses: { '': ` The codes are ${CODES.join(', ')}.` } }),
    [1, 4],
  )
    .test(
      'english',
      'must begin with en, because content/ is in English, and must list each language only once',
      (value) => !value || (value[0] === LANGUAGES[0] && new Set(value).size === value.length),
    )
    .meta({ refuses: { '': ' Write, for example, languages: [en, hi].' } })
    .optional(),
  announcementDays: F.count(
    'The number of days for which an announcement without a last day is shown.',
    '90',
    [1, 3650],
  ).optional(),
  siteAddress: F.address('The address of this website.', 'https://www.school.example', ['https:'])
    .matches(/^(?:https:\/\/)?[^/?#]*$/, 'must have nothing after the name of the website')
    .matches(
      /^(?:https:\/\/)?([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]+(:\d+)?$/u,
      'must have the name of a website, such as www.school.in, after https://',
    )
    .meta({ form: 'host' }),
  email: F.email('The e-mail address that the header shows.'),
  phones: F.list('The numbers in the footer.', F.phone('A telephone number with the country code.'), [1, 6]),
  whatsapp: F.phone('The WhatsApp number of the school, with the country code.')
    .matches(/^\+/, 'must begin with + and the country code: WhatsApp has no toll-free numbers')
    .optional(),
  address: F.group('The postal address of the school.', {
    street: F.text('The house and the street.', '12 School Road'),
    locality: F.text('The town or village.', 'Rampur'),
    district: F.text('The district.', 'Rampur'),
    state: F.text('The State or Union Territory.', 'Uttar Pradesh'),
    pin: F.pinCode('The PIN code.'),
  }),
  map: F.address(
    'The link to the school on a map: copy it from “Share” in the map. If you leave it out, visitors see a search for the postal address.',
    'https://maps.app.goo.gl/abc',
    ['https:'],
  ).optional(),
  logo: F.picture('The crest of the school: an SVG, or a PNG of at least 512 by 512 pixels.', 'logo.svg'),
  social: F.groups('The pages of the school on social networks.', [0, 6], 'One social network.', {
    network: F.choice('The network. The link shows its name and icon.', [
      'Facebook',
      'Instagram',
      'YouTube',
      'X',
      'LinkedIn',
    ]),
    address: F.address('The school’s page on that network.', 'https://www.facebook.com/school'),
  }),
  contacts: F.list('The contacts. Each page gives the id of one of them.', contactOfSchool, [
    1,
    MAX_CONTACTS,
  ]),
  childSafety: F.contact(
    'The contact for child safety (POCSO): the id of a contact that has a name.',
  ).optional(),
  complaints: F.contact('The contact for complaints: the id of a contact that has a name.').optional(),
  principal: F.group('The principal, whose details replace {principal} and {qualification} in other texts.', {
    name: F.text('The name of the principal.', 'Sample Principal', 60),
    qualification: F.text('The qualification, as in disclosure.yaml.', 'M.Sc., B.Ed.', 100).optional(),
  }).optional(),
  colours: F.group('The four colours from which the site mixes all others.', {
    ink: F.colour('A dark colour for headings, header, footer and buttons.', '"#1b2a5b"'),
    accent: F.colour('A bright colour for lines and marks.', '"#f2a20c"'),
    paper: F.colour('A light colour for the background.', '"#fbf7ee"'),
    success: F.colour('A green colour for messages of success.', '"#2f7d4f"'),
  }),
  staffLogin: F.yesNo(
    'Whether staff sign in on this website, which needs the staff server. If false, no page links to the login page, and the login page says that staff do not sign in here.',
    'false',
  ).optional(),
  footer: F.group('The last lines of every page.', {
    usefulLinks: F.list('Links under "Useful Links".', footerLink, [0, 12]),
    quickLinks: F.list('Links under "Quick Links".', footerLink, [0, 12]),
    copyrightYear: F.count('The copyright year, if not the current one.', '2025', [1900, 2200]).optional(),
    browserNote: F.text('The browsers in which the site works.', 'Best viewed in any current browser.'),
    newsletter: F.group('The form to order a newsletter. Leave it out if there is none.', {
      action: F.address('The address to which the form is sent.', 'https://news.school.example/subscribe'),
      field: F.text(
        'The name of the form field in which the newsletter service expects the e-mail address.',
        'email',
        40,
      ).meta({ untranslated: true }),
    }).optional(),
  }),
});

/** `original` is the school's English name, if `name` is a translation. */
export type School = InferType<typeof schoolSchema> & { original?: string };
export type Contact = School['contacts'][number];

export const contactOf = ({ contacts }: School, id: string | undefined) =>
  contacts.find((each) => each.id === id);

export const officeHours = ({ contacts }: School) => contacts.find(({ hours }) => hours)?.hours;

/** Normalizes the site address to a lower-case ASCII origin, and fills in the copyright year. */
export function toSchool(school: School, { day, language }: Pick<Moment, 'day' | 'language'>) {
  const copyrightYear = school.footer.copyrightYear ?? Number(day.slice(0, 4));
  return {
    ...school,
    language,
    siteAddress: new URL(withScheme(school.siteAddress)).origin,
    social: school.social.map((each) => ({ ...each, address: withScheme(each.address) })),
    footer: { ...school.footer, copyrightYear },
  };
}

export const placesOf = ({ locality, district }: School['address']): string[] =>
  locality.split(/,\s*/).includes(district) ? [locality] : [locality, district];

/** A link to the school on a map: the one in school.yaml, or else a search for the postal address. */
export function mapLink({ name, address, map }: Pick<School, 'name' | 'address' | 'map'>): string {
  const { street, state, pin } = address;
  const wanted = [name, street, ...placesOf(address), `${state} ${pin}`].join(', ');
  return map ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(wanted)}`;
}

/** True for CBSE, whose schools must publish Appendix IX of its Affiliation Bye-Laws. */
export const isCbse = (board: string): boolean =>
  /\bc\.?\s?b\.?\s?s\.?\s?e\b|\bcentral board of secondary\b/i.test(board);

/** For each foreground colour: its name for editors, the school colour from which it derives, and the remedy. */
const ROLES: Partial<
  Record<keyof palette.Palette, readonly [words: string, from?: keyof palette.SchoolColours, remedy?: string]>
> = {
  muted: ['small text'],
  ink: ['headings'],
  link: ['links'],
  success: ['text in success', 'success', 'Choose a darker success.'],
  accent: ['text in accent', 'accent', 'Choose a lighter accent, or a darker ink.'],
  danger: ['warnings', 'paper', 'Choose a lighter paper.'],
};
const GROUNDS: Partial<Record<keyof palette.Palette, string>> = {
  paper: 'the page',
  surface: 'cards',
  sunken: 'shaded parts of the page',
  band: 'the header and the footer',
};

/** Reports colours with too little contrast in light or dark mode (WCAG 1.4.3, AA), but only one pair at a time. */
export function checkColours(file: ParsedFile): Problem[] {
  const { colours } = file.document.value as Pick<School, 'colours'>;
  const modes = { light: palette.lightPalette(colours), dark: palette.darkPalette(colours) };
  for (const [mode, own] of Object.entries(modes)) {
    const low = palette.findLowContrast(own);
    // Report ink and paper first: the other colours derive from them.
    const worst = low.find(({ front }) => !ROLES[front]?.[1]) ?? low[0];
    if (!worst) continue;
    const [words = 'text', from = 'ink', remedy = 'Choose a darker ink, or a lighter paper.'] =
      ROLES[worst.front] ?? [];
    const path = ['colours', from === 'ink' && wcagLuminance(colours.paper) < 0.5 ? 'paper' : from];
    // Round down, so that 4.499 is not reported as 4.50.
    const ratio = (Math.floor(worst.ratio * 100) / 100).toFixed(2);
    const message = `is hard to read: ${words} on ${GROUNDS[worst.back] ?? worst.back} in ${mode} mode has a contrast of ${ratio}:1, but text needs ${palette.MIN_CONTRAST}:1. ${remedy}`;
    return problemsAt(file, path, message);
  }
  return [];
}
