/** @jest-environment jsdom */
import { dropDraft, keepDraft, readDraft } from './drafts';

const DRAFT = { values: { message: 'Closed' }, version: 'a', at: '2026-11-21T05:30:00Z' };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a draft belongs to one file, and is kept until it is removed', () => {
  expect(keepDraft('news/a.yaml', DRAFT)).toBe(true);
  expect(readDraft('news/a.yaml')).toEqual(DRAFT);
  expect(readDraft('news/b.yaml')).toBeUndefined();
  dropDraft('news/a.yaml', undefined);
  expect(readDraft('news/a.yaml')).toBeUndefined();
});

test('entries in the storage that are not drafts are ignored', () => {
  localStorage.setItem('fees.yaml', 'null');
  expect(readDraft('fees.yaml')).toBeUndefined();
  localStorage.setItem('fees.yaml', '{');
  expect(readDraft('fees.yaml')).toBeUndefined();
});

test('keepDraft returns false if the browser cannot store the draft', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft('fees.yaml', DRAFT)).toBe(false);
});
