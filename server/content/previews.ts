import { randomBytes } from 'node:crypto';
import type { Preview } from '@/lib/editing/forms/api/calls';
import type { Changes } from '@/lib/editing/forms/judge';

/** What a preview shows: the content with these changes and, in its first line, the notes. */
export interface Shown {
  changes: Changes;
  notes: readonly string[];
}

const DAY_MS = 24 * 60 * 60_000;
/** The most drafts in memory. Beyond this, the oldest is dropped. */
const MOST = 200;

export const PREVIEW_PATH = '/api/Content/Preview';

/** A preview runs no script, sends no form and does not reveal its address. */
export const PREVIEW_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-same-origin allow-top-navigation-by-user-activation",
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** Keeps drafts for previews in memory, each at an address that cannot be guessed. */
export function createPreviews(now: () => Date) {
  const kept = new Map<string, { shown: Shown; until: number }>();
  return {
    add(shown: Shown, route: string): Preview {
      const until = now().getTime() + DAY_MS;
      const name = randomBytes(18).toString('base64url');
      for (const [other, { until: end }] of kept) if (end <= now().getTime()) kept.delete(other);
      const [oldest] = kept.keys();
      if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
      kept.set(name, { shown, until });
      return { address: `${PREVIEW_PATH}/${name}${route}`, until: new Date(until).toISOString() };
    },
    /** @returns undefined once the preview has expired */
    find(name: string): Shown | undefined {
      const found = kept.get(name);
      return found && found.until > now().getTime() ? found.shown : undefined;
    },
  };
}
