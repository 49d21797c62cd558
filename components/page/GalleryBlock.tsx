import { Fragment } from 'react';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { formatDate } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';
import { fillIn } from '@/lib/text/text';
import { Island } from '@/components/islands/Island';
import { PictureView, toSrcSet } from '@/components/ui/PictureView';
import { getPicture, type PictureSet } from '@/lib/site/pictures';
import type { Photo } from '@/components/islands/PhotoViewer';

/** Loads nothing from another site before a visitor follows a link. */
export function VideoList({ videos }: Pick<Content, 'videos'>) {
  if (!videos.videos.length) return <p>{words.gallery.empty}</p>;
  const networks: Readonly<Record<string, string>> = words.networks;
  return (
    <ul className="cards">
      {videos.videos.map(({ title, length, site, address, picture, alt }) => (
        <li key={address} className="card link-card video">
          <Picture
            name={picture}
            alt={alt}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            className="link-card-picture"
          />
          <div>
            <h2>
              <SiteLink href={address}>{title}</SiteLink>
            </h2>
            <p>{`${fillIn(words.gallery.watch, { site: networks[site] ?? site })} · ${keepTogether(length)}`}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Thumbnails of 100 × 100 px (specification, section 2, "Gallery page"), then the photos of each album. */
export async function GalleryBlock({ gallery }: Pick<Content, 'gallery'>) {
  if (!gallery.pictures.length) return <p>{words.gallery.empty}</p>;
  // Photos without an album come first.
  const named = gallery.pictures.flatMap(({ album }) => album ?? []);
  const names = [...new Set([...(named.length < gallery.pictures.length ? [undefined] : []), ...named])];
  const inOrder = names.flatMap((name) => gallery.pictures.filter(({ album }) => album === name));
  const pictures = await Promise.all(
    inOrder.map(async ({ picture, ...rest }, index) => ({ set: await getPicture(picture), index, ...rest })),
  );
  const photos = pictures.map(({ set, alt, caption, date }): Photo => ({
    path: set.fallback.path,
    srcSet: toSrcSet(set.avif),
    width: set.width,
    height: set.height,
    alt,
    caption,
    date: date && formatDate(date),
  }));
  return (
    <Island name="PhotoViewer" props={{ photos, words: words.gallery }}>
      {/* The thumbnails are only for the pointer: screen readers and the keyboard use the links of the photos. */}
      <ul className="thumbnails" aria-hidden tabIndex={-1}>
        {pictures.map((each) => (
          <li key={each.index}>
            <a href={each.set.fallback.path} data-photo={each.index} tabIndex={-1}>
              <picture>
                {/* On a phone, the photo below is the same file, so it is fetched only once. */}
                <source type="image/avif" srcSet={each.set.avif[0]?.path} />
                <img
                  src={each.set.thumbnail.path}
                  width={100}
                  height={100}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </picture>
            </a>
          </li>
        ))}
      </ul>
      {names.map((name) => (
        <Fragment key={name ?? ''}>
          {name === undefined ? null : <h2 className="album">{name}</h2>}
          <ul className="gallery-photos">
            {pictures
              .filter(({ album }) => album === name)
              .map((each) => (
                <li key={each.index}>
                  <GalleryPhoto
                    {...each}
                    sizes={each.index ? '(min-width: 64rem) 24rem, 46vw' : '(min-width: 64rem) 50rem, 100vw'}
                    first={each.index === 0}
                  />
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </Island>
  );
}

type OwnPhoto = Omit<Content['gallery']['pictures'][number], 'picture'> & { set: PictureSet; index: number };
type PhotoProps = OwnPhoto & { sizes: string; first?: boolean };

function GalleryPhoto({ set, index, alt, caption, date, sizes, first }: PhotoProps) {
  // The accessible name ends with the visible text, so that voice control finds the link.
  const shown = [alt, caption, date && formatDate(date)].filter(Boolean).join(' ');
  return (
    <a
      href={set.fallback.path}
      data-photo={index}
      aria-label={fillIn(words.gallery.open, { caption: shown })}
      className="gallery-photo"
    >
      <PictureView set={set} alt={alt} sizes={sizes} first={first} />
      {caption}
      {date === undefined ? null : (
        <time dateTime={date} className="note">
          {formatDate(date)}
        </time>
      )}
    </a>
  );
}
