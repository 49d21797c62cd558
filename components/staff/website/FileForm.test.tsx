/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormField } from '@/lib/editing/forms/api/forms';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { makeToken } from '@/lib/staff/testing/make-token';
import { fillIn } from '@/lib/text/text';
import { keepDraft, listDrafts, readDraft } from './drafts';
import {
  draftOf,
  FEES,
  fieldOf,
  KINDS,
  problemOf,
  Refusal,
  renderEditor,
  STATE,
  TEXT,
} from './testing/render-editor';

const SAVED = {
  path: 'announcements/a.yaml',
  version: 'v2',
  id: 's2',
  before: 's1',
  changes: ['It is new.'],
  problems: [],
};

/** Renders the form of the fees, whose first save the server refuses with this conflict. */
function renderConflict(parts: object) {
  const conflict = new Refusal(409, {
    errorMessage: 'Ravi has saved.',
    code: 'changed',
    by: 'Ravi Kumar',
    version: 'v2',
    ...parts,
  });
  let saves = 0;
  return renderEditor('?file=fees.yaml', {
    'GET File': FEES,
    'POST Save': () => (saves++ ? SAVED : conflict),
  });
}

const box = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
afterEach(() => jest.useRealTimers());

describe('new files', () => {
  it('the form of a new file shows required and familiar fields first, and the others under “More”; it asks about a picture once there is one', async () => {
    renderEditor('?new=announcements', {});
    expect(await box('Text')).toHaveAccessibleDescription('About Text. For example: Admission is open.');
    expect(screen.getByLabelText('First day')).toHaveValue('2026-11-21');
    expect(screen.getByText('Saturday, 21 November 2026')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Heading/)).toBeVisible();
    expect(screen.getByLabelText(/^Page/)).not.toBeVisible();
    await userEvent.click(screen.getByText(TEXT.more));
    expect(screen.getByLabelText(/^Page/)).toBeVisible();
    expect(screen.queryByLabelText(/^Description/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByText(TEXT.ownPictures));
    await userEvent.click(screen.getByRole('button', { name: 'hall.jpg' }));
    expect(screen.getByLabelText(/^Description/)).toBeVisible();
  });

  it('a new file is saved without its empty boxes; the page then says what changed', async () => {
    const user = userEvent.setup();
    const { bodiesOf } = renderEditor('?new=announcements', { 'POST Save': SAVED });
    await user.click(await box('Text'));
    await user.paste('Closed.');
    const heading = screen.getByLabelText(/^Heading/);
    await user.type(heading, 'x');
    await user.clear(heading);
    await user.click(button(TEXT.save));
    const saved = await screen.findByRole('heading', { name: TEXT.saved });
    expect(saved).toHaveFocus();
    expect(saved).toHaveAccessibleDescription('It is new.');
    expect(bodiesOf('POST Save')).toEqual([
      {
        kind: 'announcements',
        key: expect.any(String) as string,
        values: { publish: '2026-11-21', message: 'Closed.' },
      },
    ]);
    expect(listDrafts()).toEqual([]);
  });

  it('a new file is created only once, even if the response is lost and the user saves it again from another tab', async () => {
    const lost = () => {
      throw new TypeError('network');
    };
    const { bodiesOf, unmount } = renderEditor('?new=announcements', { 'POST Save': lost });
    await userEvent.type(await box('Text'), 'Closed.');
    await userEvent.click(button(TEXT.save));
    expect(await screen.findByText(TEXT.noNetwork)).toBeVisible();
    await userEvent.click(button(TEXT.save));
    unmount();
    const next = renderEditor('?new=announcements', { 'POST Save': SAVED });
    await userEvent.click(await screen.findByRole('button', { name: TEXT.save }));
    await screen.findByRole('heading', { name: TEXT.saved });
    const sent = [...bodiesOf('POST Save'), ...next.bodiesOf('POST Save')] as { key: string }[];
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[\w-]{8,64}$/);
  });

  it('a new file that has been saved offers a preview of its page', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const preview = { address: '/api/Content/Preview/x/notice/a', until: '2026-11-22T05:30:00Z' };
    const { bodiesOf } = renderEditor('?new=announcements', { 'POST Save': SAVED, 'POST Preview': preview });
    await userEvent.type(await box('Text'), 'Closed.');
    await userEvent.click(button(TEXT.save));
    await userEvent.click(await screen.findByRole('button', { name: TEXT.look }));
    expect(bodiesOf('POST Preview')).toEqual([{ path: SAVED.path }]);
  });

  it('saving a new file can be undone with one button', async () => {
    const back = { ...SAVED, version: undefined, before: undefined, changes: ['It is gone.'] };
    const { bodiesOf } = renderEditor('?new=announcements', { 'POST Save': SAVED, 'POST PutBack': back });
    await userEvent.type(await box('Text'), 'Closed.');
    await userEvent.click(button(TEXT.save));
    // Once somebody else has saved, only the history can undo the change.
    const history = await screen.findByRole('link', { name: TEXT.history });
    expect(history).toHaveAttribute('href', `?history=${encodeURIComponent(SAVED.path)}`);
    await userEvent.click(screen.getByRole('button', { name: TEXT.takeBack }));
    expect(await screen.findByText('It is gone.')).toBeVisible();
    expect(bodiesOf('POST PutBack')).toEqual([{ path: SAVED.path, version: 'v2', id: 's1' }]);
  });

  it('a refused save of an untouched form keeps nothing in the browser', async () => {
    const problems = [problemOf(['message'], 'is missing.')];
    const refused = new Refusal(422, { errorMessage: 'No.', code: 'mistakes', problems, elsewhere: [] });
    renderEditor('?new=announcements', { 'POST Save': refused });
    await userEvent.click(await screen.findByRole('button', { name: TEXT.save }));
    expect(await screen.findByText(TEXT.oneMistake)).toBeVisible();
    expect(listDrafts()).toEqual([]);
  });

  it('the form of a new file does not report empty boxes that the user has not visited yet', async () => {
    const missing = problemOf(['message'], 'is missing. Write a text.');
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderEditor('?new=announcements', { 'POST Check': { problems: [missing], elsewhere: [] } });
    await user.clear(await screen.findByLabelText('First day'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText('Write a text.')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Text'));
    await user.tab();
    expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(/(?<!is missing\.) Write a text\.$/);
    await user.type(screen.getByLabelText('Text'), 'A');
    expect(screen.queryByText('Write a text.')).not.toBeInTheDocument();
  });

  it('a new file can link to a page of the site, or to any other address', async () => {
    const { bodiesOf } = renderEditor('?new=announcements', { 'POST Save': SAVED });
    await userEvent.click(await screen.findByText(TEXT.more));
    const page = screen.getByLabelText(/^Page/);
    await userEvent.selectOptions(page, 'School buses');
    await userEvent.selectOptions(page, TEXT.otherPage);
    await userEvent.type(screen.getByLabelText(TEXT.otherPage), 'cbse.gov.in');
    await userEvent.click(button(TEXT.save));
    await screen.findByRole('heading', { name: TEXT.saved });
    expect(bodiesOf('POST Save')).toMatchObject([{ values: { to: 'https://cbse.gov.in' } }]);
  });
});

