import { readFileSync } from 'node:fs';
import { fillIn } from '@/lib/text/text';
import { CONTENT_TYPES, keptRules, REVALIDATE, SECURITY_HEADERS, TEXT_TYPES, typedFiles } from './rules';

/** `.htaccess` for shared hosting with Apache 2.4 or LiteSpeed, with the rules of the table. It is copied beside index.html. */
export function htaccess(): string {
  return fillIn(readFileSync('lib/hosts/templates/apache.htaccess', 'utf8'), {
    // Apache's own places.
    DOCUMENT_ROOT: '{DOCUMENT_ROOT}',
    REQUEST_FILENAME: '{REQUEST_FILENAME}',
    types: Object.entries(CONTENT_TYPES)
      .map(([ending, type]) => {
        const charset = TEXT_TYPES.includes(type) ? `\nAddCharset utf-8 .${ending}` : '';
        return `AddType ${type} .${ending}${charset}`;
      })
      .join('\n'),
    typedFiles: typedFiles()
      .map(({ path, type }) => `<Files "${path.slice(1)}">\n  ForceType "${type}"\n</Files>`)
      .join('\n'),
    headers: Object.entries(SECURITY_HEADERS)
      .map(([name, value]) => `  Header always set ${name} "${value}"`)
      .join('\n'),
    revalidate: REVALIDATE,
    // The address decides, as for every other host; a variable is the way that LiteSpeed knows too.
    kept: keptRules()
      .map(
        ({ pattern, value }, index) =>
          `  SetEnvIf Request_URI "^${pattern}" cached_${index}\n  Header set Cache-Control "${value}" env=cached_${index}`,
      )
      .join('\n'),
  });
}
