/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenFile } from '@/lib/editing/forms/api/calls';
import { fillIn } from '@/lib/text/text';
import { keepDraft } from './drafts';
import { draftOf, FEES, problemOf, Refusal, renderEditor, STATE, TEXT } from './testing/render-editor';

const HINDI: OpenFile = {
  kind: 'fees',
  path: 'hi/fees.yaml',
  title: 'Hindi: Fees',
  values: { a1: 'पुराना', c3: 'पूरा' },
  problems: [],
  translation: {
    language: 'hi',
    english: 'fees.yaml',
    texts: [
      { key: 'c3', field: 'Heading', english: 'Whole', state: 'done' },
      { key: 'a1', field: 'Note', english: 'New', before: 'Old', state: 'older' },
      { key: 'b2', field: 'Rule', english: 'Pay early.', state: 'missing' },
    ],
  },
};
const SEARCH = '?file=hi/fees.yaml';
const DONE = { path: 'hi/fees.yaml', version: 'v2', id: 's1', changes: [], problems: [] };
const boxOf = (field: string) =>
  screen.findByRole('textbox', { name: fillIn(TEXT.translated, { field, language: 'Hindi' }) });

beforeEach(() => localStorage.clear());

test('missing and outdated translations come first; outdated ones are shown with the English text that they translate', async () => {
  renderEditor(SEARCH, { 'GET File': HINDI });
  const [rule, note] = [await boxOf('Rule'), await boxOf('Note')];
  expect(rule).toHaveAccessibleDescription(TEXT.text_missing);
  expect(note).toHaveAccessibleDescription(TEXT.text_older);
  expect([note.lang, note.dir]).toEqual(['hi', 'ltr']);
  expect(screen.getByText('Old')).toHaveAttribute('lang', 'en');
  const rest = within(screen.getByText(fillIn(TEXT.inOrder, { count: 1 })).closest('details') as HTMLElement);
  expect(rest.getByDisplayValue('पूरा')).toBeInTheDocument();
});

test('a ticked check box confirms that an outdated translation still fits', async () => {
  const { bodiesOf } = renderEditor(SEARCH, { 'GET File': HINDI, 'POST Save': DONE });
  await userEvent.type(await boxOf('Rule'), 'जल्दी दीजिए।');
  await userEvent.click(screen.getByLabelText(TEXT.stillFits));
  await userEvent.click(screen.getByRole('button', { name: TEXT.save }));
  await waitFor(() => expect(bodiesOf('POST Save')).toHaveLength(1));
  expect(bodiesOf('POST Save')[0]).toMatchObject({
    path: 'hi/fees.yaml',
    values: { a1: 'पुराना', b2: 'जल्दी दीजिए।', c3: 'पूरा', fits: { a1: true } },
  });
});

test('the translation of an urgent notice says on its button that it goes onto the website at once', async () => {
  renderEditor('?file=hi/notice.yaml', { 'GET File': { ...HINDI, kind: 'notices', path: 'hi/notice.yaml' } });
  expect(await screen.findByRole('button', { name: TEXT.showNow })).toBeVisible();
});

test('a mistake is shown at its box, even if the box is in a collapsed section', async () => {
  const problem = problemOf(['c3'], 'has the number 5.', { file: 'hi/fees.yaml' });
  const refused = new Refusal(422, {
    code: 'mistakes',
    errorMessage: 'One thing needs correcting.',
    problems: [problem],
    elsewhere: [],
  });
  renderEditor(SEARCH, { 'GET File': HINDI, 'POST Save': refused });
  await boxOf('Rule');
  await userEvent.click(screen.getByRole('button', { name: TEXT.save }));
  await waitFor(async () => expect(await boxOf('Heading')).toBeInvalid());
});

test('unsaved translations whose English text has changed are shown until the user discards them', async () => {
  const values = { gone: 'यह गया', c3: 'नया' };
  keepDraft(draftOf('hi/fees.yaml'), { values, at: '2026-11-20T05:30:00Z' });
  const { bodiesOf } = renderEditor(SEARCH, { 'GET File': HINDI, 'POST Save': DONE });
  expect(await screen.findByText('यह गया')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: TEXT.forgetThese }));
  expect(screen.queryByText('यह गया')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: TEXT.save }));
  await waitFor(() => expect(bodiesOf('POST Save')[0]).toMatchObject({ values: { c3: 'नया' } }));
  expect(bodiesOf('POST Save')[0]).not.toHaveProperty('values.gone');
});

