import { PATHS, type Path, type TestServer } from './honest-server';
import { answerAfter, answerTo, type Lie } from './lie';
import { decodeToken, TOKEN } from './test-token';

/** Asks for no token at this path, or takes an unsigned or forged one. */
function open(path: Path, test: (token: string | undefined) => boolean): Lie['tell'] {
  return (server) => {
    server.accepts = (token, asked) => token === TOKEN || (asked === path && test(token));
  };
}
const isUnsigned = (token = ''): boolean => token !== '' && decodeToken(token).header['alg'] === 'none';
const isForged = (token = ''): boolean => token !== '' && !isUnsigned(token);
const nothing = () => new Response(null, { status: 204 });
const says = (call: string, how: string) => `${call}: ${how} it is let in. It must answer 401.`;

/** What each of the calls that change something can do wrong: let strangers in, say nothing, do nothing. */
export const LIES_ABOUT_CHANGES: Lie[] = [
  ['AddDistrict', PATHS.add, 'adds'] as const,
  ['UpdateDistrict', PATHS.update, 'renames'] as const,
  ['DeleteDistrict', PATHS.delete, 'deletes'] as const,
].flatMap(([call, path, does]) => [
  {
    name: `${does} without a token`,
    found: says(call, 'without a token'),
    tell: open(path, (token) => token === undefined),
  },
  {
    name: `${does} with a forged token`,
    found: says(call, 'with a forged token'),
    tell: open(path, isForged),
  },
  {
    name: `${does} with an unsigned token`,
    found: says(call, 'with an unsigned token (alg: none)'),
    tell: open(path, isUnsigned),
  },
  {
    name: `${does} and then says 401`,
    found: `${call}: without a token it answers 401 but still ${does}.`,
    tell: (server: TestServer) => {
      const accepts = server.accepts;
      const honest = server.answers[path];
      server.accepts = () => true;
      for (const each of Object.values(PATHS)) {
        if (each === PATHS.signIn) continue;
        const answer = server.answers[each];
        server.answers[each] = async (request) => {
          if (accepts(request.token, each)) return answer(request);
          if (each === path) await honest(request);
          return Response.json({ errorMessage: 'Sign in.' }, { status: 401 });
        };
      }
    },
  },
  {
    name: `answers 204 when it ${does}`,
    found: `${call}: answers 204 with nothing in it; the dashboard calls that an empty answer.`,
    tell: answerAfter(path, nothing),
  },
  {
    name: `only says that it ${does}`,
    found: `${call}: this is not so: `,
    tell: answerTo(path, () => Response.json({})),
  },
]);
