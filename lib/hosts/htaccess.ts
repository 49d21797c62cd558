import {
  CONTENT_TYPES,
  FILE_RULES,
  REVALIDATE,
  SECURITY_HEADERS,
  TEXT_TYPES,
  type HeaderRule,
} from './rules';

/** `.htaccess` for shared hosting with Apache 2.4 or LiteSpeed, with the rules of the table. It is copied beside index.html. */
export function htaccess(): string {
  const below = FILE_RULES.filter(({ headers }) => 'Cache-Control' in headers);
  return `# Written by npm run build from lib/hosts/rules.ts: change it there.
# For Apache 2.4 and LiteSpeed. It belongs beside index.html, in the folder of the website (often public_html).
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html

AddDefaultCharset utf-8
${types()}
${FILE_RULES.flatMap(typeRule).join('\n')}

<IfModule mod_headers.c>
${Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  Header set Cache-Control "${REVALIDATE}"
${below.map(cacheRule).join('\n')}
</IfModule>

RewriteEngine On
# What hosts of other kinds read, and the page of an address that does not exist. Not when Apache shows that page itself.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(?:_headers|_redirects|404/?|404\\.html|.*\\.(?:br|gz|dcz))$ - [R=404,L]
# One address for each page: /transport, not /transport.html or /transport/.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index\\.html$ / [R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(\\w[\\w./-]*)(?:\\.html|/)$ /$1 [R=301,L]
# The page of an address, and no list of the files in a folder.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.*[^/])$ $1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
`;
}

function types(): string {
  return Object.entries(CONTENT_TYPES)
    .flatMap(([ending, type]) => [
      `AddType ${type} .${ending}`,
      ...(TEXT_TYPES.includes(type) ? [`AddCharset utf-8 .${ending}`] : []),
    ])
    .join('\n');
}

/** A rule for one file may give it another type than its ending does. */
function typeRule({ path, headers }: HeaderRule): string[] {
  const type = headers['Content-Type'];
  return type === undefined ? [] : [`<Files "${path.slice(1)}">\n  ForceType "${type}"\n</Files>`];
}

/** The address decides, as for every other host; a variable is the way that LiteSpeed knows too. */
function cacheRule({ path, headers }: HeaderRule, index: number): string {
  const pattern = path
    .replaceAll('.', '\\.')
    .replace(/\/\*$/, '/')
    .concat(path.endsWith('/*') ? '' : '$');
  return `  SetEnvIf Request_URI "^${pattern}" cached_${index}
  Header set Cache-Control "${headers['Cache-Control']}" env=cached_${index}`;
}
