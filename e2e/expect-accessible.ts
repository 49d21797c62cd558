import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Looked {
  /** This part of the page only, by its selector. */
  within?: string;
  /** Only what another width or other colours can change, and what they bring into view. */
  again?: boolean;
}

/** Minified: a browser parses it in half the time. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules whose result depends on layout and colours. That of the others depends on the markup of what is shown. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Rules that axe runs only when asked: targets of 24 px (WCAG 2.5.8), and roles of what can have the focus. */
const ASKED = { 'target-size': { enabled: true }, 'focus-order-semantics': { enabled: true } };

/** No violation of axe's rules on the page as it stands. No page has frames, into which axe would have to be put too. */
export async function expectAccessible(
  page: Page,
  state: string,
  { within, again }: Looked = {},
): Promise<void> {
  // Once for all looks at a page: reading axe takes as long as a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  await page.evaluate(waitForAnimations);
  const violations = await page.evaluate(
    async ({ part = 'html', rules, asked }) => {
      const look = async (include: Element[], values?: string[]) => {
        const which = values ? { runOnly: { type: 'rule', values } as const } : { rules: asked };
        return (await window.axe.run({ include }, { resultTypes: ['violations'], ...which })).violations;
      };
      const whole = [...document.querySelectorAll(part)];
      const shown = [...document.querySelectorAll(`${part} *`)].filter((each) => each.checkVisibility());
      if (!rules) {
        window.judged = new Set(shown);
        return look(whole);
      }
      const { judged = new Set(shown) } = window;
      const added = shown.filter((each) => !judged.has(each));
      return [...(await look(whole, rules)), ...(added.length ? await look(added) : [])];
    },
    { part: within, rules: again ? OF_LOOKS : undefined, asked: ASKED },
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, state).toEqual([]);
}

/** What fades in is pale until it is there; what moves for ever or rests is not waited for. */
async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  // One that is cancelled, such as by another state, has ended too.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

declare global {
  interface Window {
    axe: typeof axe;
    /** What the last look by all rules has seen. */
    judged?: Set<Element>;
  }
}
