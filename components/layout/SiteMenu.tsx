import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { SearchForm } from '@/components/ui/SearchForm';
import { Fold, SiteLink } from '@/components/ui/links';

interface SiteMenuProps extends Pick<Content, 'menu'> {
  shortcuts: readonly { text: string; to: string }[];
  safety?: string;
  route: string;
  /** The bar of phones, with the button that opens the menu. */
  children?: ReactNode;
}

// Why: docs/decisions/navigation.md
/**
 * The menu described in section 2 of the specification. It needs no script. On wide screens each list is a popover, so
 * the browser handles toggling, Escape, focus and announcements (the APG's disclosure navigation). On phones one panel
 * holds all lists; an empty `details` before each list opens and closes it. No link can close a popover. So a link
 * within the page moves the focus out of the panel, and CSS then collapses the panel to a link that reopens it. Without
 * popovers, the menu is a plain list after the content (app/styles/menu.css).
 */
export function SiteMenu({ menu, shortcuts, safety, route, children }: SiteMenuProps) {
  const itemOf = ({ text, to }: { text: string; to?: string }) => (
    <li key={text}>
      {to ? (
        <SiteLink href={to} current={to === route}>
          {text}
        </SiteLink>
      ) : (
        <span>{text}</span>
      )}
    </li>
  );
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
          // When the panel opens, the browser moves the focus here (HTML, popover focusing steps).
          autoFocus
        >
          {words.menu.close}
        </button>
        <ul id="menu-first" className="menu-first" tabIndex={-1}>
          <li className="menu-wide">
            <SearchForm />
          </li>
          {shortcuts.map(itemOf)}
          {safety ? (
            <li className="menu-wide">
              <SiteLink href={safety} className="chevron">
                {words.safety.hurting}
              </SiteLink>
            </li>
          ) : null}
        </ul>
        <ul className="menu-list">
          {menu.entries.map(({ entries, ...entry }, index) => {
            if (!entries) return itemOf(entry);
            const isCurrent = entries.some(({ to }) => to === route);
            return (
              <li key={entry.text}>
                <Fold title={entry.text} open={isCurrent} />
                <button
                  type="button"
                  popoverTarget={`menu-${index}`}
                  className="submenu-toggle chevron"
                  data-current={isCurrent ? '' : undefined}
                >
                  {entry.text}
                </button>
                <ul id={`menu-${index}`} popover="auto" aria-label={entry.text} className="submenu">
                  {entries.map(itemOf)}
                </ul>
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}
