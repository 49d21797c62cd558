import { parseArgs } from 'node:util';

export const USAGE = `The accounts of the staff area:
  npm run user -- list
  npm run user -- add asha                        asks for a password
  npm run user -- add asha --full-name "Asha Rao" --role accountant
  npm run user -- add asha --generate             makes a password and shows it once
  npm run user -- password asha                   a new password; asha must sign in again (also --generate)
  npm run user -- role asha administrator
  npm run user -- disable asha                    asha can no longer sign in and is signed out
  npm run user -- enable asha
  npm run user -- remove asha
A password can also be piped in: … | npm run user -- add asha
While the site runs, the server itself makes the change. "add" with --new-database makes the embedded database first.`;

/** What was asked for, without its password. */
export interface ReadArguments {
  action: 'list' | 'add' | 'disable' | 'enable' | 'role' | 'password' | 'remove';
  name: string;
  /** For `role` the new role, for `add` the optional one. */
  role: string | undefined;
  fullName: string | undefined;
  generate: boolean;
  newDatabase: boolean;
}

const NO_OPTION: Record<string, never> = {};
const GENERATE = { generate: { type: 'boolean' } } as const;
/** What follows each word, and the options it takes; any other is refused. */
const ACTIONS = {
  list: { takes: 0, options: NO_OPTION },
  add: {
    takes: 1,
    options: {
      ...GENERATE,
      role: { type: 'string' },
      'full-name': { type: 'string' },
      'new-database': { type: 'boolean' },
    },
  },
  disable: { takes: 1, options: NO_OPTION },
  enable: { takes: 1, options: NO_OPTION },
  role: { takes: 2, options: NO_OPTION },
  password: { takes: 1, options: GENERATE },
  remove: { takes: 1, options: NO_OPTION },
} as const;

/**
 * Reads the arguments of `npm run user`; `null` when help was asked for.
 * @throws Error with the reason and the usage when they make no sense
 */
export function readArguments(args: string[]): ReadArguments | null {
  if (args.includes('--help') || args.includes('-h')) return null;
  const [action = '', ...rest] = args;
  if (!isAction(action)) throw new Error(`${action ? `There is no "${action}".\n\n` : ''}${USAGE}`);
  const { takes, options } = ACTIONS[action];
  try {
    const { positionals, values } = parseArgs({
      args: rest,
      options: { ...options },
      allowPositionals: true,
    });
    if (positionals.length !== takes) throw new Error(describeCount(action, takes));
    const read: Record<string, unknown> = values;
    const text = (name: string): string | undefined =>
      typeof read[name] === 'string' ? read[name] : undefined;
    return {
      action,
      name: positionals[0] ?? '',
      role: positionals[1] ?? text('role'),
      fullName: text('full-name'),
      generate: read['generate'] === true,
      newDatabase: read['new-database'] === true,
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, {
      cause: error,
    });
  }
}

function isAction(word: string): word is ReadArguments['action'] {
  return Object.hasOwn(ACTIONS, word);
}

function describeCount(action: string, takes: number): string {
  if (takes === 0) return `Write nothing after "${action}".`;
  return takes === 1
    ? `Write one user name after "${action}".`
    : `Write the user name and the role after "${action}".`;
}
