/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '@/lib/text/text';
import { keepDraft, readDraft } from './drafts';
import { draftOf, FEES, KINDS, problemOf, Refusal, renderEditor, STATE, TEXT } from './testing/render-editor';

const SAVE = {
  id: 's2',
  by: 'Asha Rao',
  at: '2026-11-21T05:30:00Z',
  path: 'fees.yaml',
  title: 'Fees',
  sentence: 'Change fees',
  changes: ['the total of VI-VIII from 11,000 to 10,850'],
  isPresent: true,
  isGone: false,
  isChange: true,
};
const DONE = { path: 'fees.yaml', version: 'v3', id: 's3', changes: ['Put back.'], problems: [] };

const ADD = fillIn(TEXT.addItem, { holds: 'an announcement' });

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('StartPage', () => {
  it('the start page links to the most frequent tasks, and lists unpublished changes with their authors, and mistakes', async () => {
    const todo = [
      problemOf(['tuition', 1, 'total'], 'must be 10850.', { field: 'Tuition, total' }),
      problemOf(['session'], 'is old.', { file: 'school.yaml', field: 'Session' }),
      problemOf(['title'], 'is long.', { file: 'own-disclosure.yaml', field: 'Title' }),
      problemOf(['title'], 'is long.', { file: 'hi/pages/bus.md', field: 'Title' }),
    ];
    renderEditor('', { 'GET State': { ...STATE, waiting: [SAVE], todo } });
    expect(await screen.findByRole('link', { name: ADD })).toHaveAttribute('href', '?new=announcements');
    expect(await screen.findByText(/^Asha Rao, 21 November 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fees, Tuition, total' })).toHaveAttribute(
      'href',
      '?file=fees.yaml&at=tuition.1.total',
    );
    expect(screen.getByText('School, Session')).toBeVisible();
    expect(screen.getByText('Own disclosure, Title')).toBeVisible();
    expect(screen.getByText('Hindi: Texts of pages, Title')).toBeVisible();
    const theirs = screen.getByText(TEXT.todoOthers);
    expect(theirs.nextElementSibling).toHaveTextContent(/^School, Sessionis old\.$/);
  });

  it('the start page groups the kinds, says how many files each has, and collapses those that are only shown', async () => {
    renderEditor('', {});
    const kind = (await screen.findByRole('link', { name: 'Announcements' })).closest('li');
    await waitFor(() => expect(kind).toHaveTextContent(/^Announcements3About announcements\.$/));
    const shown = screen.getByText('School', { selector: '.kinds a' });
    expect(shown).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: TEXT.group_shown }));
    expect(shown).toBeVisible();
  });

  it('the start page lists the kinds while the server reads the content, and shows a refusal instead', async () => {
    let refuse: (value: Refusal) => void = () => {};
    renderEditor('', { 'GET Kinds': () => new Promise((resolve) => (refuse = resolve)) });
    expect(await screen.findByRole('link', { name: 'Announcements' })).toHaveAttribute(
      'href',
      '?kind=announcements',
    );
    act(() => refuse(new Refusal(409, { errorMessage: 'Ask the office.', code: 'other' })));
    expect(await screen.findByText('Ask the office.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Announcements' })).toBeNull();
  });

  it('the start page names languages while the server reads the content', async () => {
    keepDraft(draftOf('hi/fees.yaml'), { values: {}, version: 'v1', at: '2026-11-20T05:30:00Z' });
    renderEditor('', {
      'GET Kinds': () => new Promise(() => {}),
      'GET State': { ...STATE, languages: [{ language: 'hi', files: [] }] },
    });
    expect(screen.getByRole('link', { name: 'Hindi: Fees' })).toBeVisible();
    expect(await screen.findByText(`Hindi: ${TEXT.complete}`)).toBeVisible();
  });

  it('the top of a form stays in its place while the form opens', async () => {
    renderEditor('?file=fees.yaml', { 'GET Kinds': () => new Promise(() => {}) });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Fees' });
    expect(heading.previousElementSibling).toHaveTextContent(TEXT.title);
  });

  it('a link followed before the server has answered moves the focus to the heading once there is one', async () => {
    jest.spyOn(window, 'scrollTo').mockReturnValue();
    const answers: ((value: unknown) => void)[] = [];
    renderEditor('', { 'GET Kinds': () => new Promise((resolve) => answers.push(resolve)) });
    await userEvent.click(await screen.findByRole('link', { name: ADD }));
    for (const answer of answers) act(() => answer(KINDS));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: ADD })).toHaveFocus());
  });

  it('the start page links to unsaved text, the newest first', async () => {
    keepDraft(draftOf('fees.yaml'), { values: {}, version: 'v1', at: '2026-11-20T05:30:00Z' });
    keepDraft(draftOf('new:announcements:1'), { values: { message: 'Kept.' }, at: '2026-11-21T05:30:00Z' });
    localStorage.setItem(draftOf('news/a.yaml'), '{');
    keepDraft('website-draft:8/news/b.yaml', { values: {}, at: '2026-11-22T05:30:00Z' });
    const changed = { day: '2026-11-19', title: 'Changed.' };
    keepDraft(draftOf('news/c.yaml'), { values: changed, version: 'v1', at: '2026-11-19T05:30:00Z' });
    jest.spyOn(window, 'scrollTo').mockReturnValue();
    renderEditor('', {});
    const unsaved = within(await screen.findByRole('region', { name: TEXT.unsaved }));
    expect(unsaved.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '?new=announcements&draft=new%3Aannouncements%3A1',
      '?file=fees.yaml',
      '?file=news%2Fc.yaml',
    ]);
    for (const text of ['Kept.', 'Changed.']) expect(unsaved.getByText(text)).toBeVisible();
    await userEvent.click(unsaved.getByRole('link', { name: 'Announcements' }));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Kept.');
  });

  it('the start page deletes unsaved text with one button, which can also bring the text back', async () => {
    const name = draftOf('new:announcements:1');
    keepDraft(name, { values: { message: 'Kept.' }, at: '2026-11-21T05:30:00Z' });
    renderEditor('', {});
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Announcements' }));
    expect(readDraft(name)).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: `${TEXT.bringBack}: Announcements` }));
    expect(readDraft(name)?.values).toEqual({ message: 'Kept.' });
  });

  it('the start page does not claim that no changes wait if the server cannot tell which, and says so', async () => {
    renderEditor('', { 'GET State': { ...STATE, isWaitingKnown: false } });
    expect(await screen.findByText(TEXT.unknownWaits)).toBeVisible();
    expect(screen.queryByText(TEXT.nothingWaits)).not.toBeInTheDocument();
  });

  it('the start page opens a form without a page load, and moves the focus to it', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    renderEditor('', {});
    await userEvent.click(await screen.findByRole('link', { name: ADD }));
    expect(await screen.findByRole('heading', { name: 'Add an announcement' })).toHaveFocus();
    expect(document.title).toMatch(/^Add an announcement \| /);
    expect(scrollTo).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: TEXT.title, hidden: false, current: false }));
    expect(await screen.findByRole('link', { name: ADD })).toBeVisible();
  });

  it('the start page shows the heading of a form while it opens', async () => {
    const { bodiesOf } = renderEditor('?file=fees.yaml', { 'GET File': () => new Promise(() => undefined) });
    await waitFor(() => expect(bodiesOf('GET File')).toHaveLength(1));
    const editor = within(await screen.findByRole('group', { name: TEXT.title }));
    expect(await editor.findByRole('link', { name: TEXT.title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
  });

  it('the start page publishes the website, updates the progress every two seconds, and lists the reasons for a failure', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const running = { state: 'running', sentence: 'Making the pages.', done: 0.1, problems: [] };
    const answers = [
      { ...running, sentence: 'Making the pages: 64 of 128.', done: 0.5 },
      {
        state: 'failed',
        sentence: 'There is a mistake.',
        done: 1,
        problems: [problemOf(['session'], 'is missing.')],
        log: 'x',
      },
    ];
    renderEditor('', { 'POST Publish': running, 'GET Publish': () => answers.shift() });
    await user.click(await screen.findByRole('button', { name: TEXT.publishAgain }));
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.1');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('Making the pages: 64 of 128.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('link', { name: 'Fees, session' })).toHaveAttribute(
      'href',
      '?file=fees.yaml&at=session',
    );
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(answers).toEqual([]);
  });

  it('the start page says when it last published and, while changes wait, does not say that the website is up to date', async () => {
    const done = { ...STATE.publishing, state: 'published', sentence: 'All is shown.' };
    const publishing = { ...done, endedAt: '2026-11-21T06:30:00Z', by: 'Asha Rao' };
    renderEditor('', { 'GET State': { ...STATE, waiting: [SAVE], publishing } });
    expect(await screen.findByText(/^Last published: 21 November 2026.*, by Asha Rao\.$/)).toBeVisible();
    expect(screen.queryByText('All is shown.')).not.toBeInTheDocument();
  });

  it('the start page says who last published and when, even after the server has restarted or publishing has failed', async () => {
    const lastPublished = { at: '2026-11-21T06:30:00Z', by: 'Ravi Kumar' };
    const failed = { at: '2026-11-21T08:30:00Z', by: 'Asha Rao', failure: 'The website was not changed.' };
    const publishings = [failed, lastPublished];
    renderEditor('', { 'GET State': { ...STATE, lastPublished, publishings } });
    expect(await screen.findByText(/^Last published: 21 November 2026.*, by Ravi Kumar\.$/)).toBeVisible();
    await userEvent.click(screen.getByText(TEXT.publishings));
    expect(screen.getByText(failed.failure)).toBeVisible();
    expect(screen.getByText(/^Asha Rao, 21 November 2026/)).toBeVisible();
  });

  it('the start page says after a save that the publishing under way does not include it, and offers to publish again', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const publishing = { state: 'running', sentence: 'Making the pages.', done: 0.1, problems: [] };
    renderEditor('?file=fees.yaml', {
      'GET File': FEES,
      'POST Save': { path: 'fees.yaml', version: 'v2', id: 's2', before: 's1', changes: [], problems: [] },
      'GET State': { ...STATE, waiting: [SAVE], publishing },
      'GET Publish': { ...publishing, state: 'published', done: 1, endedAt: '2026-11-21T06:30:00Z' },
    });
    await user.click(await screen.findByRole('button', { name: TEXT.save }));
    expect(await screen.findByText(TEXT.notIncluded)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText(TEXT.notIncluded)).toBeVisible();
    expect(screen.queryByRole('link', { name: TEXT.seeWebsite })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: TEXT.publish })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('the start page keeps the focus while publishing, and then moves it to the link to the website', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const running = { state: 'running', sentence: 'Making the pages.', done: 0.1, problems: [] };
    const published = {
      ...running,
      state: 'published',
      done: 1,
      endedAt: '2026-11-21T06:30:00Z',
      page: '/fees',
    };
    const { bodiesOf } = renderEditor('', { 'POST Publish': running, 'GET Publish': published });
    await user.click(await screen.findByRole('button', { name: TEXT.publishAgain }));
    expect(await screen.findByRole('progressbar')).toBeVisible();
    const button = screen.getByRole('button', { name: TEXT.publish });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(bodiesOf('POST Publish')).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(screen.getByRole('link', { name: TEXT.seeWebsite })).toHaveFocus());
    expect(screen.getByRole('link', { name: TEXT.seeWebsite })).toHaveAttribute('href', '/fees');
    expect(screen.queryByRole('button', { name: TEXT.publish })).not.toBeInTheDocument();
  });

  it('the start page explains a problem with the repository, and offers to repair it', async () => {
    const repository = {
      state: 'changed',
      sentence: 'Files were changed.',
      files: ['fees.yaml'],
      repair: 'commit',
    };
    const { bodiesOf } = renderEditor('', {
      'GET State': { ...STATE, repository },
      'POST Repair': STATE.repository,
    });
    await userEvent.click(await screen.findByRole('button', { name: TEXT.repair_commit }));
    await waitFor(() => expect(bodiesOf('POST Repair')).toEqual([{ repair: 'commit' }]));
    await waitFor(() => expect(bodiesOf('GET State')).toHaveLength(2));
  });
});