test('an unsaved translation is not sent if its English text has changed, but saved translations still are', async () => {
  const base = { gone: 'पहला', c3: 'पूरा' };
  keepDraft(draftOf('hi/fees.yaml'), { values: { gone: 'यह गया' }, base, at: '2026-11-20T05:30:00Z' });
  const { bodiesOf } = renderEditor(SEARCH, { 'GET File': HINDI, 'POST Save': DONE });
  expect(await boxOf('Note')).toHaveValue('पुराना');
  // The user has emptied this box in the draft.
  expect(await boxOf('Heading')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: TEXT.save }));
  await waitFor(() => expect(bodiesOf('POST Save')[0]).toMatchObject({ values: { a1: 'पुराना' } }));
  expect(bodiesOf('POST Save')[0]).not.toHaveProperty('values.gone');
});

test('after a save, an outdated translation is confirmed with one press, unless its facts differ', async () => {
  const file = { path: 'hi/fees.yaml', title: 'Fees', missing: 0, older: 1 };
  const stateOf = (behind?: string) => ({
    ...STATE,
    languages: [{ language: 'hi', files: [{ ...file, behind }] }],
  });
  const states = [stateOf('list'), stateOf(), stateOf('facts')];
  const answers = {
    'GET File': FEES,
    'POST Save': { ...DONE, path: 'fees.yaml', changes: ['Done'] },
    'GET State': () => states.shift(),
  };
  const files = [FEES, HINDI];
  const { bodiesOf, unmount } = renderEditor('?file=fees.yaml', {
    ...answers,
    'GET File': () => files.shift(),
  });
  const hindi = { language: 'Hindi' };
  await userEvent.click(await screen.findByRole('button', { name: TEXT.save }));
  expect(await screen.findByText(fillIn(TEXT.behind_list, hindi))).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: fillIn(TEXT.textFits, hindi) }));
  await waitFor(() => expect(bodiesOf('POST Save')).toHaveLength(2));
  const { kind, path, version, values } = HINDI;
  expect(bodiesOf('POST Save')[1]).toEqual({
    kind,
    path,
    version,
    values: { ...values, fits: { a1: true } },
  });
  await waitFor(() => expect(screen.queryByText(fillIn(TEXT.behind_list, hindi))).not.toBeInTheDocument());
  expect(screen.getByText('Hindi: Done')).toBeVisible();
  expect(screen.getByRole('heading', { name: TEXT.saved })).toHaveFocus();
  unmount();
  renderEditor('?file=fees.yaml', answers);
  await userEvent.click(await screen.findByRole('button', { name: TEXT.save }));
  expect(await screen.findByText(fillIn(TEXT.behind_facts, hindi))).toBeVisible();
  expect(screen.getByRole('link', { name: fillIn(TEXT.openText, hindi) })).toHaveAttribute(
    'href',
    '?file=hi%2Ffees.yaml',
  );
  expect(screen.queryByRole('button', { name: fillIn(TEXT.textFits, hindi) })).not.toBeInTheDocument();
});

test('the start page and each English form say how many translations are missing or outdated', async () => {
  const files = [{ path: 'hi/fees.yaml', title: 'Fees', missing: 1, older: 2 }];
  const languages = [{ language: 'hi', files }];
  const { unmount } = renderEditor('', { 'GET State': { ...STATE, languages } });
  const said = `${fillIn(TEXT.oneMissing, { count: 1 })}, ${fillIn(TEXT.older, { count: 2 })}`;
  const section = within(await screen.findByRole('region', { name: 'Hindi' }));
  expect(section.getAllByText(said)).toHaveLength(2);
  expect(section.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '?file=hi%2Ffees.yaml');
  unmount();
  renderEditor('?file=fees.yaml', { 'GET File': { ...FEES, languages } });
  expect(await screen.findByText(`: ${said}`)).toBeVisible();
});
