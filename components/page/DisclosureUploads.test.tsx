import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import { SMALL_SCHOOL } from '@/lib/content/mistakes/school-copy';
import { words } from '@/lib/content/words/in-use';
import { DisclosurePart } from './DisclosureForm';

const form = parse(String(SMALL_SCHOOL.get('disclosure.yaml'))) as Disclosure;

const show = (to: string, more: { notApplicable?: string } = {}): string => {
  const part = { ...form.B, rows: [{ row: 'B1', document: 'A letter', to, ...more }] };
  const disclosure = { ...form, B: part };
  return renderToStaticMarkup(<DisclosurePart part="B" disclosure={disclosure} pages={[]} />);
};

test('a row that links to another site opens a new tab, and says so', () => {
  const html = show('https://board.test/letter');
  expect(html).toContain('target="_blank"');
  expect(html).toContain(words.page.newTab);
});

test('a row that links to a page of the site opens no new tab', () => {
  const html = show('/letters#first');
  expect(html).toContain('href="/letters#first"');
  expect(html).not.toContain('_blank');
});

test('a space separates a reason from the link after it', () => {
  expect(show('/letters', { notApplicable: 'It follows.' })).toContain('It follows. <a href="/letters"');
});

test('a row without an answer says so', () => {
  expect(show('')).toContain(words.disclosure.notUploaded);
});

test('the telephone numbers and the e-mail address in a row are links', () => {
  const details = '+91 98765 43210 (office), 07552-234567, office@school.example.';
  const disclosure = { ...form, A: { ...form.A, rows: [{ row: 'A7', information: 'Contact', details }] } };
  const html = renderToStaticMarkup(<DisclosurePart part="A" disclosure={disclosure} pages={[]} />);
  const phone = '<a href="tel:+919876543210">+91\u00A098765\u00A043210</a>';
  const mail = '<a href="mailto:office@school.example">office@<wbr/>school<wbr/>.example</a>';
  expect(html).toContain(`${phone} (office), 07552-234567, ${mail}.`);
});
