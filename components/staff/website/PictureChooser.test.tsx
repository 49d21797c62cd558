/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { LONGEST_SIDE, shrunkSize } from './upload';
import { keepDraft } from './drafts';
import { draftOf, FEES, fieldOf, KINDS, Refusal, renderEditor, TEXT } from './testing/render-editor';

/** A pending upload to which a test responds. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  address = '';
  headers: Record<string, string> = {};
  body?: Blob;
  open(_: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: Blob) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, json: object) {
    Object.assign(this, { status, responseText: JSON.stringify(json) });
    this.dispatchEvent(new Event('load'));
  }
}

const context = { fillRect: jest.fn(), drawImage: jest.fn(), fillStyle: '' };
const photo = new File(['photo with a place'], 'IMG 1.jpeg', { type: 'image/jpeg' });

beforeEach(() => {
  localStorage.clear();
  FakeRequest.sent = [];
  Object.assign(window, {
    XMLHttpRequest: FakeRequest,
    createImageBitmap: async () => ({ width: 5120, height: 3840, close: jest.fn() }),
  });
  // jsdom has no Blob.text.
  Object.assign(Blob.prototype, {
    text(this: Blob) {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result));
        reader.readAsText(this);
      });
    },
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type = '',
  ) {
    done(new Blob([`${this.width} × ${this.height}`], { type }));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  context.drawImage.mockClear();
});

async function chooseAndShow(answers: Parameters<typeof renderEditor>[1], file = photo) {
  const rendered = renderEditor('?new=announcements', answers);
  const input = await screen.findByLabelText(/^Picture/);
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
  });
  return { ...rendered, input };
}

const choose = async (file = photo): Promise<HTMLElement> => (await chooseAndShow({}, file)).input;

const sentOnce = async (times = 1): Promise<FakeRequest> => {
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(times));
  return FakeRequest.sent[times - 1]!;
};

test('a photo is rotated, shrunk and re-encoded before it is sent, and the progress is shown', async () => {
  await choose();
  const request = await sentOnce();
  expect(request.address).toBe('https://www.school.example/api/Content/Picture?name=IMG+1.jpg');
  expect(request.headers).toMatchObject({
    'Content-Type': 'image/jpeg',
    Authorization: expect.stringMatching(/^Bearer /),
  });
  // The canvas has only pixels, and no metadata.
  expect(request.body?.size).toBe(`${LONGEST_SIDE} × 1920`.length + 1);
  act(() => {
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
  });
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.25');
  // During the upload, a link to another screen unloads the page, so that the browser asks first.
  const canLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(canLeave()).toBe(false);
  const follow = jest.fn((event: Event) => [event.defaultPrevented, event.preventDefault()]);
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(screen.getByRole('link', { name: TEXT.title, current: false }));
  expect(follow).toHaveReturnedWith([false, undefined]);
  act(() => request.answer(200, { name: 'img-1.jpg' }));
  expect(await screen.findByText('img-1.jpg')).toBeVisible();
  expect(screen.getByText(TEXT.sent)).toBeVisible();
  await waitFor(() => expect(canLeave()).toBe(true));
});

test('a photo that could not be sent can be sent again without choosing it again', async () => {
  await choose();
  const first = await sentOnce();
  act(() => {
    first.dispatchEvent(new Event('error'));
  });
  expect(await screen.findByText(TEXT.noNetwork)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const second = await sentOnce(2);
  act(() => second.answer(200, { name: 'img-1.jpg' }));
  expect(await screen.findByText('img-1.jpg')).toBeVisible();
});

const openGallery = () =>
  renderEditor('?file=gallery.yaml&add=pictures', {
    'GET File': {
      ...FEES,
      kind: 'gallery',
      path: 'gallery.yaml',
      values: { pictures: [{ picture: 'hall.jpg', caption: 'Hall', date: '2026-11-20' }] },
    },
    'GET Picture': { bytes: btoa('JPEG') },
    'POST Save': new Refusal(500, {}),
  });

test('if the entry of one photo is deleted during the upload, the photos chosen with it are still sent', async () => {
  const { bodiesOf } = openGallery();
  const [input] = await screen.findAllByLabelText('Picture');
  await act(async () => {
    fireEvent.change(input!, { target: { files: [photo, photo] } });
  });
  const first = await sentOnce();
  await userEvent.click(screen.getByRole('button', { name: `${TEXT.remove}: 1`, hidden: true }));
  act(() => first.answer(200, { name: '1.jpg' }));
  const second = await sentOnce(2);
  act(() => second.answer(200, { name: '2.jpg' }));
  expect(await screen.findByText('Pictures (2)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: TEXT.save }));
  const names = ['2.jpg', 'hall.jpg'].map((picture) => expect.objectContaining({ picture }));
  await waitFor(() =>
    expect(bodiesOf('POST Save')).toEqual([expect.objectContaining({ values: { pictures: names } })]),
  );
});

test('photos chosen together become gallery items below the first one’s entry, even if it moves, and each is sent once', async () => {
  const { bodiesOf } = openGallery();
  const [input] = await screen.findAllByLabelText('Picture');
  const small = new File(['x'], 'small.jpg', { type: 'image/jpeg' });
  await act(async () => {
    fireEvent.change(input!, {
      target: { files: [photo, new File(['x'], 'list.txt'), photo, small, photo] },
    });
  });
  // Meanwhile, the entry moves.
  await userEvent.click(screen.getByRole('button', { name: `${TEXT.down}: 1`, hidden: true }));
  const answer = async (times: number) => {
    const request = await sentOnce(times);
    act(() => request.answer(200, { name: `${times}.jpg` }));
  };
  await answer(1);
  const failing = await sentOnce(2);
  act(() => {
    failing.dispatchEvent(new Event('error'));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await answer(3);
  const refused = await sentOnce(4);
  act(() => refused.answer(415, { errorMessage: 'This is too small.', code: 'unsuitable' }));
  await answer(5);
  expect(await screen.findByText('Pictures (4)')).toBeVisible();
  const reasons = `list.txt: ${TEXT.notPhoto} small.jpg: This is too small.`;
  expect(await screen.findByText(reasons)).toBeInTheDocument();
  // The first press reports that a file was not sent.
  await userEvent.click(screen.getByRole('button', { name: TEXT.save }));
  await userEvent.click(screen.getByRole('button', { name: TEXT.save }));
  const names = ['hall.jpg', '1.jpg', '3.jpg', '5.jpg'].map((picture) =>
    expect.objectContaining({ picture }),
  );
  await waitFor(() =>
    expect(bodiesOf('POST Save')).toEqual([expect.objectContaining({ values: { pictures: names } })]),
  );
  expect(screen.getByText('20 November 2026')).toBeInTheDocument();
});

test('if the server refuses a file, its reason is shown', async () => {
  await choose();
  const request = await sentOnce();
  act(() => request.answer(415, { errorMessage: 'This is a GIF.', code: 'unsuitable' }));
  expect(await screen.findByText('This is a GIF.')).toBeVisible();
});

test.each<[string, BlobPart, string, string, string]>([
  ['a photo from an iPhone', 'x', 'IMG.heic', 'image/heic', TEXT.unreadable],
  ['a photo whose type the system does not recognize', 'x', 'IMG.HEIF', '', TEXT.unreadable],
  ['a renamed photo from an iPhone', '\0\0\0\u0018ftypheic', 'IMG.jpg', 'image/jpeg', TEXT.unreadable],
  ['a damaged photo', '\u0018JFIF', 'IMG.jpg', 'image/jpeg', TEXT.notPhoto],
  ['an empty photo', '', 'IMG.jpg', 'image/jpeg', TEXT.notPhoto],
  ['a drawing', '<svg/>', 'crest.svg', 'image/svg+xml', TEXT.notPhoto],
])('gives suitable advice about %s that this browser cannot open', async (_, bytes, name, type, advice) => {
  Object.assign(window, { createImageBitmap: () => Promise.reject(new Error('not decoded')) });
  await choose(new File([bytes], name, { type }));
  expect(await screen.findByText(advice)).toBeVisible();
  expect(screen.queryByRole('button', { name: STAFF_DEFAULTS.locations.retry })).not.toBeInTheDocument();
  expect(FakeRequest.sent).toEqual([]);
});

test('a picture that is saved but not yet published is shown too', async () => {
  keepDraft(draftOf('new:announcements:1'), { values: { picture: 'new.jpg' }, at: '2026-11-21T05:30:00Z' });
  const { bodiesOf } = renderEditor('?new=announcements&draft=new:announcements:1', {
    'GET Picture': { bytes: btoa('JPEG') },
  });
  expect(await screen.findByText('new.jpg')).toBeVisible();
  await waitFor(() => expect(context.drawImage).toHaveBeenCalled());
  expect(bodiesOf('GET Picture')).toHaveLength(1);
});

test('a picture that the website already has can be found by name and chosen', async () => {
  await choose(new File(['x'], 'a.heic'));
  await userEvent.click(screen.getByText(TEXT.ownPictures));
  await userEvent.click(await screen.findByRole('button', { name: 'hall.jpg' }));
  expect(screen.getByText('hall.jpg')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: TEXT.takeAway }));
  await waitFor(() => expect(screen.getByLabelText(/^Picture/)).toHaveFocus());
  expect(screen.queryByText('hall.jpg')).not.toBeInTheDocument();
});

test.each([
  ['and the consent, if the consent is about the people in the picture', undefined, ['yes', 'nobody']],
  ['but not the consent of a person who is also shown without the picture', 'yes', ['yes']],
])('replacing a picture removes its description, %s', async (_, consent, choices) => {
  const [kind] = KINDS.kinds;
  const about = { alt: fieldOf('Description'), consent: fieldOf('Consent', { choices }) };
  const values = { message: 'Closed.', picture: 'old.jpg', alt: 'A drawing', consent: 'yes' };
  const { bodiesOf } = renderEditor('?file=announcements/a.yaml', {
    'GET Kinds': { ...KINDS, kinds: [{ ...kind, fields: { ...kind?.fields, ...about } }] },
    'GET File': { ...FEES, kind: 'announcements', path: 'announcements/a.yaml', values },
    'GET Picture': {},
    'POST Save': { path: 'announcements/a.yaml', version: 'v2', id: 's2', changes: [], problems: [] },
  });
  await userEvent.click(await screen.findByText(TEXT.ownPictures));
  await userEvent.click(await screen.findByRole('button', { name: 'hall.jpg' }));
  await userEvent.click(screen.getByRole('button', { name: TEXT.save }));
  await screen.findByRole('heading', { name: TEXT.saved });
  expect(bodiesOf('POST Save')).toEqual([
    expect.objectContaining({
      values: { message: 'Closed.', picture: 'hall.jpg', ...(consent && { consent }) },
    }),
  ]);
});

test.each([
  [4000, 3000, 2560, 1920],
  [3000, 4000, 1920, 2560],
  [800, 600, 800, 600],
  [9000, 1, 2560, 1],
])('a photo of %d × %d pixels becomes %d × %d', (before, high, width, height) => {
  expect(shrunkSize({ width: before, height: high })).toEqual({ width, height });
});

describe('saving while a photo is being sent', () => {
  const saved = { path: 'announcements/a.yaml', version: 'v2', id: 's2', changes: ['New'], problems: [] };

  async function saveDuring() {
    const { bodiesOf } = await chooseAndShow({ 'POST Save': saved });
    const request = await sentOnce();
    fireEvent.click(screen.getByRole('button', { name: TEXT.save }));
    expect(await screen.findByText(TEXT.saving)).toBeVisible();
    expect(bodiesOf('POST Save')).toEqual([]);
    return { request, bodiesOf };
  }

  it('waits for the photo', async () => {
    const { request, bodiesOf } = await saveDuring();
    act(() => request.answer(200, { name: 'img-1.jpg' }));
    expect(await screen.findByRole('heading', { name: TEXT.saved })).toHaveFocus();
    expect(bodiesOf('POST Save')).toEqual([
      expect.objectContaining({ values: expect.objectContaining({ picture: 'img-1.jpg' }) as object }),
    ]);
  });

  it('saves nothing if the photo could not be sent; pressing Save again saves without the photo', async () => {
    const { request, bodiesOf } = await saveDuring();
    act(() => {
      request.dispatchEvent(new Event('error'));
    });
    expect(await screen.findByText(TEXT.notSent)).toBeVisible();
    expect(bodiesOf('POST Save')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: TEXT.save }));
    expect(await screen.findByRole('heading', { name: TEXT.saved })).toBeVisible();
  });
});

test('a photo that was sent on the second try is saved when Save is pressed once', async () => {
  const saved = { path: 'announcements/a.yaml', version: 'v2', id: 's2', changes: ['New'], problems: [] };
  const { bodiesOf } = await chooseAndShow({ 'POST Save': saved });
  const first = await sentOnce();
  act(() => {
    first.dispatchEvent(new Event('error'));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const second = await sentOnce(2);
  act(() => second.answer(200, { name: 'img-1.jpg' }));
  expect(await screen.findByText('img-1.jpg')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: TEXT.save }));
  expect(await screen.findByRole('heading', { name: TEXT.saved })).toBeVisible();
  expect(bodiesOf('POST Save')).toHaveLength(1);
});

test('a document chosen as a photo is not sent, and the message does not mention iPhones', async () => {
  await choose(new File(['x'], 'Notice.docx', { type: 'application/vnd.ms-word' }));
  expect(await screen.findByText(TEXT.notPhoto)).toBeVisible();
  expect(screen.queryByRole('button', { name: STAFF_DEFAULTS.locations.retry })).not.toBeInTheDocument();
  expect(FakeRequest.sent).toEqual([]);
});
