import type { ReactNode } from 'react';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { Fold, SiteLink } from '@/components/ui/links';

interface SiteMenuProps extends Pick<Content, 'menu'> {
  /** What parents come for most: on phones the panel begins with it. */
  shortcuts: Content['home']['shortcuts'];
  /** The page for a child who is hurt, where the school has one. */
  safety?: string;
  /** The path of the page that is shown. */
  route: string;
  /** The bar that opens the menu on phones. */
  children?: ReactNode;
}

// Why: docs/decisions/navigation.md
/**
 * The menu of specification, section 2, without script. On wide screens each list opens as a popover, which the browser
 * itself toggles, closes with Escape, gives the focus back from and announces as expanded: the disclosure navigation of
 * the APG. On phones one panel holds every list, folded: an empty `details` keeps whether it is open. No link can close a popover: one to a place of the same page moves the
 * focus out of the panel, which then folds up to a link that unfolds it again. Where a browser has no popovers, the menu is a plain list after the
 * content (app/styles/menu.css).
 */
export function SiteMenu({ menu, shortcuts, safety, route, children }: SiteMenuProps) {
  /** An entry without a target is plain text, never a dead link. */
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
          // Moves the focus into the panel when it opens (HTML, popover focusing steps).
          autoFocus
        >
          {words.menu.close}
        </button>
        <ul id="menu-first" className="menu-first" tabIndex={-1}>
          {shortcuts.map(itemOf)}
          {safety ? (
            <li className="menu-safety">
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
