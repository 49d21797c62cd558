import type { ScannedPage } from './scan-page';

/**
 * Where the forms of a page may be sent, as sources of the policy's `form-action`. One without an address is sent by
 * script alone: the browser must not put a password into the address.
 */
export function formTargets({ elements }: ScannedPage): string[] {
  return elements
    .filter(
      ({ name, attributes }) => name === 'form' && attributes.method !== 'dialog' && 'action' in attributes,
    )
    .map(({ attributes: { action = '' } }) => {
      if (action.startsWith('mailto:')) return 'mailto:';
      return URL.canParse(action) ? new URL(action).origin : "'self'";
    });
}