describe('mistakes', () => {
  const wrong = problemOf(['tuition', 1, 'total'], 'must be 7 × 1550 = 10850, found 11000.', {
    field: 'Tuition, VI-VIII, total',
    remedy: { value: '10850', label: 'Write 10850' },
  });
  const mistakes = new Refusal(422, {
    errorMessage: 'No.',
    code: 'mistakes',
    problems: [wrong],
    elsewhere: [],
  });

  it('a mistake is shown at its field and in a list with a link to it, and one button corrects it', async () => {
    const { bodiesOf } = renderEditor('?file=fees.yaml', { 'GET File': FEES, 'POST Save': mistakes });
    await userEvent.click(await screen.findByRole('button', { name: TEXT.save }));
    expect(await screen.findByText(TEXT.oneMistake)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: wrong.field }));
    const [, total] = screen.getAllByLabelText('Total');
    await waitFor(() => expect(total).toHaveFocus());
    expect(total).toBeInvalid();
    expect(total).toHaveAccessibleDescription(/must be 7 × 1550/);
    await userEvent.click(button('Write 10850'));
    expect(total).toHaveValue('10850');
    await waitFor(() => expect(total).toHaveFocus());
    await userEvent.click(button(TEXT.save));
    expect(bodiesOf('POST Save')[1]).toMatchObject({
      version: 'v1',
      values: { tuition: [{}, { total: '10850' }] },
    });
  });

  it('a mistake is listed in the order of the form’s fields, not in the order in which the check finds mistakes', async () => {
    const problems = [
      problemOf(['tuition', 1, 'total'], 'must be 10850.'),
      problemOf(['tuition', 0, 'class'], 'is missing.'),
      problemOf(['session'], 'is over.'),
      problemOf([], 'is too long.'),
    ];
    const refused = new Refusal(422, { errorMessage: 'No.', code: 'mistakes', problems, elsewhere: [] });
    const opened = { ...FEES, problems: problems.slice(1) };
    renderEditor('?file=fees.yaml', { 'GET File': opened, 'POST Save': refused });
    const places = () => screen.getAllByRole('link', { name: /^(?:session|tuition, |the whole)/i });
    const names = () => places().map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual([TEXT.wholeFile, 'session', 'tuition, 0, class']));
    await userEvent.click(button(TEXT.save));
    await waitFor(() => expect(names()[3]).toBe('tuition, 1, total'));
    expect(names()[1]).toBe('session');
  });

  it('a mistake loses its button once the text has changed, because the button would replace what was typed since', async () => {
    renderEditor('?file=fees.yaml', { 'GET File': FEES, 'POST Save': mistakes });
    await userEvent.click(await screen.findByRole('button', { name: TEXT.save }));
    expect(await screen.findByRole('button', { name: 'Write 10850' })).toBeVisible();
    await userEvent.type(screen.getAllByLabelText('Total')[1]!, '5');
    expect(screen.queryByRole('button', { name: 'Write 10850' })).not.toBeInTheDocument();
    expect(screen.getAllByLabelText('Total')[1]).toHaveAccessibleDescription(/must be 7 × 1550/);
  });

  it('a mistake that was found on saving stays, even if the response to an older check arrives later', async () => {
    let answer: (found: object) => void = () => {};
    const { bodiesOf } = renderEditor('?file=fees.yaml', {
      'GET File': FEES,
      'POST Check': () => new Promise((resolve) => (answer = resolve)),
      'POST Save': mistakes,
    });
    await userEvent.type(await box('Session'), '!');
    await waitFor(() => expect(bodiesOf('POST Check')).toHaveLength(1));
    await userEvent.click(button(TEXT.save));
    expect(await screen.findByText(TEXT.oneMistake)).toBeVisible();
    await act(async () => answer({ problems: [], elsewhere: [] }));
    expect(screen.getByText(TEXT.oneMistake)).toBeVisible();
  });

  it('a mistake in another file is a link to the form of that file', async () => {
    const elsewhere = problemOf(['days', 0, 'date'], 'is not in the session.', { file: 'calendar.yaml' });
    const refused = new Refusal(422, {
      errorMessage: 'No.',
      code: 'mistakes',
      problems: [],
      elsewhere: [elsewhere],
    });
    renderEditor('?file=fees.yaml', { 'GET File': FEES, 'POST Save': refused });
    await userEvent.click(await screen.findByRole('button', { name: TEXT.save }));
    expect(await screen.findByRole('link', { name: /^Calendar, / })).toHaveAttribute(
      'href',
      '?file=calendar.yaml&at=days.0.date',
    );
  });

  it('a mistake is a link to its field, not to the heading of its form', async () => {
    jest.spyOn(window, 'scrollTo').mockReturnValue();
    const todo = [problemOf(['session'], 'is missing.', { file: 'fees.yaml' })];
    renderEditor('', { 'GET State': { ...STATE, todo }, 'GET File': FEES });
    await userEvent.click(await screen.findByRole('link', { name: /^Fees, / }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Session/ })).toHaveFocus());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('textbox', { name: /^Session/ })).toHaveFocus();
  });
});

