import { IconLogout, IconMenu2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Staff } from '@/lib/content/kinds/staff';
import type { School } from '@/lib/content/kinds/school';
import { fillIn } from '@/lib/text/text';
import { MENU_ID } from './SideMenu';

interface TopBarProps {
  school: Pick<School, 'name' | 'shortName'>;
  /** Undefined when the token does not say. */
  name?: string;
  words: Staff['frame'];
  onLogout: () => void;
}

/** The fixed bar: menu button (narrow screens only), school, who is signed in, Logout. */
export function TopBar({ school, name, words, onLogout }: TopBarProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <header className="staff-bar">
      <button
        ref={toggle}
        type="button"
        className="staff-menu-toggle"
        aria-expanded={open}
        aria-controls={MENU_ID}
        aria-label={words.menu}
        data-tooltip={words.menu}
        onClick={() => setOpen(!open)}
      >
        <IconMenu2 size={22} aria-hidden />
      </button>
      <div className="staff-who">
        <a href="/" className="staff-school">
          <span className="staff-wide">{school.name}</span>
          <span className="staff-narrow">{school.shortName}</span>
        </a>
        <p className="staff-user">{name ? fillIn(words.signedInAs, { name }) : words.signedIn}</p>
      </div>
      <button type="button" className="staff-logout" onClick={onLogout}>
        <IconLogout size={18} aria-hidden />
        {words.logout}
      </button>
    </header>
  );
}
