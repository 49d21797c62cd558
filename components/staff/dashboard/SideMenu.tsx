import type { Staff } from '@/lib/content/kinds/staff';
import { StaffLink } from '../router/StaffLink';

export const MENU_ID = 'staff-menu';

/**
 * The side menu (specification, section 2): on narrow screens 150 px or 0 wide, as the button in the bar says by
 * `aria-expanded`; on wide ones always there. An entry without a target is words, never a dead link.
 */
export function SideMenu({ menu, label, path }: { menu: Staff['menu']; label: string; path: string }) {
  return (
    <nav id={MENU_ID} className="staff-menu" aria-label={label}>
      <ul>
        {menu.map(({ text, to }) => (
          <li key={text}>
            {to ? (
              <StaffLink href={to} aria-current={to === path ? 'page' : undefined}>
                {text}
              </StaffLink>
            ) : (
              <span>{text}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
