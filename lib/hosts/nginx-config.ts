import { CONTENT_TYPES, TEXT_TYPES } from './content-type';
import { HEADER_RULES, REVALIDATE, type HeaderRule } from './rules';

interface NginxSite {
  /** Host name of the site. */
  host: string;
  /** Absolute path of `out/` on the server. */
  root: string;
  /** Value of `listen`. */
  listen: string;
}

/** A server block for nginx with the rules of the table. */
export function nginxConfig({ host, root, listen }: NginxSite): string {
  return `# Written by npm run build from lib/hosts/rules.ts: change it there.
# Include it in the http block. Certificates, and "listen 443 ssl", are the server's own business (for example certbot's).
server {
  listen ${listen};
  server_name ${host};
  root ${root};

  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};
  default_type application/octet-stream;
  types {
${types()}
  }

  # Compressed copies lie beside the files.
  gzip_static on;
  gzip_vary on;
  # With Debian's libnginx-mod-http-brotli-static installed:
  # brotli_static on;

  error_page 404 /404.html;
${HEADER_RULES.filter(({ path }) => path !== '/*')
  .map(location)
  .join('')}
  location = / {
${addHeaders(undefined)}
    try_files /index.html =404;
  }
  # One address for each page: /transport, not /transport.html or /transport/.
  location = /index.html { return 301 /$is_args$args; }
  location ~ "^(/\\w[\\w./-]*)(?:\\.html|/)$" {
    if (!-f $document_root$1.html) { return 404; }
    return 301 $1$is_args$args;
  }
  location ~ "^/_(?:headers|redirects)$|\\.(?:br|gz)$" { return 404; }
  location = /404.html {
    internal;
${addHeaders(undefined, 'always')}
  }
  location / {
${addHeaders(undefined)}
    try_files $uri $uri.html =404;
  }
}
`;
}

function types(): string {
  return Object.entries(CONTENT_TYPES)
    .map(([ending, type]) => `    ${type} ${ending};`)
    .join('\n');
}

function location(rule: HeaderRule): string {
  const place = rule.path.endsWith('/*') ? `^~ ${rule.path.slice(0, -1)}` : `= ${rule.path}`;
  return `
  location ${place} {
${addHeaders(rule)}
    try_files $uri =404;
  }`;
}

/** nginx forgets a block's headers in a block inside it that adds its own: each gets them all. */
function addHeaders(rule: HeaderRule | undefined, when: 'found' | 'always' = 'found'): string {
  const everywhere = HEADER_RULES.filter(({ path }) => path === '/*').flatMap(({ headers }) =>
    Object.entries(headers),
  );
  // nginx knows the type from the ending; a second Content-Type would be sent beside it.
  const own = Object.entries({ 'Cache-Control': REVALIDATE, ...rule?.headers }).filter(
    ([name]) => name !== 'Content-Type',
  );
  return [
    ...everywhere.map(([name, value]) => `    add_header ${name} "${value}" always;`),
    ...own.map(([name, value]) => `    add_header ${name} "${value}"${when === 'always' ? ' always' : ''};`),
  ].join('\n');
}
