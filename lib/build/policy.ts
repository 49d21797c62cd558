import { createHash } from 'node:crypto';
import { memoize } from '@/lib/content/memoize';
import type { ApiSettings } from '@/lib/staff/pages';
import type { ScannedPage } from './scan-page';

// Why: docs/decisions/hosts.md
/** The CSP source of an inline script or style: `'sha256-…'` (CSP Level 3, "hash-source"). Most pages share their styles. */
export const hashSource = memoize(
  (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

/** What a page contains; the policy allows this and nothing else. */
interface PolicyParts extends Pick<ScannedPage, 'elements'> {
  /** Texts of inline scripts that run, and of speculation rules. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether it loads style sheets of this site. */
  styleFiles: boolean;
  /** Whether it loads script files of this site. */
  scriptFiles: boolean;
}

/** Where its forms may be sent. One without an address is sent by script alone: no password may come to stand in an address. */
function formTargets({ elements }: PolicyParts): string[] {
  const addresses = elements.flatMap(({ name, attributes: { method, action } }) =>
    name === 'form' && method !== 'dialog' ? (action ?? []) : [],
  );
  return addresses.map((action) => {
    if (action.startsWith('mailto:')) return 'mailto:';
    return URL.canParse(action) ? new URL(action).origin : "'self'";
  });
}

/** Origins that the islands of a page may call: the API that those of the staff area are told of (`readApiSettings`). */
function calledOrigins({ elements }: PolicyParts): string[] {
  return elements.flatMap(({ attributes: { 'data-props': props = '{}' } }) => {
    const { settings } = JSON.parse(props) as { settings?: ApiSettings };
    return settings?.origin || [];
  });
}

/** The Content-Security-Policy of one page, for its `<meta>`. `frame-ancestors` works in headers only: lib/hosts. */
export function writePolicy(parts: PolicyParts): string {
  const script = [...(parts.scriptFiles ? ["'self'"] : []), ...parts.scripts.map(hashSource)];
  const targets = formTargets(parts);
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', script],
    ['style-src', [...(parts.styleFiles ? ["'self'"] : []), ...parts.styles.map(hashSource)]],
    ['img-src', ["'self'"]],
    ['font-src', ["'self'"]],
    // Its own, so that tools can read robots.txt from the page.
    ['connect-src', ["'self'", ...calledOrigins(parts)]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', targets.length ? targets : ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ["'none'"]],
  ];
  return directives
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
