'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { arrowStep } from './arrow-step';

interface TabsProps {
  label: string;
  tabs: { id: string; text: string }[];
  /** The panels, with the ids in `tabs`. */
  children: ReactNode;
}

/** @returns undefined for a key that moves nothing */
function tabAfter(key: string, index: number, total: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  const by = arrowStep(key);
  return by ? (index + by + total) % total : undefined;
}

/** Tabs as in the ARIA Authoring Practices; a focused tab is selected. Until the script loads, they are links. */
export function Tabs({ label, tabs, children }: TabsProps) {
  const [selected, setSelected] = useState<number>();
  const ready = selected !== undefined;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const named = tabs.findIndex(({ id }) => location.hash === `#${id}`);
    setSelected(Math.max(0, named));
  }, [tabs]);

  useEffect(() => {
    if (selected !== undefined) tabs.forEach(({ id }, index) => showPanel(id, index === selected));
  }, [selected, tabs]);

  const choose = (event: MouseEvent | KeyboardEvent, index: number): void => {
    event.preventDefault();
    setSelected(index);
    list.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = tabAfter(event.key, selected ?? 0, tabs.length);
    if (index !== undefined) choose(event, index);
  };

  return (
    <>
      <div className="tab-list" ref={list} {...(ready && { role: 'tablist', 'aria-label': label })}>
        {tabs.map(({ id, text }, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            className="tab"
            {...(ready && {
              role: 'tab',
              'aria-selected': index === selected,
              'aria-controls': id,
              tabIndex: index === selected ? 0 : -1,
              onKeyDown,
            })}
            onClick={(event) => ready && choose(event, index)}
          >
            {text}
          </a>
        ))}
      </div>
      {children}
    </>
  );
}

function showPanel(id: string, shown: boolean): void {
  const panel = document.getElementById(id);
  if (!panel) return;
  panel.hidden = !shown;
  panel.toggleAttribute('data-shown', shown);
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', `${id}-tab`);
}
