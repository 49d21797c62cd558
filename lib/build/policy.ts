import { createHash } from 'node:crypto';
import { memoize } from '@/lib/content/memoize';
import type { ApiSettings } from '@/lib/staff/pages';
import type { ScannedPage } from './scan-page';

// Why: docs/decisions/hosts.md
/** The CSP source for an inline script or style: `'sha256-…'` (CSP Level 3, "hash-source"). */
export const hashSource = memoize(
  (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

interface PolicyParts extends Pick<ScannedPage, 'elements'> {
  /** Texts of the inline scripts and the speculation rules. */
  scripts: readonly string[];
  styles: readonly string[];
  styleFiles: boolean;
  scriptFiles: boolean;
}

/** Targets of forms. A form without `action` is sent by script only, so that no address ever contains a password. */
function formTargets({ elements }: PolicyParts): string[] {
  const addresses = elements.flatMap(({ name, attributes: { method, action } }) =>
    name === 'form' && method !== 'dialog' ? (action ?? []) : [],
  );
  return addresses.map((action) => {
    if (action.startsWith('mailto:')) return 'mailto:';
    return URL.canParse(action) ? new URL(action).origin : "'self'";
  });
}

/** The origin of the API, read from the properties of the staff area's islands (`readApiSettings`). */
function calledOrigins({ elements }: PolicyParts): string[] {
  return elements.flatMap(({ attributes: { 'data-props': props = '{}' } }) => {
    const { settings } = JSON.parse(props) as { settings?: ApiSettings };
    return settings?.origin || [];
  });
}

/** The `<meta>` with a page's policy. lib/hosts sets `frame-ancestors`, which needs a header. */
export function policyElement(parts: PolicyParts): string {
  const script = [...(parts.scriptFiles ? ["'self'"] : []), ...parts.scripts.map(hashSource)];
  const targets = formTargets(parts);
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', script],
    ['style-src', [...(parts.styleFiles ? ["'self'"] : []), ...parts.styles.map(hashSource)]],
    ['img-src', ["'self'"]],
    ['font-src', ["'self'"]],
    // 'self' lets auditing tools read robots.txt from within the page.
    ['connect-src', ["'self'", ...calledOrigins(parts)]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', targets.length ? targets : ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ["'none'"]],
  ];
  const policy = directives
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** Removes sources from a directive of a finished page's policy, and adds others. */
export function changePolicy(
  html: string,
  directive: string,
  gone: readonly string[],
  added: readonly string[],
): string {
  return html.replace(
    /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)"/,
    (_, start: string, policy: string) => {
      const parts = policy.split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ');
        if (name !== directive) return part;
        const left = sources.filter((source) => !gone.includes(source));
        return [name, ...new Set([...left, ...added])].join(' ');
      });
      return `${start}${parts.join('; ')}"`;
    },
  );
}
