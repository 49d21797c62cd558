import { createHash } from 'node:crypto';
import { remember } from '@/lib/content/remember';

// Why: docs/decisions/hosts.md
/** The CSP source of an inline script or style: `'sha256-…'` (CSP Level 3, "hash-source"). Most pages share their styles. */
export const hashSource = remember(
  (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

/** What a page contains; the policy allows this and nothing else. */
interface PolicyParts {
  /** Texts of inline scripts that run, and of speculation rules. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether it loads style sheets of this site. */
  styleFiles?: boolean;
  /** Whether it loads script files of this site. */
  scriptFiles: boolean;
  /** Origins that may be called; its own unless said otherwise, so that tools can read robots.txt from the page. */
  connect?: readonly string[];
  /** Addresses that its forms are sent to. */
  formTargets: readonly string[];
}

/** The Content-Security-Policy of one page, for its `<meta>`. `frame-ancestors` works in headers only: lib/hosts. */
export function writePolicy(parts: PolicyParts): string {
  const script = [...(parts.scriptFiles ? ["'self'"] : []), ...parts.scripts.map(hashSource)];
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', script],
    ['style-src', [...(parts.styleFiles ? ["'self'"] : []), ...parts.styles.map(hashSource)]],
    ['img-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['connect-src', parts.connect ?? ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', parts.formTargets.length ? parts.formTargets : ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', ["'none'"]],
  ];
  return directives
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
