import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import type { Menu } from '@/lib/content/kinds/menu';
import { SiteLink } from '@/components/ui/links';

interface SiteMenuProps extends Pick<Content, 'menu' | 'words'> {
  /** What parents come for most: on phones the panel begins with it. */
  shortcuts: Content['home']['shortcuts'];
  /** The path of the page that is shown. */
  route: string;
  /** The bar that opens the menu on phones. */
  children?: ReactNode;
}

/**
 * The menu of specification, section 2, without script. On wide screens each list opens as a popover, which the browser
 * itself toggles, closes with Escape, gives the focus back from and announces as expanded: the disclosure navigation of
 * the APG. On phones one panel holds every list. No link can close a popover: one to a place of the same page moves the
 * focus out of the panel, which then folds up to a link that unfolds it again. Where a browser has no popovers, the menu is a plain list after the
 * content (app/styles/menu.css).
 */
export function SiteMenu({ menu, shortcuts, words, route, children }: SiteMenuProps) {
  return (
    <nav aria-label={words.menu.label} className="site-menu">
      {children}
      <div id="site-menu" popover="auto" className="menu-panel" tabIndex={-1}>
        <a href="#menu-first" className="menu-anchor menu-sign">
          {words.menu.open}
        </a>
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          className="menu-close"
          // Moves the focus into the panel when it opens (HTML, popover focusing steps).
          autoFocus
        >
          {words.menu.close}
        </button>
        <ul id="menu-first" className="menu-first" tabIndex={-1}>
          {shortcuts.map((entry) => (
            <li key={entry.text}>
              <Entry {...entry} route={route} newTab={words.page.newTab} />
            </li>
          ))}
        </ul>
        <ul className="menu-list">
          {menu.entries.map((entry, index) => (
            <li key={entry.text}>
              {entry.entries ? (
                <Submenu
                  id={`menu-${index}`}
                  text={entry.text}
                  entries={entry.entries}
                  route={route}
                  newTab={words.page.newTab}
                />
              ) : (
                <Entry {...entry} route={route} newTab={words.page.newTab} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

type EntryFields = NonNullable<Menu['entries'][number]['entries']>[number];

interface SubmenuProps {
  id: string;
  text: string;
  entries: readonly EntryFields[];
  route: string;
  newTab: string;
}

function Submenu({ id, text, entries, route, newTab }: SubmenuProps) {
  const current = entries.some(({ to }) => to === route);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="submenu-toggle chevron"
        data-current={current ? '' : undefined}
      >
        {text}
      </button>
      <ul id={id} popover="auto" aria-label={text} className="submenu">
        {entries.map((entry) => (
          <li key={entry.text}>
            <Entry {...entry} route={route} newTab={newTab} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** An entry without a target is plain text, never a dead link. */
function Entry({ text, to, route, newTab }: EntryFields & { route: string; newTab: string }) {
  if (!to) return <span>{text}</span>;
  return (
    <SiteLink href={to} newTab={newTab} current={to === route}>
      {text}
    </SiteLink>
  );
}
