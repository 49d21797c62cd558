import { readFileSync } from 'node:fs';
import { fillIn } from '@/lib/text/text';
import {
  CONTENT_TYPES,
  DICTIONARY,
  DICTIONARY_KEY,
  fileHeaders,
  keptRules,
  PAGE_HEADERS,
  REVALIDATE,
  SECURITY_HEADERS,
  TEXT_TYPES,
  typedFiles,
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
export function nginxConfig({ certificate, api, ...site }: NginxSite): string {
  return fillIn(readFileSync('lib/hosts/templates/nginx.conf', 'utf8'), {
    ...site,
    certificate: certificate.file,
    key: certificate.key,
    servers: api.map((server) => `  server ${server} max_fails=0;`).join('\n'),
    dictionary: DICTIONARY,
    dictionaryKey: DICTIONARY_KEY,
    use: fileHeaders(DICTIONARY)['Use-As-Dictionary'] ?? '',
    link: PAGE_HEADERS.Link,
    vary: PAGE_HEADERS.Vary,
    revalidate: REVALIDATE,
    kept: keptRules()
      .map(({ pattern, value }) => `  "~^(?:200|304)${pattern}" "${value}";`)
      .join('\n'),
    textTypes: TEXT_TYPES.filter((type) => type !== 'text/html').join(' '),
    types: Object.entries(CONTENT_TYPES)
      .map(([ending, type]) => `    ${type} ${ending};`)
      .join('\n'),
    headers: Object.keys(SECURITY_HEADERS)
      .map((name) => `  ${addHeader(name)}`)
      .join('\n'),
    hsts: addHeader('Strict-Transport-Security'),
    // nginx adds the character set by itself.
    typedFiles: typedFiles()
      .map(({ path, type }) => `  location = ${path} { types {} default_type ${type.split(';')[0]}; }`)
      .join('\n'),
  });
}

function addHeader(name: string): string {
  return `add_header ${name} "${SECURITY_HEADERS[name]}" always;`;
}

/**
 * The servers in API_SERVERS, such as `10.0.0.2:3000,10.0.0.3:3000`; without it those of the file that the last build
 * wrote, since a build must not take a server away unasked; else the one beside nginx.
 * @throws Error that says which entry cannot be used
 */
export function readApiServers(
  { API_SERVERS }: Readonly<Record<string, string | undefined>>,
  written = '',
): string[] {
  if (!API_SERVERS?.trim()) {
    const before = [...written.matchAll(/^ +server (\S+) max_fails=0;$/gm)].map(([, server = '']) => server);
    return before.length > 0 ? before : ['127.0.0.1:3000'];
  }
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
