/** The only Trusted Types policy that staff pages may have. */
export const TRUSTED_POLICY = 'default';

/**
 * The first script of a staff page. The framework fetches its chunks by setting `src` to plain text, which Trusted
 * Types refuse unless a default policy admits it: this one admits script files of this site's `/_next/`.
 */
export const TRUSTED_SCRIPTS =
  `window.trustedTypes?.createPolicy(${JSON.stringify(TRUSTED_POLICY)},{createScriptURL(a){` +
  'const u=new URL(a,location.origin);' +
  'if(u.origin===location.origin&&u.pathname.startsWith("/_next/"))return a;' +
  'throw new TypeError("not a script of this site: "+a)}})';
