import { CREDENTIALS, PATHS, type TestRequest, type TestServer } from './honest-server';
import { answerTo, type Lie } from './lie';
import { signToken, TOKEN } from './test-token';

const ACCEPTED = { token: TOKEN, errorMessage: null };

/** Lets in whoever the test lets in, and answers everybody else honestly. */
function letIn(test: (body: TestRequest['body']) => boolean): Lie['tell'] {
  return (server) => {
    const honest = server.answers[PATHS.signIn];
    server.answers[PATHS.signIn] = (request) =>
      test(request.body) ? Response.json(ACCEPTED) : honest(request);
  };
}

/** Changes the answer to those who are let in. */
function accept(answer: object): Lie['tell'] {
  return (server: TestServer) => {
    const honest = server.answers[PATHS.signIn];
    server.answers[PATHS.signIn] = async (request) => {
      const response = await honest(request);
      const { token } = (await response.clone().json()) as { token: unknown };
      return token ? Response.json(answer) : response;
    };
  };
}

/** Answers a name that it does not know in its own way. */
function answerUnknown(answer: () => Response): Lie['tell'] {
  return (server) => {
    const honest = server.answers[PATHS.signIn];
    server.answers[PATHS.signIn] = (request) =>
      request.body['loginName'] === CREDENTIALS.user ? honest(request) : answer();
  };
}

export const LIES_ABOUT_SIGNING_IN: Lie[] = [
  {
    name: 'lets everybody in',
    found: 'a wrong password gets a token. Anybody could sign in!',
    tell: letIn(() => true),
  },
  {
    name: 'lets any unknown user in',
    found: 'an unknown name gets a token. Anybody could sign in!',
    tell: letIn(({ loginName }) => loginName !== CREDENTIALS.user),
  },
  {
    name: 'lets an empty password in',
    found: 'an empty password gets a token. Anybody could sign in!',
    tell: letIn(({ password }) => password === ''),
  },
  {
    name: 'takes a name for SQL',
    found: 'a name that is a piece of SQL gets a token. Anybody could sign in!',
    tell: letIn(({ loginName }) => String(loginName).includes("' OR '1'='1")),
  },
  {
    name: 'looks at the beginning of a password only',
    found: 'the password with more behind it gets a token',
    tell: letIn(({ password }) => String(password).startsWith(CREDENTIALS.password)),
  },
  {
    name: 'says whether it knows a name',
    found: 'a known and an unknown name are refused differently',
    tell: answerUnknown(() => Response.json({ token: null, errorMessage: 'There is no such user.' })),
  },
  {
    name: 'answers 404 to a name that it does not know',
    found: 'a known and an unknown name are refused differently',
    tell: answerUnknown(() => Response.json({ errorMessage: 'No such user.' }, { status: 404 })),
  },
  {
    name: 'refuses without a word',
    found: 'a wrong password gets no errorMessage: the sign-in page would have nothing to show.',
    tell: (server) => {
      const honest = server.answers[PATHS.signIn];
      server.answers[PATHS.signIn] = async (request) => {
        const { token } = (await (await honest(request)).json()) as { token: unknown };
        return Response.json({ token });
      };
    },
  },
  {
    name: 'refuses the right password',
    found: 'API_USER and API_PASSWORD get no token (Not today.).',
    tell: answerTo(PATHS.signIn, () => Response.json({ token: null, errorMessage: 'Not today.' })),
  },
  {
    name: 'breaks down when somebody signs in',
    found: 'API_USER and API_PASSWORD: answers 500.',
    tell: answerTo(PATHS.signIn, () => new Response('<h1>Server Error</h1>', { status: 500 })),
  },
  {
    name: 'gives a token that has ended',
    found: 'the token has already expired: the staff area would drop it.',
    tell: accept({ ...ACCEPTED, token: signToken({ exp: 1_000_000_000 }) }),
  },
  {
    name: 'gives a number for a token',
    found: 'answers with data that the staff area cannot read',
    tell: accept({ token: 5 }),
  },
  {
    name: 'sends the password back',
    found: 'the answer repeats the password.',
    tell: accept({ ...ACCEPTED, password: CREDENTIALS.password }),
  },
  {
    name: 'writes the password into the token',
    found: 'the token contains the password; anybody can read a token.',
    tell: (server) => {
      const token = signToken({ password: CREDENTIALS.password });
      accept({ token, errorMessage: null })(server);
      server.accepts = (sent) => sent === token;
    },
  },
];
