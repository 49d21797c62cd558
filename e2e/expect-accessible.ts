import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Looked {
  /** This part of the page only, by its selector. */
  within?: string;
  /** Only rules whose result depends on width or colours, and parts that only now are in view. */
  again?: boolean;
}

/** Minified, which a browser parses in half the time. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules whose result depends on layout and colours; all others depend on the markup. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Rules that axe runs only on request: targets of 24 px (WCAG 2.5.8), and roles of focusable elements. */
const ASKED = { 'target-size': { enabled: true }, 'focus-order-semantics': { enabled: true } };

/** Expects no violation of axe's rules on the page in its present state. Frames are not checked; no page has any. */
export async function expectAccessible(
  page: Page,
  state: string,
  { within, again }: Looked = {},
): Promise<void> {
  // Once per page: parsing axe takes as long as a run.
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

/** Waits for finite animations, since content that fades in lacks contrast. */
async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  // A cancelled animation has ended too.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

declare global {
  interface Window {
    axe: typeof axe;
    /** The elements that the last run of all rules checked. */
    judged?: Set<Element>;
  }
}
