import { stringify } from 'yaml';
import type { AnyObjectSchema } from 'yup';
import { group, text } from './fields';

/**
 * The words of the site's own parts, as the sample school has them. A school may say each of them in its own way or
 * language in content/words.yaml; `{…}` marks what the site fills in and must stay.
 */
const SAMPLE = {
  page: {
    skip: 'Skip to the content',
    breadcrumb: 'You are here',
    home: 'Home',
    section: 'More in {section}',
    updated: 'Last updated on {date}',
    ask: 'Whom to ask',
    newTab: 'opens in a new tab',
    siteMap: 'Site map',
    siteMapDescription: 'Every page of the website of {school}, by the sections of the menu.',
    otherPages: 'Other pages',
    size: '{type}, {size}',
  },
  header: {
    email: 'E-mail us at {email}',
    social: '{school} on {network}',
    affiliationNumber: 'Affiliation no. {number}',
    code: 'School code {code}',
  },
  menu: { label: 'Main menu', open: 'Menu', close: 'Close the menu', back: 'Back to the menu' },
  footer: {
    contact: 'Contact us',
    address: 'Address',
    phone: 'Telephone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    usefulLinks: 'Useful links',
    quickLinks: 'Quick links',
    disclosure: 'Mandatory public disclosure',
    staffLogin: 'Staff login',
    copyright: '© {year} {school}',
    newsletter: 'Newsletter',
    newsletterField: 'Your e-mail address',
    newsletterSend: 'Subscribe',
  },
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    pause: 'Stop moving',
    play: 'Start moving',
    previous: 'Previous',
    next: 'Next',
    position: '{number} of {total}',
    show: 'Show {number} of {total}',
    choose: 'Choose one to show',
  },
  home: {
    banner: 'Pictures of school life',
    readMore: 'Read more',
    readMoreOf: 'of the message from the {position}',
    pauseTicker: 'Pause',
    allAnnouncements: 'All announcements',
    allNews: 'All news',
    allEvents: 'All events',
    allTestimonials: 'All testimonials',
    disclosure: 'Mandatory public disclosure (Appendix IX)',
    empty: 'Nothing has been announced yet.',
  },
  gallery: {
    viewer: 'Photo viewer',
    position: 'Photo {number} of {total}',
    close: 'Close',
    previous: 'Previous photo',
    next: 'Next photo',
    open: 'Enlarge: {caption}',
    watch: 'Watch on {site}',
    empty: 'There is nothing here yet.',
  },
  fees: {
    session: 'Fees for the session {session}, in rupees',
    item: 'Item',
    class: 'Class',
    amount: 'Amount (₹)',
    admission: 'Admission (one-time)',
    registration: 'Registration (one-time)',
    annual: 'Annual charges',
    charges: 'Admission, registration and annual charges',
    tuition: 'Tuition',
    tuitionNote: 'Tuition is paid in {count} installments.',
    installment: 'Each installment (₹)',
    total: 'Total of the year (₹)',
    accountants: 'Questions about fees',
  },
  admission: { rules: 'Rules', documents: 'Required documents', form: 'Form' },
  documents: {
    title: 'Documents to download',
    number: 'Sl. no.',
    document: 'Document',
    download: 'Download',
  },
  disclosure: {
    part: 'Part {part}: {title}',
    number: 'Sl. no.',
    information: 'Information',
    details: 'Details',
    document: 'Documents/information',
    upload: 'Upload',
    strength: 'Number/strength',
    people: 'Name and qualifications',
    classX: 'Result class X',
    classXII: 'Result class XII',
    year: 'Year',
    registered: 'No. of registered students',
    passed: 'No. of students passed',
    percentage: 'Pass percentage',
    remarks: 'Remarks',
    notApplicable: 'Not applicable: {reason}',
    validUntil: 'valid until {date}',
    seePage: 'See the page “{title}”',
    video: 'Watch the video on {host}',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    text: 'There is no page at this address. It may have moved, or the address may have a slip of the pen.',
    advice: 'Choose from the pages below, or telephone the school office.',
  },
} as const;

type Sample = typeof SAMPLE;

/** One word or sentence of the site; the places that the site fills in must be the same as in the sample. */
export function word(sample: string) {
  const places = sample.match(/\{\w+\}/g) ?? [];
  return text('Shown as it is.', inYaml(sample), 200).test(
    'places',
    places.length ? `must contain ${places.join(' and ')}, which the site fills in` : 'must not contain {…}',
    (value) => {
      const found = value?.match(/\{\w+\}/g) ?? [];
      return found.toSorted().join() === places.toSorted().join();
    },
  );
}

/** The text as it is typed in the file: in quotes where YAML wants them. */
function inYaml(sample: string): string {
  return stringify(sample, { lineWidth: 0, singleQuote: true }).trim();
}

export function mapValues<V, R>(values: Record<string, V>, change: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** content/words.yaml: every word that is not about this school but belongs to the site. */
export const wordsSchema: AnyObjectSchema = group(
  'The words of the site.',
  mapValues<Record<string, string>, AnyObjectSchema>(SAMPLE, (words) =>
    group('Words of one part of the site.', mapValues(words, word)),
  ),
);

export type Words = { [G in keyof Sample]: { [W in keyof Sample[G]]: string } };