test.each([
  [new Refusal(403, { errorMessage: 'Your role is clerk.', code: 'forbidden' }), TEXT.noRole],
  [
    new Refusal(503, { errorMessage: 'Server 2 keeps the files.', code: 'elsewhere' }),
    'Server 2 keeps the files.',
  ],
  [new Refusal(404, {}), TEXT.noServer],
])('says why nothing can be changed on this server: %#', async (refusal, sentence) => {
  renderEditor('', { 'GET Kinds': refusal });
  expect(await screen.findByText(sentence)).toBeVisible();
});

describe('lists', () => {
  const itemOf = (title: string, state: string) => ({
    path: `announcements/${title}.yaml`,
    title,
    state,
    version: 'v1',
  });
  const items = [itemOf('Closed', 'shown'), itemOf('Admission', 'planned'), itemOf('Photos', 'consent')];
  const many = [...items, itemOf('a', 'ended'), itemOf('b', 'ended'), itemOf('c', 'ended')];

  it('a list is divided into items that are shown, planned, ended and waiting for consent, and can be searched', async () => {
    renderEditor('?kind=announcements', { 'GET List': { items: many, deleted: [] } });
    expect(await screen.findByRole('heading', { name: `${TEXT.is_shown} (1)` })).toBeVisible();
    expect(screen.getByRole('heading', { name: `${TEXT.is_consent} (1)` })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: TEXT.search }), 'adm');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      `${TEXT.is_planned} (1)`,
    ]);
    await userEvent.type(screen.getByRole('searchbox', { name: TEXT.search }), 'xyz');
    expect(screen.getByText(fillIn(TEXT.noMatch, { filter: 'admxyz' }))).toBeVisible();
  });

  it('a list can also be searched by the other names of pages', async () => {
    const bus = { ...itemOf('Transport', 'shown'), alsoCalled: ['School bus'] };
    renderEditor('?kind=announcements', { 'GET List': { items: [...many, bus], deleted: [] } });
    await userEvent.type(await screen.findByRole('searchbox', { name: TEXT.search }), 'BUS');
    expect(screen.queryByRole('link', { name: 'Closed' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Transport' })).toBeVisible();
  });

  it('a list can also be searched by the words in texts of pages, after those whose names match', async () => {
    const mentions = { ...itemOf('Admission', 'shown'), textWords: 'the school bus stops here' };
    const others = [itemOf('d', 'shown'), { ...itemOf('e', 'shown'), textWords: 'bus' }];
    renderEditor('?kind=announcements', {
      'GET List': { items: [mentions, itemOf('Bus stops', 'shown'), ...others, ...many], deleted: [] },
    });
    await userEvent.type(await screen.findByRole('searchbox', { name: TEXT.search }), 'Bus stop');
    const shown = within(screen.getByRole('region', { name: `${TEXT.is_shown} (2)` })).getAllByRole('link');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Bus stops', 'Admission']);
  });

  it('a list deletes an item without a confirmation, because this can be undone', async () => {
    const { bodiesOf } = renderEditor('?kind=announcements', {
      'GET List': { items, deleted: [{ ...SAVE, title: 'Gone', path: 'announcements/gone.yaml' }] },
      'POST Delete': { ...DONE, path: 'announcements/Closed.yaml', before: 's1' },
      'POST PutBack': { ...DONE, id: 's4' },
    });
    await userEvent.click(await screen.findByText(`${TEXT.deletedItems} (1)`));
    const gone = screen.getByRole('link', { name: 'Gone' });
    expect(gone).toHaveAttribute('href', '?history=announcements%2Fgone.yaml');
    await userEvent.click(await screen.findByRole('button', { name: `${TEXT.delete}: Closed` }));
    expect(await screen.findByText(fillIn(TEXT.deleted, { title: 'Closed' }))).toBeVisible();
    const saved = await screen.findByRole('heading', { name: TEXT.saved });
    await waitFor(() => expect(saved).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: TEXT.takeBack }));
    await waitFor(() =>
      expect(bodiesOf('POST PutBack')).toMatchObject([{ path: 'announcements/Closed.yaml', id: 's1' }]),
    );
    expect(await screen.findByText('Put back.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: TEXT.saved })).toHaveFocus());
    expect(bodiesOf('GET List')).toHaveLength(3);
  });

  it('a list removes deleted items at once, and shows the last one again as soon as its deletion is undone', async () => {
    const lists = [{ items, deleted: [] }];
    renderEditor('?kind=announcements', {
      // Requests for the list get no response from here on.
      'GET List': () => lists.shift() ?? new Promise(() => undefined),
      'POST Delete': ({ path }: { path: string }) => ({ ...DONE, id: path, path, before: 's1' }),
      'POST PutBack': { ...DONE, id: 's4' },
    });
    for (const title of ['Closed', 'Admission']) {
      await userEvent.click(await screen.findByRole('button', { name: `${TEXT.delete}: ${title}` }));
      expect(await screen.findByText(fillIn(TEXT.deleted, { title }))).toBeVisible();
    }
    const shown = () =>
      screen.getAllByRole('button', { name: /^Delete: / }).map(({ ariaLabel }) => ariaLabel);
    expect(shown()).toEqual(['Delete: Photos']);
    await userEvent.click(screen.getByRole('button', { name: TEXT.takeBack }));
    expect(await screen.findByText('Put back.')).toBeVisible();
    expect(shown()).toEqual(['Delete: Photos', 'Delete: Admission']);
  });

  it('a list says that an urgent notice was removed from the website at once', async () => {
    const notice = { ...itemOf('Closed', 'shown'), path: 'notices/closed.yaml' };
    renderEditor('?kind=notices', {
      'GET List': { items: [notice], deleted: [] },
      'POST Delete': {
        ...DONE,
        path: notice.path,
        version: undefined,
        before: 's1',
        pages: 77,
        changes: ['Deleted'],
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: `${TEXT.delete}: Closed` }));
    expect(await screen.findByText(new RegExp(fillIn(TEXT.noticeOff, { count: 77 })))).toBeVisible();
    expect(screen.getByText('Deleted')).toBeVisible();
    expect(screen.queryByText(TEXT.sameAsBefore)).not.toBeInTheDocument();
  });

  it('a list of a kind with a single file is replaced by the form of that file', async () => {
    renderEditor('?kind=fees', {
      'GET List': { items: [{ ...itemOf('Fees', 'shown'), path: 'fees.yaml' }], deleted: [] },
      'GET File': FEES,
    });
    expect(await screen.findByRole('textbox', { name: 'Session' })).toHaveValue('2026-27');
  });
});

describe('history', () => {
  it('earlier versions show who changed what, and each can be put back', async () => {
    const old = { ...SAVE, id: 's1', by: 'Ravi Kumar', changes: [], isPresent: false };
    const saves = [SAVE, { ...old, id: 's0', isGone: true }, old, { ...SAVE, id: 's' }];
    const { bodiesOf } = renderEditor('?history=fees.yaml', {
      'GET History': { saves },
      'GET File': FEES,
      'POST PutBack': DONE,
    });
    expect((await screen.findAllByText('the total of VI-VIII from 11,000 to 10,850'))[0]).toBeVisible();
    expect(screen.getByText(TEXT.present)).toBeVisible();
    expect(screen.getByText(TEXT.samePresent)).toBeVisible();
    expect(screen.getAllByText('Ravi Kumar')[0]).toBeVisible();
    // Neither the current version nor a deletion can be put back.
    await userEvent.click(screen.getByRole('button', { name: /^Put back/ }));
    expect(await screen.findByText('Put back.')).toBeVisible();
    expect(bodiesOf('POST PutBack')).toEqual([{ path: 'fees.yaml', id: 's1', version: 'v1', only: false }]);
  });

  it('earlier versions also offer to undo a single save, unless that save added or deleted the file', async () => {
    const saves = [SAVE, { ...SAVE, id: 's1', by: 'Ravi Kumar', isPresent: false, isChange: false }];
    const { bodiesOf } = renderEditor('?history=fees.yaml', {
      'GET History': { saves },
      'GET File': FEES,
      'POST PutBack': DONE,
    });
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${TEXT.takeBack}`) }));
    expect(await screen.findByText('Put back.')).toBeVisible();
    expect(bodiesOf('POST PutBack')).toEqual([{ path: 'fees.yaml', id: SAVE.id, version: 'v1', only: true }]);
  });

  it('earlier versions of a deleted file are listed too', async () => {
    renderEditor('?history=announcements/a.yaml', {
      'GET History': { saves: [{ ...SAVE, title: 'Quiz won', isPresent: false }] },
      'GET File': new Refusal(404, { errorMessage: 'No such file.', code: 'notFound' }),
    });
    expect(await screen.findByRole('button', { name: /^Put back/ })).toBeVisible();
    expect(screen.getByText('Quiz won')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Announcements' })).toHaveAttribute(
      'href',
      '?kind=announcements',
    );
  });
});

describe('damaged files', () => {
  const refusal = { errorMessage: 'This file was damaged.', code: 'other', version: 'v9' };
  const damaged = { 'GET File': new Refusal(400, refusal) };

  it('a damaged file links to its earlier versions', async () => {
    renderEditor('?file=fees.yaml', damaged);
    expect(await screen.findByText('This file was damaged.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
    expect(screen.getByRole('link', { name: TEXT.history })).toHaveAttribute('href', '?history=fees.yaml');
  });

  it('a damaged file can be replaced by an earlier version', async () => {
    const saves = [SAVE, { ...SAVE, id: 's1', isPresent: false }];
    const { bodiesOf } = renderEditor('?history=fees.yaml', {
      ...damaged,
      'GET History': { saves },
      'POST PutBack': DONE,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Put back/ }));
    expect(await screen.findByText('Put back.')).toBeVisible();
    expect(bodiesOf('POST PutBack')).toEqual([{ path: 'fees.yaml', id: 's1', version: 'v9', only: false }]);
  });
});

test('the page of a read-only file shows its text and who can change it, without boxes', async () => {
  renderEditor('?file=school.yaml', {
    'GET File': { ...FEES, kind: 'school', path: 'school.yaml', values: { body: 'name: Vidya Niketan' } },
  });
  expect(await screen.findByText('Ask Ravi. The file is content/school.yaml.')).toBeVisible();
  expect(screen.getByText('name: Vidya Niketan')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

describe('missing files', () => {
  const path = 'announcements/a.yaml';
  const gone = new Refusal(404, { errorMessage: 'This file is not there.', code: 'notFound' });

  it('a missing file has a heading and a way back', async () => {
    renderEditor(`?file=${path}`, { 'GET File': gone });
    expect(await screen.findByText(TEXT.fileGone)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
    expect(screen.getByRole('link', { name: TEXT.history })).toHaveAttribute(
      'href',
      `?history=${encodeURIComponent(path)}`,
    );
    expect(screen.getByRole('link', { name: TEXT.toStart })).toBeVisible();
  });

  it('a missing file is created again if the user saves the unsaved text of its form', async () => {
    keepDraft(draftOf(path), { values: { message: 'Kept.' }, version: 'v1', at: '2026-11-21T05:30:00Z' });
    const deleted = new Refusal(409, {
      errorMessage: 'Deleted.',
      code: 'changed',
      by: 'Ravi Kumar',
      fields: [],
    });
    const answers = [deleted, DONE];
    const { bodiesOf } = renderEditor(`?file=${path}`, {
      'GET File': gone,
      'POST Save': () => answers.shift(),
    });
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Kept.');
    await userEvent.click(screen.getByRole('button', { name: TEXT.save }));
    expect(await screen.findByText(TEXT.changedGone)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: TEXT.decide }));
    expect(await screen.findByText('Put back.')).toBeVisible();
    const draft = { kind: 'announcements', path, values: { message: 'Kept.' } };
    expect(bodiesOf('POST Save')).toEqual([{ ...draft, version: 'v1' }, draft]);
  });
});

test('the address of an unknown kind shows a link to the start page', async () => {
  renderEditor('?new=nothing', {});
  expect(await screen.findByText(TEXT.unknown)).toBeVisible();
});
