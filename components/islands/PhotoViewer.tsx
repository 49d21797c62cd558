'use client';

import { IconX } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { Words } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';
import { arrowStep } from './arrow-step';

export interface Photo {
  path: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
  /** The date, in words. */
  date?: string;
  /** The language of the other texts, if it differs from the page's. The build writes it (lib/build/languages.ts). */
  lang?: string;
}

interface PhotoViewerProps {
  photos: Photo[];
  words: Words['gallery'];
  /** Links with `data-photo`, in the order of `photos`. */
  children: ReactNode;
}

/** The viewer opens at the photo that was clicked (specification, section 2, "Known quirk"). */
export function PhotoViewer({ photos, words, children }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState<number>();
  const total = photos.length;
  const photo = index === undefined ? undefined : photos[index];

  const onOpen = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-photo]');
    // Browsers without dialogs follow the link. With a modifier key, a click opens a new tab or downloads the photo.
    if (!link || !dialog.current?.showModal) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIndex(Number(link.dataset.photo));
    dialog.current.showModal();
  };
  const step = (by: number): void => setIndex((was = 0) => (was + by + total) % total);
  const onKeyDown = (event: KeyboardEvent): void => {
    step(arrowStep(event.key));
  };

  return (
    <>
      {/* The links are the controls. This element only catches their clicks. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={onOpen}>{children}</div>
      <dialog
        ref={dialog}
        className="viewer"
        aria-label={words.viewer}
        onKeyDown={onKeyDown}
        onClose={() => setIndex(undefined)}
      >
        <div className="viewer-bar">
          {/* The date is in the page's language, but the figure may not be. */}
          <p aria-live="polite">
            {index === undefined
              ? ''
              : [fillIn(words.position, { number: index + 1, total }), photo?.date]
                  .filter(Boolean)
                  .join(' · ')}
          </p>
          <button
            type="button"
            className="round-button"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={22} aria-hidden />
          </button>
        </div>
        {photo ? (
          // The key keeps the previous photo from showing while this one loads.
          <figure key={photo.path} lang={photo.lang} className="viewer-photo">
            <picture>
              <source type="image/avif" srcSet={photo.srcSet} sizes="100vw" />
              <img
                src={photo.path}
                width={photo.width}
                height={photo.height}
                alt={photo.alt}
                // Reserves the photo's final size. Bar, caption and arrows take 12rem.
                style={{
                  width: `min(100%, ${photo.width}px, (100dvh - 12rem) * ${photo.width / photo.height})`,
                }}
              />
            </picture>
            <figcaption>{photo.caption}</figcaption>
          </figure>
        ) : null}
        {[-1, 1].map((by) => (
          <button
            key={by}
            type="button"
            className={`round-button viewer-step chevron ${by < 0 ? 'chevron-back' : ''}`}
            aria-label={by < 0 ? words.previous : words.next}
            onClick={() => step(by)}
          />
        ))}
      </dialog>
    </>
  );
}
