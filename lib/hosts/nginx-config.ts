import {
  CONTENT_TYPES,
  FILE_RULES,
  REVALIDATE,
  SECURITY_HEADERS,
  TEXT_TYPES,
  type HeaderRule,
} from './rules';

interface NginxSite {
  /** Host name of the site. */
  host: string;
  /** Absolute path of `out/` on the server. */
  root: string;
  /** Value of `listen` for the site itself, without `ssl`. */
  listen: string;
  /** Files of the certificate and its key. */
  certificate: { file: string; key: string };
  /** Where the staff API listens, such as `http://127.0.0.1:3000`. */
  api: string;
  /** Value of `listen` for plain HTTP, which leads to the site. */
  plain: string;
}

/** Server blocks for nginx with the rules of the table, TLS, and the staff API below the same name. */
export function nginxConfig({ host, root, listen, certificate, api, plain }: NginxSite): string {
  return `# Written by npm run build from lib/hosts/rules.ts: change it there.
# Include it in the http block (Debian: a link in /etc/nginx/sites-enabled). server/README.md says how to get the
# certificate, and how to run the staff API with TRUST_PROXY=1.
server {
  listen ${plain};
  server_name ${host};
  server_tokens off;
  # For certbot, which renews the certificate.
  location /.well-known/acme-challenge/ { root /var/www/acme; }
  location / { return 301 https://$host$request_uri; }
}

server {
  listen ${listen} ssl http2;
  server_name ${host};
  root ${root};

  ssl_certificate ${certificate.file};
  ssl_certificate_key ${certificate.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:school:1m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;

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
${FILE_RULES.map(location).join('')}
  # The staff API. Without this part sign-in fails; leave it out where API_ORIGIN names another server.
  location ~ "^/(?:api(?:/|$)|healthz$)" {
    proxy_pass ${api};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    # The API believes the last entry only, which is this one.
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 5s;
    proxy_read_timeout 30s;
    client_max_body_size 1m;
  }
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
  location ~ "^/_(?:headers|redirects)$|^/404/?$|\\.(?:br|gz)$" { return 404; }
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
${ownType(rule)}${addHeaders(rule)}
    try_files $uri =404;
  }`;
}

/** nginx knows types by endings; a rule for one file may give it another. */
function ownType({ headers }: HeaderRule): string {
  const [type] = headers['Content-Type']?.split(';') ?? [];
  return type === undefined ? '' : `    types {}\n    default_type ${type};\n`;
}

/** nginx forgets a block's headers in a block inside it that adds its own: each gets them all. */
function addHeaders(rule: HeaderRule | undefined, when: 'found' | 'always' = 'found'): string {
  // The type is that of the location or the ending; a second Content-Type would be sent beside it.
  const cached = rule?.headers['Cache-Control'] ?? REVALIDATE;
  return [
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    `    add_header Cache-Control "${cached}"${when === 'always' ? ' always' : ''};`,
  ].join('\n');
}
