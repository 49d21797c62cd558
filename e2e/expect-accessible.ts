import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Looked {
  /** A selector: only this part of the page is checked. */
  within?: string;
  /** Checks new elements with all rules, and all other elements only with the rules in `OF_LOOKS`. */
  again?: boolean;
}

/** The minified source, which a browser parses in half the time. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules whose result depends on layout or colours. All other rules depend on the markup alone. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Rules that axe does not run by default: the size of targets (WCAG 2.5.8), and the roles of focusable elements. */
const ASKED = { 'target-size': { enabled: true }, 'focus-order-semantics': { enabled: true } };

/** Expects that axe finds no violation on the page as it is now. Frames are not checked, because pages have none. */
export async function expectAccessible(page: Page, state: string, { within, again }: Looked = {}) {
  // Load axe once per page: parsing it takes as long as a run.
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

/** Expects no violation in light or in dark colours. */
export async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${state}, dark`, { again: true });
}

/** Waits until all finite animations have ended: content that is still fading in has too little contrast. */
async function waitForAnimations(): Promise<void> {
  const ending = document.getAnimations().filter(
    ({ playState, effect, timeline }) =>
      // Animations that follow scrolling never end.
      timeline === document.timeline &&
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity,
  );
  // A cancelled animation has ended too.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

declare global {
  interface Window {
    axe: typeof axe;
    /** The elements that were visible at the last run with all rules. */
    judged?: Set<Element>;
  }
}
