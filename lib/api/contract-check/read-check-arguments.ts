import { parseArgs } from 'node:util';
import type { CheckOptions } from './check-contract';

const USAGE = `Say which server to check, and put the credentials into the environment:
  API_USER=office API_PASSWORD=… npm run check:api -- https://its.server
  --prefix ""   when the State and District paths do not begin with /api
  --site https://www.your.school   also whether a browser lets the site there call the server (CORS)
  --write       also add, rename, move and delete districts of its own; without it nothing is written`;

/** Reads the command's arguments and credentials. @throws with the usage when something is missing. */
export function readCheckArguments(
  args: string[],
  env: Record<string, string | undefined>,
): Omit<CheckOptions, 'fetch' | 'now'> {
  const parsed = parse(args);
  const user = env['API_USER'];
  const password = env['API_PASSWORD'];
  if (!user || !password) throw new Error(`API_USER and API_PASSWORD are not set.\n\n${USAGE}`);
  return { ...parsed, user, password };
}

function parse(args: string[]): Pick<CheckOptions, 'origin' | 'prefix' | 'write' | 'site'> {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        prefix: { type: 'string', default: '/api' },
        site: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
    const [address, ...more] = positionals;
    if (isAddress(address) && more.length === 0 && (values.site === undefined || isAddress(values.site))) {
      const prefix = values.prefix.replaceAll(/^\/+|\/+$/g, '');
      return {
        origin: new URL(address).origin,
        prefix: prefix && `/${prefix}`,
        write: values.write,
        site: values.site && new URL(values.site).origin,
      };
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, {
      cause: error,
    });
  }
  throw new Error(USAGE);
}

function isAddress(text: string | undefined): text is string {
  return text !== undefined && /^https?:/.test(text) && URL.canParse(text);
}
