/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wordsIn } from '@/lib/content/words/languages';
import { PhotoViewer, type Photo } from './PhotoViewer';

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

test('it starts at the photo that was clicked, not at a stored index', async () => {
  const user = userEvent.setup();
  renderViewer();
  await user.click(screen.getByRole('link', { name: 'Caption 3' }));
  expect(screen.getByText('Photo 3 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'Caption 2' }));
  expect(screen.getByText('Photo 2 of 3')).toBeVisible();
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
  'a click with the key %s is left to the browser, which opens a tab or saves the photo',
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
