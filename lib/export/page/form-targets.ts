import type { ScannedPage } from './scan-page';

/** Where the forms of a page may be sent, as sources of the policy's `form-action`. */
export function formTargets({ elements }: ScannedPage): string[] {
  return elements
    .filter(({ name, attributes }) => name === 'form' && attributes.method !== 'dialog')
    .map(({ attributes: { action = '' } }) => {
      if (action.startsWith('mailto:')) return 'mailto:';
      return URL.canParse(action) ? new URL(action).origin : "'self'";
    });
}
