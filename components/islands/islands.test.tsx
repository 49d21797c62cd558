/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wordsIn } from '@/lib/content/words/languages';
import { EnquirySender } from './EnquirySender';
import { PhotoViewer, type Photo } from './PhotoViewer';
import { renderToString } from 'react-dom/server';
import { CarouselIsland } from './Island';
import { Tabs } from './Tabs';
import { arrowStep } from './arrow-step';

describe('PhotoViewer', () => {
  const { words } = wordsIn();

  const photos = [1, 2, 3].map((number): Photo => ({
    path: `/assets/pictures/${number}.jpg`,
    srcSet: `/assets/pictures/${number}.avif 720w`,
    width: 720,
    height: 540,
    alt: `Picture ${number}`,
    caption: `Caption ${number}`,
  }));

  beforeEach(() => {
    // jsdom lacks modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });

  function renderViewer(): void {
    render(
      <PhotoViewer photos={photos} words={words.gallery}>
        {photos.map(({ path, caption }, index) => (
          <a key={path} href={path} data-photo={index}>
            {caption}
          </a>
        ))}
      </PhotoViewer>,
    );
  }

  test('opens at the photo that was clicked, not at a stored index', async () => {
    const user = userEvent.setup();
    renderViewer();
    await user.click(screen.getByRole('link', { name: 'Caption 3' }));
    expect(screen.getByText('Photo 3 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: 'Caption 2' }));
    expect(screen.getByText('Photo 2 of 3')).toBeVisible();
  });

  test('shows the date of the photo', async () => {
    const user = userEvent.setup();
    render(
      <PhotoViewer photos={[{ ...photos[0]!, date: '26 January 2026' }]} words={words.gallery}>
        <a href="/1.jpg" data-photo={0}>
          Open
        </a>
      </PhotoViewer>,
    );
    await user.click(screen.getByRole('link', { name: 'Open' }));
    expect(screen.getByText('Photo 1 of 1 · 26 January 2026')).toBeVisible();
  });

  test('on a page in another language, a photo with an English caption is marked as English', async () => {
    const user = userEvent.setup();
    render(
      <PhotoViewer photos={photos.map((photo) => ({ ...photo, lang: 'en' }))} words={words.gallery}>
        <a href="/1.jpg" data-photo={0}>
          Open
        </a>
      </PhotoViewer>,
    );
    await user.click(screen.getByRole('link', { name: 'Open' }));
    expect(screen.getByRole('figure')).toHaveAttribute('lang', 'en');
  });

  test('next and previous wrap around at both ends, by button and by arrow key', async () => {
    const user = userEvent.setup();
    renderViewer();
    await user.click(screen.getByRole('link', { name: 'Caption 1' }));
    await user.click(screen.getByRole('button', { name: 'Previous photo' }));
    expect(screen.getByRole('img', { name: 'Picture 3' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(screen.getByText('Photo 1 of 3')).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('Photo 2 of 3')).toBeVisible();
  });

  test.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'a click with the %s key is left to the browser, which opens a tab or saves the photo',
    async (key) => {
      const user = userEvent.setup();
      renderViewer();
      let isTaken: boolean | undefined;
      const onClick = (event: Event): void => {
        isTaken = event.defaultPrevented;
        // jsdom cannot follow links.
        event.preventDefault();
      };
      window.addEventListener('click', onClick, { once: true });
      await user.keyboard(`{${key}>}`);
      await user.click(screen.getByRole('link', { name: 'Caption 1' }));
      expect(isTaken).toBe(false);
    },
  );

  test('closing clears the selected photo', async () => {
    const user = userEvent.setup();
    renderViewer();
    await user.click(screen.getByRole('link', { name: 'Caption 1' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('img', { hidden: true })).not.toBeInTheDocument();
  });
});

const TABS = [
  { id: 'news', text: 'News' },
  { id: 'events', text: 'Events' },
];

const example = (
  <Tabs label="News and events" tabs={TABS}>
    <div id="news">Quiz won</div>
    <div id="events">Sports day</div>
  </Tabs>
);

test('before the script loads, tabs are links to the panels', () => {
  const html = renderToString(example);
  expect(html).toContain('href="#events"');
  expect(html).not.toContain('role=');
});

test('the first tab is chosen, and its panel is shown', () => {
  render(example);
  expect(screen.getByRole('tab', { name: 'News' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Quiz won')).toBeVisible();
  expect(screen.getByText('Sports day')).not.toBeVisible();
});

test('the tab that the address names is chosen', () => {
  window.location.hash = '#events';
  render(example);
  window.location.hash = '';
  expect(screen.getByText('Sports day')).toBeVisible();
  expect(screen.getByText('Quiz won')).not.toBeVisible();
});

test('arrow keys choose tabs, wrap around and move the focus; only the chosen tab is in the tab order', async () => {
  const user = userEvent.setup();
  render(example);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'News' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  const events = screen.getByRole('tab', { name: 'Events' });
  expect(events).toHaveFocus();
  expect(screen.getByText('Sports day')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'News' })).toHaveAttribute('tabindex', '-1');
  await user.keyboard('{Home}');
  expect(screen.getByText('Quiz won')).toBeVisible();
});

describe('arrowStep', () => {
  afterEach(() => {
    document.dir = '';
  });

  test('the right arrow key moves forward; in right-to-left text, the left one does', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home'].map(arrowStep)).toEqual([1, -1, 0]);
    document.dir = 'rtl';
    expect(['ArrowRight', 'ArrowLeft', 'Home'].map(arrowStep)).toEqual([-1, 1, 0]);
  });
});

test.each([
  ['en', 'Our toppers', 'Next: Our toppers'],
  ['hi', 'हमारे टॉपर', 'अगली: हमारे टॉपर'],
  ['hi', 'Our toppers', 'अगली'],
])('the buttons of a carousel in %s, headed %j, have names in one language', (language, label, name) => {
  const html = renderToString(
    <CarouselIsland
      label={label}
      early
      words={wordsIn(language).words.carousel}
      slides={['a', 'b'].map((key) => ({ key, content: key }))}
    />,
  );
  expect(html).toContain(`aria-label="${name}"`);
});

test('an enquiry that is sent again keeps its key, so that it is stored only once; another page has a different key', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const keys: unknown[] = [];
  // Fail each call, as if the response were lost.
  globalThis.fetch = (_, init) => {
    keys.push(new URLSearchParams(init?.body as URLSearchParams).get('key'));
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  for (const _ of ['one page', 'another page']) {
    const { unmount } = render(
      <EnquirySender settings={{ origin: '' }}>
        <form action="/api/Enquiry">
          <input name="name" defaultValue="Asha" />
          <input name="telephone" defaultValue="9876543210" />
          <input name="class" defaultValue="Class VI" />
          <button>Send</button>
        </form>
      </EnquirySender>,
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    unmount();
  }
  expect(keys).toEqual(Array(4).fill(expect.stringMatching(/^[\w-]{16,64}$/)));
  expect([keys[1] === keys[0], keys[3] === keys[2], keys[2] === keys[0]]).toEqual([true, true, false]);
});
