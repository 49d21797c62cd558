import { IconArrowRight } from '@tabler/icons-react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';

/** The heading of the page, and the ways that parents take most often. */
export function Welcome({ home, words }: Pick<Content, 'home' | 'words'>) {
  return (
    <div className="shell grid gap-x-14 gap-y-6 pt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-12">
      <div>
        <h1 className="max-w-[40rem]">{home.heading}</h1>
        <p className="text-muted mt-3 max-w-[40rem] text-lg">{home.introduction}</p>
        <p className="mt-4">
          <a href="/information" className="inline-block min-h-6 font-semibold">
            {words.home.disclosure}
          </a>
        </p>
      </div>
      {home.shortcuts.length ? (
        <ul className="border-line divide-line divide-y border-y">
          {home.shortcuts.map(({ text, to }) => (
            <li key={text}>
              <SiteLink href={to} newTab={words.page.newTab} className="shortcut">
                {text}
                <IconArrowRight size={20} aria-hidden />
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
