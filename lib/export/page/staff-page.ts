import { MagicString } from 'magic-string';
import { writePolicy } from '../policy/write-policy';
import { TRUSTED_POLICY, TRUSTED_SCRIPTS } from '../policy/trusted-scripts';
import { addToHead } from './add-to-head';
import { isDataScript } from './is-data-script';
import type { ScannedPage } from './scan-page';

interface StaffSite {
  /** Texts of the styles of all staff pages: the framework puts one page's into another when it turns to it. */
  styles: readonly string[];
  /** Origin of the school's API, when it is not the site's own. */
  apiOrigin: string | undefined;
}

/** A page of the staff area keeps the framework, under a policy that admits this site's script files and no others. */
export function rewriteStaffPage(page: ScannedPage, { styles, apiOrigin }: StaffSite): string {
  const text = new MagicString(page.html);
  const scripts = page.elements.filter((element) => element.name === 'script' && !isDataScript(element));
  const policy = writePolicy({
    scripts: [
      TRUSTED_SCRIPTS,
      ...scripts.filter(({ attributes }) => !('src' in attributes)).map((script) => script.text),
    ],
    styles,
    scriptFiles: true,
    connect: ["'self'", ...(apiOrigin === undefined ? [] : [apiOrigin])],
    formTargets: ["'self'"],
    trustedPolicy: TRUSTED_POLICY,
  });
  addToHead(
    page,
    text,
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><script>${TRUSTED_SCRIPTS}</script>`,
  );
  return text.toString();
}