test('the list of mistakes gets the focus if the first mistake is in a filled box', async () => {
  const problems = [problemOf(['title'], 'is missing.'), problemOf(['message'], 'is too long.')];
  const mistakes = new Refusal(422, { errorMessage: 'No.', code: 'mistakes', problems, elsewhere: [] });
  renderEditor('?new=announcements', { 'POST Save': mistakes });
  await userEvent.type(await box('Text'), 'x');
  await userEvent.click(button(TEXT.save));
  await waitFor(() => expect(screen.getByRole('group', { name: TEXT.problems })).toHaveFocus());
});

test('if an empty box in a closed part has a mistake, the part opens and stays open, and the box gets the focus', async () => {
  const wrong = problemOf(['title'], 'must be on one line.');
  const found = [[wrong], []];
  const mistakes = new Refusal(422, {
    errorMessage: 'No.',
    code: 'mistakes',
    problems: [wrong],
    elsewhere: [],
  });
  renderEditor('?new=announcements', {
    'POST Save': mistakes,
    'POST Check': () => ({ problems: found.pop() ?? [], elsewhere: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: TEXT.save }));
  const heading = screen.getByLabelText(/^Heading/);
  await waitFor(() => expect(heading).toHaveFocus());
  await userEvent.type(heading, 'x');
  await waitFor(() => expect(heading).toBeValid());
  expect(heading).toBeVisible();
});

describe('lists', () => {
  it('a list accepts rows pasted from Excel, and offers to undo the paste', async () => {
    renderEditor('?file=fees.yaml', { 'GET File': FEES });
    const user = userEvent.setup();
    await user.click((await screen.findAllByLabelText('Class'))[1]!);
    await user.paste('VI-X\t12000\nXI-XII\t13000\n');
    expect(screen.getAllByLabelText('Total').map((input) => (input as HTMLInputElement).value)).toEqual([
      '10000',
      '12000',
      '13000',
    ]);
    await user.click(button(TEXT.undo));
    expect(screen.getAllByLabelText('Total')).toHaveLength(2);
  });

  it('a list keeps the items below a new item when several rows are pasted into the new one', async () => {
    renderEditor('?file=fees.yaml&add=tuition', { 'GET File': FEES });
    const user = userEvent.setup();
    const classes = () => screen.getAllByLabelText('Class').map((input) => (input as HTMLInputElement).value);
    await waitFor(() => expect(screen.getAllByLabelText('Class')).toHaveLength(3));
    const last = screen.getAllByLabelText('Class')[2];
    await user.click(screen.getAllByLabelText('Class')[0]!);
    await user.paste('IX\t12000\nX\t13000\n');
    expect(classes()).toEqual(['IX', 'X', 'I-V', 'VI-VIII']);
    // Each item keeps its own elements, such as a photo that is still being sent.
    expect(screen.getAllByLabelText('Class')[3]).toBe(last);
    await user.click(button(TEXT.undo));
    expect(classes()).toEqual(['', 'I-V', 'VI-VIII']);
    expect(screen.getAllByLabelText('Class')[2]).toBe(last);
  });

  it('a list brings back a deleted item, and keeps what was typed into other items since', async () => {
    renderEditor('?file=fees.yaml', { 'GET File': FEES });
    await userEvent.click(await screen.findByRole('button', { name: `${TEXT.remove}: I-V` }));
    expect(screen.getAllByLabelText('Total')).toHaveLength(1);
    expect(screen.getByText(TEXT.removed)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Class'), ' A');
    await userEvent.click(button(TEXT.undo));
    const classes = screen.getAllByLabelText('Class').map((input) => (input as HTMLInputElement).value);
    expect(classes).toEqual(['I-V', 'VI-VIII A']);
    // Undo disappears: a second press would add the item twice.
    expect(screen.queryByText(TEXT.removed)).not.toBeInTheDocument();
  });

  it('a list adds, moves and deletes items, each button named after its item', async () => {
    const { bodiesOf } = renderEditor('?file=fees.yaml', { 'GET File': FEES, 'POST Save': SAVED });
    await userEvent.click(await screen.findByRole('button', { name: `${TEXT.up}: VI-VIII` }));
    await userEvent.click(button(`${TEXT.remove}: I-V`));
    await waitFor(() => expect(screen.getByText('Tuition (1)')).toHaveFocus());
    await userEvent.click(button(fillIn(TEXT.addTo, { label: 'Tuition' })));
    await waitFor(() => expect(screen.getAllByLabelText('Class')[1]).toHaveFocus());
    await userEvent.keyboard('IX');
    await userEvent.click(button(TEXT.save));
    await screen.findByRole('heading', { name: TEXT.saved });
    expect(bodiesOf('POST Save')).toMatchObject([
      { values: { tuition: [{ class: 'VI-VIII', total: '11000' }, { class: 'IX' }] } },
    ]);
  });

  it('a long list has a button to add an item above it too, which leads to the new item', async () => {
    const tuition = Array.from({ length: 9 }, (_, at) => ({ class: `Class ${at}`, total: '10000' }));
    renderEditor('?file=fees.yaml', { 'GET File': { ...FEES, values: { tuition } } });
    const [above, below] = await screen.findAllByRole('button', {
      name: fillIn(TEXT.addTo, { label: 'Tuition' }),
    });
    const list = screen.getAllByLabelText('Class')[0]!.closest('ol')!;
    expect(above!.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(below!.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await userEvent.click(above!);
    await waitFor(() => expect(screen.getAllByLabelText('Class')[9]).toHaveFocus());
  });
});

test('an empty list in an entry can be copied from the entry before it', async () => {
  const row = (fields: Record<string, FormField>) => fieldOf('Row', { type: 'object', fields });
  const stages = fieldOf('Stages', { type: 'array', item: row({ name: fieldOf('Stage') }) });
  const seasons = fieldOf('Seasons', { type: 'array', item: row({ name: fieldOf('Name'), stages }) });
  const kinds = KINDS.kinds.map((kind) => (kind.kind === 'fees' ? { ...kind, fields: { seasons } } : kind));
  const summer = { name: 'Summer', stages: [{ name: 'Primary' }] };
  const { bodiesOf } = renderEditor('?file=fees.yaml', {
    'GET Kinds': { ...KINDS, kinds },
    'GET File': { ...FEES, values: { seasons: [summer, { name: 'Winter' }] } },
    'POST Save': SAVED,
  });
  const copy = { name: fillIn(TEXT.copyFrom, { name: 'Summer' }), hidden: true };
  await userEvent.click(await screen.findByRole('button', copy));
  expect(screen.queryByRole('button', copy)).not.toBeInTheDocument();
  await userEvent.click(button(TEXT.save));
  await screen.findByRole('heading', { name: TEXT.saved });
  const winter = { ...summer, name: 'Winter' };
  expect(bodiesOf('POST Save')).toMatchObject([{ values: { seasons: [summer, winter] } }]);
});

test('the group of a calendar day is chosen from those in the form; one that no longer exists stays until it is replaced', async () => {
  const values = { groups: ['Juniors', ''], classes: ['Little ones'] };
  const opened = { ...FEES, kind: 'calendar', path: 'calendar.yaml', values };
  renderEditor('?file=calendar.yaml', { 'GET File': opened });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Groups 2' }), 'Seniors');
  const chooser = screen.getByRole('combobox', { name: 'Classes 1' });
  expect(chooser).toHaveDisplayValue('Little ones');
  const offered = within(chooser)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered).toEqual([TEXT.choose, 'Juniors', 'Seniors', 'Little ones']);
});

describe('drafts', () => {
  it('unsaved text of a new file belongs to its tab; in another tab, a new form offers it', async () => {
    const { unmount } = renderEditor('?new=announcements', {});
    const text = await box('Text');
    jest.spyOn(window, 'scrollTo').mockReturnValue();
    await userEvent.type(text, 'Open.');
    unmount();
    sessionStorage.clear();
    renderEditor('?new=announcements', {});
    expect(await box('Text')).toHaveValue('');
    const unsaved = within(screen.getByRole('region', { name: TEXT.unsaved }));
    expect(unsaved.getByText('Open.')).toBeVisible();
    await userEvent.click(unsaved.getByRole('link'));
    expect(await box('Text')).toHaveValue('Open.');
    expect(screen.queryByRole('region', { name: TEXT.unsaved })).not.toBeInTheDocument();
  });

  it('unsaved text is restored, with an explanation, after the page was closed, and can be discarded and brought back', async () => {
    const { unmount } = renderEditor('?file=fees.yaml', { 'GET File': FEES });
    await userEvent.type(await box('Session'), '!');
    unmount();
    renderEditor('?file=fees.yaml', { 'GET File': { ...FEES, version: 'v2' } });
    expect(await box('Session')).toHaveValue('2026-27!');
    expect(readDraft(draftOf('fees.yaml'))?.version).toBe('v1');
    await userEvent.click(button(TEXT.forget));
    expect(await box('Session')).toHaveValue('2026-27');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Fees' })).toHaveFocus());
    await userEvent.click(button(TEXT.bringBack));
    expect(await box('Session')).toHaveValue('2026-27!');
    expect(readDraft(draftOf('fees.yaml'))?.version).toBe('v1');
  });

  it('unsaved text is not restored once discarded, even if the last letter was typed just before', async () => {
    keepDraft(draftOf('fees.yaml'), { values: FEES.values, version: 'v1', at: '2026-11-21T05:30:00Z' });
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderEditor('?file=fees.yaml', { 'GET File': FEES });
    await user.type(await box('Session'), '!');
    await user.click(button(TEXT.forget));
    expect(await box('Session')).toHaveValue('2026-27');
    expect(readDraft(draftOf('fees.yaml'))).toBeUndefined();
  });

  it.each([
    ['is signed out in another tab', (): void => localStorage.removeItem('authToken')],
    ['signs out', (): void => void fireEvent.click(button(STAFF_DEFAULTS.frame.logout))],
  ])('unsaved text is kept, to the last letter, for the next session of a user who %s', async (_, end) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const services = { leaveTo: jest.fn() };
    const { unmount } = renderEditor('?file=fees.yaml', { 'GET File': FEES }, services);
    await user.type(await box('Session'), '!');
    act(() => {
      end();
      fireEvent(window, new StorageEvent('storage', { key: 'authToken' }));
    });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    unmount();
    jest.useRealTimers();
    renderEditor('?file=fees.yaml', { 'GET File': FEES });
    expect(await box('Session')).toHaveValue('2026-27!');
  });

  it('unsaved text of another tab stays when this tab saves the same file', async () => {
    renderEditor('?file=fees.yaml', { 'GET File': FEES, 'POST Save': SAVED });
    await userEvent.type(await box('Session'), '!');
    const other = { values: FEES.values, version: 'v1', at: '2026-11-21T05:30:00Z' };
    localStorage.setItem(draftOf('fees.yaml'), JSON.stringify(other));
    await userEvent.click(button(TEXT.save));
    await screen.findByRole('heading', { name: TEXT.saved });
    expect(readDraft(draftOf('fees.yaml'))).toEqual(other);
  });

  it('unsaved text is kept if the network is lost', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch');
    };
    renderEditor('?file=fees.yaml', { 'GET File': FEES, 'POST Save': lost, 'POST Check': lost });
    await userEvent.type(await box('Session'), '!');
    await userEvent.click(button(TEXT.save));
    expect(await screen.findByText(TEXT.noNetwork)).toBeVisible();
    expect(await box('Session')).toHaveValue('2026-27!');
  });

  it('unsaved text is kept if the session ends: the user can sign in without leaving the form, and save', async () => {
    let ended = true;
    const save = () => (ended ? new Refusal(401, { errorMessage: 'Ended.', code: 'signedOut' }) : SAVED);
    const validateUser = async () => {
      ended = false;
      return { token: makeToken({ sub: '7', exp: Date.now() / 1000 + 60 }), errorMessage: null };
    };
    renderEditor('?file=fees.yaml', { 'GET File': FEES, 'POST Save': save }, { validateUser });
    await userEvent.type(await box('Session'), '!');
    await userEvent.click(button(TEXT.save));
    const again = await screen.findByRole('dialog', { name: TEXT.again, hidden: true });
    // On a second Escape, browsers close a dialog even if the page has prevented the first.
    again.removeAttribute('open');
    fireEvent(again, new Event('close'));
    expect(again).toHaveAttribute('open');
    const dialog = within(again);
    await userEvent.type(dialog.getByLabelText('Username'), 'asha');
    await userEvent.type(dialog.getByLabelText('Password'), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: 'Login', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    expect(screen.queryByText('Ended.')).not.toBeInTheDocument();
    expect(await box('Session')).toHaveValue('2026-27!');
    await userEvent.click(button(TEXT.save));
    expect(await screen.findByRole('heading', { name: TEXT.saved })).toBeVisible();
  });
});

test('another user who signs in from a form does not see the text in it, which is kept for its owner', async () => {
  const ended = new Refusal(401, { errorMessage: 'Ended.', code: 'signedOut' });
  const validateUser = async () => ({
    token: makeToken({ sub: '8', exp: Date.now() / 1000 + 60 }),
    errorMessage: null,
  });
  renderEditor('?file=fees.yaml', { 'GET File': FEES, 'POST Save': ended }, { validateUser });
  await userEvent.type(await box('Session'), '!');
  await userEvent.click(button(TEXT.save));
  const dialog = within(await screen.findByRole('dialog', { name: TEXT.again, hidden: true }));
  await userEvent.type(dialog.getByLabelText('Username'), 'meena');
  await userEvent.type(dialog.getByLabelText('Password'), 'secret');
  await userEvent.click(dialog.getByRole('button', { name: 'Login', hidden: true }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Session' })).toHaveValue('2026-27'));
  expect(readDraft(draftOf('fees.yaml'))?.values).toMatchObject({ session: '2026-27!' });
});

test('if somebody else has saved, shows both versions of whatever both changed, and preselects the likelier one', async () => {
  const { bodiesOf } = renderConflict({
    at: '2026-11-21T05:30:00Z',
    fields: [
      { path: ['session'], field: 'Session', yours: '2026-27!', theirs: '2025-26' },
      { path: ['tuition', 0, 'total'], field: 'Total of I-V', yours: '10000', theirs: '10500' },
      { path: ['note'], field: 'Note', theirs: 'Pay by card.' },
    ],
  });
  await userEvent.type(await box('Session'), '!');
  await userEvent.click(button(TEXT.save));
  expect(await screen.findByText(/^Ravi Kumar/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Note' })).not.toBeInTheDocument();
  // Save disappears: another press would only show the choice again.
  expect(screen.queryByRole('button', { name: TEXT.save })).not.toBeInTheDocument();
  const total = within(screen.getByRole('group', { name: 'Total of I-V' }));
  expect(total.getByLabelText(`${TEXT.theirs}: 10500`)).toBeChecked();
  expect(screen.getByLabelText(`${TEXT.yours}: 2026-27!`)).toBeChecked();
  await userEvent.click(button(TEXT.decide));
  await screen.findByRole('heading', { name: TEXT.saved });
  expect(bodiesOf('POST Save')[1]).toMatchObject({
    version: 'v2',
    values: { session: '2026-27!', note: 'Pay by card.', tuition: [{ total: '10500' }, { total: '11000' }] },
  });
});

test.each([
  ['is today', undefined, '2026-11-21'],
  ['is the day that the user chooses', '2026-11-19', '2026-11-19'],
])('after a change, the day of the last change %s', async (_, chosen, expected) => {
  const fees = { ...FEES, values: { ...FEES.values, updated: '2026-04-01' } };
  const { bodiesOf } = renderEditor('?file=fees.yaml', { 'GET File': fees, 'POST Save': SAVED });
  await userEvent.type((await screen.findAllByLabelText('Total'))[0]!, '1');
  if (chosen) fireEvent.change(screen.getByLabelText(/^Changed on/), { target: { value: chosen } });
  await userEvent.click(button(TEXT.save));
  await screen.findByRole('heading', { name: TEXT.saved });
  expect(bodiesOf('POST Save')).toMatchObject([{ values: { updated: expected } }]);
});

test('if somebody else has changed other items of the same list, saves both changes without asking', async () => {
  const [first, second] = FEES.values['tuition'] as { class: string; total: string }[];
  const added = { class: 'IX', total: '12000' };
  const { bodiesOf } = renderConflict({
    values: { ...FEES.values, tuition: [added, first, second] },
    fields: [{ path: ['tuition'], field: 'Tuition' }],
  });
  await userEvent.type((await screen.findAllByLabelText('Total'))[0]!, '1');
  await userEvent.click(button(TEXT.save));
  await screen.findByRole('heading', { name: TEXT.saved });
  expect(bodiesOf('POST Save')[1]).toMatchObject({
    version: 'v2',
    values: { tuition: [added, { ...first, total: `${first?.total}1` }, second] },
  });
});

test('a change that somebody made by hand is committed before the chosen version replaces it', async () => {
  const fields = [{ path: ['session'], field: 'Session', yours: '2026-27!', theirs: '2025-26' }];
  const conflict = new Refusal(409, { errorMessage: 'No.', code: 'changed', version: 'v2', fields });
  const order: string[] = [];
  renderEditor('?file=fees.yaml', {
    'GET File': FEES,
    'POST Save': () => (order.push('save') > 1 ? SAVED : conflict),
    'POST Repair': ({ repair }: { repair: string }) => order.push(repair) && { state: 'ready' },
  });
  await userEvent.type(await box('Session'), '!');
  await userEvent.click(button(TEXT.save));
  expect(await screen.findByText(TEXT.changedByHand)).toBeVisible();
  expect(screen.queryByRole('button', { name: TEXT.decide })).not.toBeInTheDocument();
  await userEvent.click(button(TEXT.decideOutside));
  await screen.findByRole('heading', { name: TEXT.saved });
  expect(order).toEqual(['save', 'commit', 'save']);
});

test('a choice between lists keeps everything that somebody else has saved', async () => {
  const [first, second] = FEES.values['tuition'] as { class: string; total: string }[];
  const added = { class: 'IX', total: '12000' };
  const { bodiesOf } = renderConflict({
    fields: [
      { path: ['tuition', 0, 'total'], field: 'Total of I-V', yours: '100001', theirs: '10500' },
      { path: ['tuition', 1], field: 'Tuition, VI-VIII', yours: second },
      { path: ['sports'], field: 'Sports', yours: [first], theirs: [first, added] },
    ],
  });
  await userEvent.type((await screen.findAllByLabelText('Total'))[0]!, '1');
  await userEvent.click(button(TEXT.save));
  const sports = within(await screen.findByRole('group', { name: 'Sports' }));
  expect(sports.getByLabelText(`${TEXT.theirs}: IX, 12000`)).toBeChecked();
  await userEvent.click(button(TEXT.decide));
  await screen.findByRole('heading', { name: TEXT.saved });
  expect(bodiesOf('POST Save')[1]).toMatchObject({
    values: { tuition: [{ class: 'I-V', total: '10500' }], sports: [first, added] },
  });
});

test.each([
  ['your own change if the initial text is known', FEES.values, TEXT.yours],
  ['the saved text if the initial text is unknown', undefined, TEXT.theirs],
])('for a draft of a file that somebody has saved since, preselects %s', async (_, base, session) => {
  const began = { ...FEES.values, session: '2026-27!' };
  keepDraft(draftOf('fees.yaml'), { values: began, version: 'v1', base, at: '2026-11-21T05:30:00Z' });
  const [first] = FEES.values['tuition'] as { total: string }[];
  const conflict = new Refusal(409, {
    errorMessage: 'Ravi has saved.',
    code: 'changed',
    version: 'v2',
    fields: [
      { path: ['session'], field: 'Session', yours: '2026-27!', theirs: '2026-27' },
      { path: ['note'], field: 'Note', theirs: 'Pay by card.' },
      { path: ['tuition', 0, 'total'], field: 'Total', yours: first?.total, theirs: '10500' },
    ],
  });
  const values = { ...FEES.values, note: 'Pay by card.', tuition: [{ ...first, total: '10500' }] };
  renderEditor('?file=fees.yaml', { 'GET File': { ...FEES, version: 'v2', values }, 'POST Save': conflict });
  await userEvent.click(await screen.findByRole('button', { name: TEXT.save }));
  const sideOf = async (name: string) =>
    within(await screen.findByRole('group', { name })).getByRole<HTMLInputElement>('radio', { checked: true })
      .labels?.[0]?.textContent;
  expect(await sideOf('Session')).toContain(session);
  expect(await sideOf('Note')).toContain(TEXT.theirs);
  expect(await sideOf('Total')).toContain(TEXT.theirs);
});

test('an urgent notice appears on the website at once, and the page offers its text for WhatsApp', async () => {
  const shown = { ...SAVED, pages: 77, whatsApp: 'School closed\nTomorrow.' };
  const { bodiesOf } = renderEditor('?new=notices', { 'POST Save': shown });
  await userEvent.type(await box('Label'), 'School closed');
  await userEvent.click(button(TEXT.showNow));
  expect(await screen.findByRole('heading', { name: fillIn(TEXT.noticeOn, { count: 77 }) })).toHaveFocus();
  expect(screen.getByLabelText(TEXT.whatsApp)).toHaveValue('School closed\nTomorrow.');
  await userEvent.click(button(TEXT.copy));
  expect(await screen.findByText(TEXT.copied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('School closed\nTomorrow.');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await userEvent.click(button(TEXT.copy));
  expect(await screen.findByText(TEXT.uncopied)).toBeVisible();
  expect(screen.getByRole('link', { name: TEXT.addHoliday })).toHaveAttribute(
    'href',
    '?kind=calendar&add=days',
  );
  expect(bodiesOf('POST Save')).toEqual([
    { kind: 'notices', key: expect.any(String) as string, values: { label: 'School closed' } },
  ]);
});

test('a day of the year is chosen as a day and a month, without a year', async () => {
  const begins = fieldOf('First day', { form: 'dayOfYear' });
  renderEditor('?file=fees.yaml', {
    'GET Kinds': { ...KINDS, kinds: KINDS.kinds.map((kind) => ({ ...kind, fields: { begins } })) },
    'GET File': { ...FEES, values: { begins: '10-15' } },
  });
  expect(await screen.findByRole('combobox', { name: TEXT.month })).toHaveDisplayValue('October');
});

test('a list pasted from Word loses its tabs, which the website cannot show', async () => {
  renderEditor('?new=announcements', {});
  const area = await screen.findByLabelText('Text');
  await userEvent.click(area);
  await userEvent.paste('Winter uniform\n•\tBlazer\n2.\tTie');
  expect(area).toHaveValue('Winter uniform\n• Blazer\n2. Tie');
});

test('“Look at it” opens a preview of the unsaved text in a new tab', async () => {
  const replace = jest.fn();
  const tab = { location: { replace }, document: document.implementation.createHTMLDocument() };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  const preview = { address: '/api/Content/Preview/x/feestructure', until: '2026-11-22T05:30:00Z' };
  const { bodiesOf } = renderEditor('?file=fees.yaml', { 'GET File': FEES, 'POST Preview': preview });
  await userEvent.type(await box('Session'), '!');
  await userEvent.click(button(TEXT.look));
  expect(tab.document.body.textContent).toBe(TEXT.makingPreview);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`https://www.school.example${preview.address}`));
  expect(bodiesOf('POST Preview')).toMatchObject([{ draft: { values: { session: '2026-27!' } } }]);
  await userEvent.click(button(TEXT.share));
  expect(await screen.findByDisplayValue(`https://www.school.example${preview.address}`)).toBeVisible();
});

test('the tab of a refused preview closes, so that the user sees the mistakes', async () => {
  const close = jest.fn();
  const tab = { close, document: document.implementation.createHTMLDocument() };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  const refused = new Refusal(422, { errorMessage: 'No.', code: 'mistakes', problems: [], elsewhere: [] });
  renderEditor('?file=fees.yaml', { 'GET File': FEES, 'POST Preview': refused });
  await box('Session');
  await userEvent.click(button(TEXT.look));
  await waitFor(() => expect(close).toHaveBeenCalled());
});

test('while a text is being saved, it cannot be changed; a press on Save does not take the focus from the field early', async () => {
  let answer: (saved: object) => void = () => undefined;
  const { bodiesOf } = renderEditor('?new=announcements', {
    'POST Save': () => new Promise<object>((resolve) => (answer = resolve)),
  });
  const text = await box('Text');
  // A prevented `mousedown` keeps the focus where it is.
  expect(fireEvent.mouseDown(button(TEXT.save))).toBe(false);
  await userEvent.type(text, 'Closed.{Enter}');
  fireEvent.submit(text.closest('form')!);
  expect(await screen.findByText(TEXT.saving)).toBeVisible();
  expect(text.closest('[inert]')).not.toBeNull();
  await waitFor(() => expect(bodiesOf('POST Save')).toHaveLength(1));
  act(() => answer(SAVED));
  expect(await screen.findByRole('heading', { name: TEXT.saved })).toBeVisible();
});
