import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { schoolFolder } from '@/lib/content/read/tree';
import { fillIn } from '@/lib/text/text';
import { inAnyCase, patternOf, type Redirect, REDIRECTS_FILE, writeRedirects } from './redirects';
import * as rules from './rules';

/** The folder for configuration that hosts do not read from the site itself. It is not published. */
const HOSTING_FOLDER = path.relative('', path.join(schoolFolder(), 'hosting'));
const NGINX_FILE = path.join(HOSTING_FOLDER, 'nginx.conf');

export interface HostedSite {
  redirects: readonly Redirect[];
  /** Languages except the first. Their pages are in folders of these names. */
  languages: readonly string[];
}

/** Writes the rules into the files that the various hosts read. @param api API servers such as `127.0.0.1:3000` */
export async function writeHostFiles(folder: string, host: string, api: readonly string[], site: HostedSite) {
  for (const [name, text] of Object.entries(siteFiles(site))) await writeFile(path.join(folder, name), text);
  await mkdir(HOSTING_FOLDER, { recursive: true });
  await writeFile(path.join(HOSTING_FOLDER, '.htaccess'), htaccess(site));
  await writeFile(NGINX_FILE, nginxConfig(host, api, site));
}

/** The files that hosts read from the site itself: each name with its text. */
export function siteFiles({ redirects, languages }: HostedSite) {
  const all = [{ path: '/*', headers: rules.SECURITY_HEADERS }, ...rules.rulesIn(languages)];
  const headers = all.map((rule) => {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${rule.path}\n${lines.join('')}`;
  });
  return {
    _headers: headers.join('\n'),
    [REDIRECTS_FILE]: writeRedirects(redirects, languages),
    // Without this file, GitHub Pages omits folders whose name begins with `_`.
    '.nojekyll': '',
  };
}

/** `.htaccess` for shared hosting with Apache 2.4 or LiteSpeed. */
export function htaccess({ redirects, languages }: HostedSite): string {
  return fillIn(readFileSync('lib/hosts/templates/apache.htaccess', 'utf8'), {
    // These are Apache's own variables, so do not replace them.
    DOCUMENT_ROOT: '{DOCUMENT_ROOT}',
    REQUEST_FILENAME: '{REQUEST_FILENAME}',
    THE_REQUEST: '{THE_REQUEST}',
    types: lines(Object.entries(rules.CONTENT_TYPES), ([ending, type]) => {
      const charset = rules.TEXT_TYPES.includes(type) ? `\nAddCharset utf-8 .${ending}` : '';
      return `AddType ${type} .${ending}${charset}`;
    }),
    textTypes: rules.TEXT_TYPES.join(' '),
    // `<Files>` matches the name in every folder, and so in every language.
    typedFiles: lines(rules.rulesOf('Content-Type'), (rule) => {
      return `<Files "${rule.path.slice(1)}">\n  ForceType "${rule.value}"\n</Files>`;
    }),
    errorPages: lines(
      languages,
      (each) => `<If "%{REQUEST_URI} =~ m#^/${each}(/|$)#">\n  ErrorDocument 404 /${each}/404.html\n</If>`,
    ),
    headers: lines(
      Object.entries(rules.SECURITY_HEADERS),
      ([name, value]) => `  Header always set ${name} "${value}"`,
    ),
    revalidate: rules.REVALIDATE,
    moved: lines(inAnyCase(redirects), (redirect) => {
      const flags = redirect.to.includes('#') ? 'NC,NE,QSD,R=301,L' : 'NC,NE,R=301,L';
      const to = redirect.to.replaceAll(/[%$]/g, String.raw`\$&`);
      return `RewriteRule "${patternOf(redirect).replace('^/', '^')}" "${to}" [${flags}]`;
    }),
    // Set a variable from the address, and the header from that variable: LiteSpeed supports no other way.
    kept: lines(rules.rulesOf('Cache-Control'), ({ pattern, value }, index) => {
      const variable = `cached_${index}`;
      return `  SetEnvIf Request_URI "^${pattern}" ${variable}\n  Header set Cache-Control "${value}" env=${variable}`;
    }),
  });
}

/** Server blocks for nginx, with TLS and the staff API. */
export function nginxConfig(host: string, api: readonly string[], { redirects, languages }: HostedSite) {
  const bare = /^www\.(.+)$/.exec(host)?.[1];
  return fillIn(readFileSync('lib/hosts/templates/nginx.conf', 'utf8'), {
    host,
    names: bare ? `${host} ${bare}` : host,
    bare: bare ? `  if ($host = ${bare}) { return 301 https://${host}$request_uri; }\n` : '',
    // Makes names of variables unique on a server with several hosts.
    key: host.replaceAll(/\W/g, '_'),
    servers: lines(api, (server) => `  server ${server} max_fails=0;`),
    dictionary: rules.DICTIONARY,
    dictionaryKey: rules.DICTIONARY_KEY,
    use: rules.fileHeaders(rules.DICTIONARY)['Use-As-Dictionary'] ?? '',
    link: rules.PAGE_HEADERS.Link,
    vary: rules.PAGE_HEADERS.Vary,
    revalidate: rules.REVALIDATE,
    kept: lines(
      rules.rulesOf('Cache-Control'),
      ({ pattern, value }) => `  "~^(?:200|304)${pattern}" "${value}";`,
    ),
    moved: lines(
      inAnyCase(redirects),
      (redirect) => `  "~*${patternOf(redirect)}" "${redirect.to.replaceAll('$', '%24')}";`,
    ),
    textTypes: rules.TEXT_TYPES.filter((type) => type !== 'text/html').join(' '),
    types: lines(Object.entries(rules.CONTENT_TYPES), ([ending, type]) => `    ${type} ${ending};`),
    headers: lines(Object.keys(rules.SECURITY_HEADERS), (name) => `  ${addHeader(name)}`),
    errorPages: lines(languages, (each) => `  "~^/${each}(?:[/?]|$)" /${each}/404.html;`),
    internalPages: languages.map((each) => `\n  location = /${each}/404.html { internal; }`).join(''),
    hsts: addHeader('Strict-Transport-Security'),
    // Omit the character set, which nginx adds itself.
    typedFiles: lines(rules.rulesOf('Content-Type', languages), (rule) => {
      return `  location = ${rule.path} { types {} default_type ${rule.value.split(';')[0]}; }`;
    }),
  });
}

const lines = <T>(of: readonly T[], write: (each: T, index: number) => string) => of.map(write).join('\n');

const addHeader = (name: string): string => `add_header ${name} "${rules.SECURITY_HEADERS[name]}" always;`;

/**
 * The servers in API_SERVERS. If it is not set, keeps those in the last build's nginx.conf, so that a build never
 * removes a server by itself. Without that file: a server on nginx's own computer. @throws Error for an invalid entry
 */
export function readApiServers(
  { API_SERVERS }: Readonly<Record<string, string | undefined>>,
  written = existsSync(NGINX_FILE) ? readFileSync(NGINX_FILE, 'utf8') : '',
): string[] {
  const before = [...written.matchAll(/^ +server (\S+) max_fails=0;$/gm)].map(([, server = '']) => server);
  if (!API_SERVERS?.trim()) return before.length > 0 ? before : ['127.0.0.1:3000'];
  const servers = API_SERVERS.split(',').map((entry) => entry.trim());
  const wrong = servers.find((server, index) => !isServer(server) || servers.indexOf(server) < index);
  if (wrong === undefined) return servers;
  throw new Error(
    `API_SERVERS is "${API_SERVERS}", and "${wrong}" in it cannot be used. Write each server once as host:port, separated by commas, such as 10.0.0.2:3000,10.0.0.3:3000.`,
  );
}

function isServer(text: string): boolean {
  const [, port = ''] = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  return Number(port) >= 1 && Number(port) <= 65_535;
}
