/** Options of every command, each with its variable. They exist because Windows cannot run `PORT=3001 npm start`. */
export const SHARED_OPTIONS = {
  content: { variable: 'CONTENT_DIR', example: 'other', is: 'the folder of the content' },
  port: { variable: 'PORT', example: '3001', is: 'the port of the server' },
  language: { variable: 'SITE_LANGUAGE', example: 'hi', is: 'the language that npm run dev shows' },
  date: { variable: 'SITE_DATE', example: '2025-06-01', is: 'the day for which the site is built' },
  'api-origin': {
    variable: 'API_ORIGIN',
    example: 'https://api.school.example',
    is: "the address of the school's own API",
  },
  'api-location-prefix': {
    variable: 'API_LOCATION_PREFIX',
    example: '/api',
    is: 'the prefix of the State and District paths',
  },
};

/** Moves the shared options from `args` to `env`. @returns the other arguments @throws {Error} for a wrong value */
export function takeSharedOptions(args, env) {
  const others = [];
  const waiting = [...args];
  for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
    const [, name = '', given] = /^--([a-z-]+)(?:=(.*))?$/s.exec(arg) ?? [];
    const option = Object.hasOwn(SHARED_OPTIONS, name) && SHARED_OPTIONS[name];
    if (!option) {
      others.push(arg);
      continue;
    }
    const value = given ?? (waiting[0]?.startsWith('--') ? undefined : waiting.shift());
    if (!value)
      throw new Error(`After --${name}, write ${option.is}. For example: --${name} ${option.example}`);
    env[option.variable] = value;
  }
  const { PORT: port } = env;
  if (port && !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535))
    throw new Error(`The port is "${port}". Write a number from 1 to 65535, for example --port 3001`);
  return others;
}
