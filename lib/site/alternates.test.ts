import { alternatesOf } from './alternates';
import type { Content } from '@/lib/content/content';

const school = { siteAddress: 'https://www.school.example', languages: ['en', 'hi'] } as Content['school'];
const page = { route: '/fees', title: 'Fees', description: '', fact: '' };
const BOTH = {
  en: 'https://www.school.example/fees',
  hi: 'https://www.school.example/hi/fees',
  'x-default': 'https://www.school.example/fees',
};

test('a page names itself, and its address in each language, from each language', () => {
  expect(alternatesOf(page, school)).toEqual({ canonical: BOTH.en, languages: BOTH });
  expect(alternatesOf(page, { ...school, language: 'hi' })).toEqual({ canonical: BOTH.hi, languages: BOTH });
});

test('the home page of another language has no slash at its end', () => {
  const home = { ...page, route: '/' };
  expect(alternatesOf(home, { ...school, language: 'hi' }).canonical).toBe('https://www.school.example/hi');
  expect(alternatesOf(home, school).canonical).toBe('https://www.school.example/');
});

test('a page that is not translated is the English one', () => {
  const own = { ...page, languages: ['en'] };
  expect(alternatesOf(own, { ...school, language: 'hi' })).toEqual({ canonical: BOTH.en });
  expect(alternatesOf(own, school)).toEqual({ canonical: BOTH.en });
});

test('a school with one language names no alternates', () => {
  expect(alternatesOf(page, { ...school, languages: undefined })).toEqual({ canonical: BOTH.en });
});
