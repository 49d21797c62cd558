import { IconSpeakerphone } from '@tabler/icons-react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';

interface AnnouncementTickerProps extends Pick<Content, 'announcements' | 'words'> {
  title: string;
}

/**
 * A real list that CSS moves in 50 s. The checkbox stops it without any script, for the keyboard as for the pointer
 * (WCAG 2.2.2).
 */
export function AnnouncementTicker({ title, announcements, words }: AnnouncementTickerProps) {
  if (!announcements.length) return null;
  return (
    <section id="announcements" aria-labelledby="announcements-title" className="ticker bg-band text-on-band">
      <div className="shell flex flex-wrap items-center gap-x-6 gap-y-1 py-4">
        <h2 id="announcements-title" className="text-accent inline-flex items-center gap-2 text-xl">
          <IconSpeakerphone size={22} aria-hidden />
          {title}
        </h2>
        <div className="ticker-pause">
          <input id="pause-ticker" type="checkbox" className="accent-accent me-2 size-5 align-middle" />
          <label htmlFor="pause-ticker" className="inline-block min-h-6 text-sm">
            {words.home.pauseTicker}
          </label>
        </div>
        <a href="/announcements" className="footer-link ms-auto text-sm">
          {words.home.allAnnouncements}
        </a>
        <div className="ticker-window w-full">
          <ul className="ticker-list py-1">
            {announcements.map(({ message, to }) => (
              <li key={message}>
                {to ? (
                  <SiteLink
                    href={to}
                    newTab={words.page.newTab}
                    className="inline-block min-h-6 text-inherit"
                  >
                    {message}
                  </SiteLink>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
