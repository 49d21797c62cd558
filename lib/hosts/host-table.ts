/** What a host can do: of itself, with a file that the build writes, or with settings of its own that we do not write. */
type Ability = 'yes' | 'no' | 'own settings' | `\`${string}\``;

interface Host {
  headers: Ability;
  /** `/transport` shows `transport.html`. */
  cleanAddresses: Ability;
  /** An unknown address gets `404.html` with status 404. */
  notFound: Ability;
  /** `/transport.html` leads to `/transport`. */
  redirects: Ability;
  /** As the table of rules says for each file. */
  caching: Ability;
  /** Whether our tests run it, or a program of its maker that does the same. */
  tested: 'yes' | 'no';
}

function allBy(file: Ability, tested: Host['tested']): Host {
  return { headers: file, cleanAddresses: file, notFound: file, redirects: file, caching: file, tested };
}

const ON_ITS_OWN = { cleanAddresses: 'yes', notFound: 'yes' } as const;
const BY_FILES = {
  ...ON_ITS_OWN,
  headers: '`_headers`',
  redirects: '`_redirects`',
  caching: '`_headers`',
} as const;

/** The hosts that schools use. A row of a host that is not tested says what is generally known of it, and was not looked up: check it with the host. */
const HOSTS: Readonly<Record<string, Host>> = {
  nginx: allBy('`nginx.conf`', 'yes'),
  'Apache, LiteSpeed': allBy('`.htaccess`', 'yes'),
  Netlify: { ...BY_FILES, tested: 'no' },
  'Cloudflare Pages': { ...BY_FILES, tested: 'yes' },
  Vercel: { ...allBy('own settings', 'no'), notFound: 'yes' },
  'Firebase Hosting': { ...allBy('own settings', 'no'), notFound: 'yes' },
  'GitHub Pages': { ...ON_ITS_OWN, headers: 'no', redirects: 'no', caching: 'no', tested: 'no' },
  'S3 behind a CDN': allBy('own settings', 'no'),
};

const COLUMNS = {
  headers: 'headers',
  cleanAddresses: 'clean addresses',
  notFound: '404',
  redirects: 'redirects',
  caching: 'caching',
  tested: 'tested here',
} as const satisfies Record<keyof Host, string>;

/** The table for the guide, in Markdown. */
export function hostTable(): string {
  const names = Object.keys(COLUMNS) as (keyof Host)[];
  const rows = Object.entries(HOSTS).map(([name, host]) => [name, ...names.map((column) => host[column])]);
  const lines = [['host', ...Object.values(COLUMNS)], ['host', ...names].map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
