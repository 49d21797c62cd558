import {
  CONTENT_TYPES,
  DICTIONARY_KEY,
  FILE_RULES,
  PAGE_HEADERS,
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
  /** Where the servers of the staff API listen, one or more, such as `127.0.0.1:3000`. */
  api: readonly string[];
  /** Value of `listen` for plain HTTP, which leads to the site. */
  plain: string;
}

/** Server blocks for nginx with the rules of the table, TLS, and the staff API below the same name. */
export function nginxConfig({ host, root, listen, certificate, api, plain }: NginxSite): string {
  return `# Written by npm run build from lib/hosts/rules.ts: change it there.
# Include it in the http block (Debian: a link in /etc/nginx/sites-enabled). server/deploy/README.md says how to get the
# certificate, and how to run the staff API with TRUST_PROXY=1.
# What one address may ask of the staff API: more than a whole staff room behind one, less than a flood.
limit_req_zone $binary_remote_addr zone=${SIGN_INS}.${host}:1m rate=5r/s;
limit_conn_zone $binary_remote_addr zone=${CALLS}.${host}:1m;

# The dictionary of a browser that has one; and what only pages say.
map "$http_accept_encoding $http_available_dictionary" $dictionary {
  "~dcz.* :(?<key>${DICTIONARY_KEY})" $key;
}
map $sent_http_content_type $page_link {
  "~^text/html" '${PAGE_HEADERS.Link}';
}
map $sent_http_content_type $page_vary {
  "~^text/html" Available-Dictionary;
}

${upstream(host, api)}server {
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
  limit_req_status 429;
  limit_conn_status 429;
  location = /api/User/ValidateUser {
    limit_req zone=${SIGN_INS}.${host} burst=50 nodelay;
${proxy(host, api)}  }
  location ~ "^/(?:api(?:/|$)|healthz$)" {
${proxy(host, api)}  }
  location @flood {
    default_type application/json;
    add_header Retry-After 10 always;
    add_header Cache-Control "no-store" always;
    return 429 '{"token":null,"errorMessage":"Too many calls from this address. Wait 10 seconds, then try again."}';
  }
  location = / {
${addHeaders(undefined)}
${forPages('/index')}
    try_files /index.html =404;
  }
  # One address for each page: /transport, not /transport.html or /transport/.
  location = /index.html { return 301 /$is_args$args; }
  location ~ "^(/\\w[\\w./-]*)(?:\\.html|/)$" {
    if (!-f $document_root$1.html) { return 404; }
    return 301 $1$is_args$args;
  }
  location ~ "^/_(?:headers|redirects)$|^/404/?$|\\.(?:br|gz)$" { return 404; }
  location ~ "\\.dcz$" {
    internal;
    types {}
    default_type text/html;
    gzip_static off;
${addHeaders(undefined)}
    add_header Content-Encoding dcz;
    add_header Link '${PAGE_HEADERS.Link}';
    add_header Vary "${PAGE_HEADERS.Vary}";
  }
  location = /404.html {
    internal;
${addHeaders(undefined, 'always')}
  }
  location / {
${addHeaders(undefined)}
${forPages('$uri')}
    try_files $uri $uri.html =404;
  }
}
`;
}

/** The names of what nginx counts; it refuses a second one of the same name, and may serve several schools. */
const [SIGN_INS, CALLS] = ['sign-ins', 'staff-calls'];

function proxy(host: string, api: readonly string[]): string {
  return `    limit_conn ${CALLS}.${host} 50;
    error_page 429 = @flood;
    # An answer of the API's own, with this status too, is passed on as it is.
    proxy_intercept_errors off;
    proxy_pass http://${api.length > 1 ? nameOf(host) : api.join('')};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    # The API believes the last entry only, which is this one.
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout ${api.length > 1 ? '1s' : '5s'};
    proxy_read_timeout 30s;
${api.length > 1 ? NEXT_SERVER : ''}    client_max_body_size 1m;
`;
}

/** nginx refuses a second group of the same name, and may serve several schools. */
function nameOf(host: string): string {
  return `staff-api.${host}`;
}

/** Several servers of the staff API. A server that stops must not count as failed: it is back in seconds. */
function upstream(host: string, api: readonly string[]): string {
  if (api.length < 2) return '';
  const servers = api.map((server) => `  server ${server} max_fails=0;\n`).join('');
  return `upstream ${nameOf(host)} {
${servers}  # Without keepalive: a write on a kept connection that the server is closing would be lost to its sender.
}

`;
}

const NEXT_SERVER = `    # Never \`non_idempotent\`: a write that was sent might then be done twice.
    proxy_next_upstream error timeout http_503;
`;

/**
 * The servers in API_SERVERS, such as `10.0.0.2:3000,10.0.0.3:3000`; without it the one beside nginx.
 * @throws Error that says which entry cannot be used
 */
export function readApiServers({ API_SERVERS }: Readonly<Record<string, string | undefined>>): string[] {
  if (!API_SERVERS?.trim()) return ['127.0.0.1:3000'];
  const servers = API_SERVERS.split(',').map((entry) => entry.trim());
  const wrong = servers.find((server, index) => !isServer(server) || servers.indexOf(server) < index);
  if (wrong === undefined) return servers;
  throw new Error(
    `API_SERVERS is "${API_SERVERS}", and "${wrong}" in it cannot be used. Write each server once as host:port, with commas between, such as 10.0.0.2:3000,10.0.0.3:3000.`,
  );
}

function isServer(text: string): boolean {
  const [, port = ''] = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  return Number(port) >= 1 && Number(port) <= 65_535;
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

/** Sends the copy of a page that is made with the browser's dictionary, where there is one. */
function forPages(page: string): string {
  return `    add_header Link $page_link;
    add_header Vary $page_vary;
    if (-f $document_root${page}.html.$dictionary.dcz) { rewrite ^ ${page}.html.$dictionary.dcz last; }`;
}

/** nginx forgets a block's headers in a block inside it that adds its own: each gets them all. */
function addHeaders(rule: HeaderRule | undefined, when: 'found' | 'always' = 'found'): string {
  // The type is that of the location or the ending; a second Content-Type would be sent beside it.
  const { 'Content-Type': _, ...own }: HeaderRule['headers'] = {
    'Cache-Control': REVALIDATE,
    ...rule?.headers,
  };
  return [
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    ...Object.entries(own).map(
      ([name, value]) =>
        `    add_header ${name} "${value.replaceAll('"', '\\"')}"${when === 'always' ? ' always' : ''};`,
    ),
  ].join('\n');
}
