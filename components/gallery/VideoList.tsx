import { IconPlayerPlay } from '@tabler/icons-react';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/fill-in';

/** Videos as links with a still. Nothing loads from another site before a click. */
export function VideoList({ videos, words }: Pick<Content, 'videos' | 'words'>) {
  if (!videos.videos.length) return <p>{words.gallery.empty}</p>;
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {videos.videos.map(({ title, length, site, address, picture, alt }) => (
        <li key={address} className="card link-card relative">
          <Picture
            name={picture}
            alt={alt}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            className="link-card-picture"
          />
          <div className="flex items-start gap-4 p-5">
            <span className="bg-band text-on-band grid size-11 shrink-0 place-items-center rounded-full">
              <IconPlayerPlay size={22} aria-hidden />
            </span>
            <div>
              <h2 className="text-xl">
                <SiteLink
                  href={address}
                  newTab={words.page.newTab}
                  className="no-underline before:absolute before:inset-0"
                >
                  {title}
                </SiteLink>
              </h2>
              <p className="text-muted text-sm">{`${fillIn(words.gallery.watch, { site })} · ${length}`}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
