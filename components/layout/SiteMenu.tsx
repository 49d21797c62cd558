import { IconChevronDown, IconChevronLeft, IconMenu2, IconX } from '@tabler/icons-react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import type { Menu } from '@/lib/content/schemas/menu';

interface SiteMenuProps extends Pick<Content, 'menu' | 'words'> {
  /** The path of the page that is shown. */
  route: string;
}

/**
 * The menu of specification, section 2. Each list opens as a popover, which the browser itself toggles, closes with
 * Escape, gives the focus back from and announces as expanded: the disclosure navigation of the APG without script.
 */
export function SiteMenu({ menu, words, route }: SiteMenuProps) {
  return (
    <nav aria-label={words.menu.label} className="bg-band text-on-band">
      <div className="shell menu-shell">
        <button type="button" popoverTarget="site-menu" className="menu-toggle lg:hidden">
          <IconMenu2 size={22} aria-hidden />
          {words.menu.open}
        </button>
        <div id="site-menu" popover="auto" className="menu-panel menu-bar">
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            className="menu-link lg:hidden"
          >
            {words.menu.close}
            <IconX size={22} aria-hidden />
          </button>
          <ul className="menu-list">
            {menu.entries.map((entry, index) => (
              <li key={entry.text}>
                {entry.entries ? (
                  <Submenu
                    id={`menu-${index}`}
                    text={entry.text}
                    entries={entry.entries}
                    route={route}
                    words={words}
                  />
                ) : (
                  <Entry {...entry} route={route} newTab={words.page.newTab} />
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  );
}

type EntryFields = NonNullable<Menu['entries'][number]['entries']>[number];

function Submenu({
  id,
  text,
  entries,
  route,
  words,
}: { id: string; text: string; entries: EntryFields[]; route: string } & Pick<Content, 'words'>) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="menu-link"
        data-current={entries.some(({ to }) => to === route) ? '' : undefined}
      >
        {text}
        <IconChevronDown size={16} className="shrink-0 -rotate-90 lg:rotate-0" aria-hidden />
      </button>
      <div id={id} popover="auto" className="menu-panel submenu">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="menu-link justify-start lg:hidden"
        >
          <IconChevronLeft size={20} aria-hidden />
          {words.menu.back}
        </button>
        <p className="font-display px-5 py-2 text-xl lg:hidden">{text}</p>
        <ul>
          {entries.map((entry) => (
            <li key={entry.text}>
              <Entry {...entry} route={route} newTab={words.page.newTab} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** An entry without a target is words, never a dead link. */
function Entry({ text, to, route, newTab }: EntryFields & { route: string; newTab: string }) {
  if (!to) return <span className="menu-link">{text}</span>;
  return (
    <SiteLink href={to} newTab={newTab} className="menu-link" current={to === route}>
      {text}
    </SiteLink>
  );
}
