/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Content } from '@/lib/content/content';
import { WORD_DEFAULTS } from '@/lib/content/kinds/words';
import { setWords } from '@/lib/content/words/in-use';
import { EnquiryForm } from './EnquiryForm';

const words = WORD_DEFAULTS.enquiry;
const office = {
  id: 'office',
  title: 'School office',
  phone: '+91 98765 43210',
  email: 'ask@school.example',
};
const SCHOOL = { name: 'My School', contacts: [office], whatsapp: '+91 98765 43210' };
const ENQUIRY = {
  classes: ['Class I', 'Class VI'],
  asks: ['language', 'message'],
  languages: ['हिन्दी'],
  reply: 'We call you.',
  contact: 'office',
  months: 6,
};

function show(enquiry = {}, school = {}, env = {}) {
  jest.replaceProperty(process, 'env', { ...process.env, API_ORIGIN: undefined, ...env });
  const pages = [{ route: '/ask', shows: ['enquiryForm'] }];
  const content = { enquiry: { ...ENQUIRY, ...enquiry }, school: { ...SCHOOL, ...school }, pages };
  render(<EnquiryForm {...(content as unknown as Content)} />);
  jest.restoreAllMocks();
}

const form = () => screen.queryByRole<HTMLInputElement>('button', { name: words.send })?.form;

beforeAll(() => setWords(WORD_DEFAULTS));

describe('EnquiryForm', () => {
  it('the enquiry form is sent to the site’s server, with the page’s address and the number of months that the notice promises', () => {
    show();
    expect(form()).toHaveAttribute('action', '/api/Enquiry');
    expect(form()).toHaveFormValues({ page: '/ask', months: '6', website: '' });
    expect(screen.getByText(/after 6 months/)).toBeVisible();
  });

  it('the enquiry form says which questions are optional', () => {
    show();
    const optional = form()?.querySelectorAll('.field > :is(input, select, textarea):not([required])');
    expect(optional).toHaveLength(2);
    for (const { labels } of optional as NodeListOf<HTMLSelectElement>)
      expect(labels[0]).toHaveTextContent(words.optional);
    expect(screen.getByLabelText(words.name)).toBeRequired();
  });

  it('the enquiry form marks an option such as “हिंदी” or “اردو” as text in the language of that name', () => {
    show({ languages: ['हिंदी', 'हिन्दी', 'English', 'اردو', 'Punjabi'] });
    const marked = document.querySelectorAll<HTMLOptionElement>('option[lang]');
    expect(Array.from(marked, ({ textContent, lang }) => `${textContent} ${lang}`)).toEqual([
      'हिंदी hi',
      'हिन्दी hi',
      'اردو ur',
    ]);
  });

  it('the enquiry form shows a failed withdrawal beside the field for the reference, to which the thank-you page links', () => {
    show();
    for (const text of [words.unknown, /nothing was changed/])
      expect(screen.getByText(text).closest('#withdraw')).toContainElement(
        document.querySelector('#enquiry-reference'),
      );
    expect(screen.getByText(words.withdraw, { selector: 'a' })).toHaveAttribute('href', '#enquiry-reference');
  });

  it('the enquiry form shows success and mistakes in different styles', () => {
    show();
    for (const text of [words.withdrawn, words.sent])
      expect(screen.getByText(text, { exact: false }).closest('.outcome')).toHaveClass('outcome-good');
    for (const text of [words.problem, words.unknown])
      expect(screen.getByText(text)).not.toHaveClass('outcome-good');
  });

  it('the enquiry form sends the page’s address in the site’s language, so that the server answers in that language', () => {
    show({}, { language: 'hi' });
    expect(form()).toHaveFormValues({ page: '/hi/ask' });
  });

  it('the enquiry form is sent to the server in API_ORIGIN', () => {
    show({}, { staffLogin: false }, { API_ORIGIN: 'https://api.school.example' });
    expect(form()).toHaveAttribute('action', 'https://api.school.example/api/Enquiry');
  });

  it('the enquiry form on a host without a server is replaced by links with prefilled questions', () => {
    show({}, { staffLogin: false });
    expect(form()).toBeUndefined();
    expect(screen.queryByText(words.notice)).toBeNull();
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => decodeURIComponent(href));
    expect(links).toEqual([
      'tel:+919876543210',
      expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=.*\nClass: \nYour name: /s),
      expect.stringMatching(/^mailto:ask@school\.example\?subject=.*&body=.*\nClass: \nYour name: /s),
    ]);
    expect(links.join()).not.toMatch(/child|birth/i);
  });

  it('the enquiry form asks only the questions in the file, and its privacy notice lists only their answers', () => {
    show({ asks: [] });
    expect(screen.queryByLabelText(words.message)).toBeNull();
    expect(screen.queryByLabelText(words.language)).toBeNull();
    expect(screen.getByText(/What we keep: your name, your telephone number, class, and/)).toBeVisible();
  });
});
