import type { Path, TestServer } from './honest-server';

/** One way in which a server breaks the contract. */
export interface Lie {
  /** Finishes the sentence "a server that …". */
  name: string;
  /** A part of the line that the check must print as a misfit, after the call. */
  found: string;
  /** Whether it does harm that the check can only report. */
  harms?: true;
  /** Changes the honest server. */
  tell: (server: TestServer) => void;
}

/** The server gives this answer to one call, whoever asks. */
export function answerTo(path: keyof TestServer['answers'], answer: () => Response): Lie['tell'] {
  return (server) => {
    server.answers[path] = answer;
  };
}

/** Does what was asked, and answers something else. */
export function answerAfter(path: Path, answer: () => Response): Lie['tell'] {
  return (server) => {
    const honest = server.answers[path];
    server.answers[path] = async (request) => {
      await honest(request);
      return answer();
    };
  };
}

/** Changes what a call is given before it is answered honestly. */
export function distort(path: Path, change: (text: string) => string): Lie['tell'] {
  return (server) => {
    const honest = server.answers[path];
    server.answers[path] = (request) => {
      const districtName = change(String(request.body['districtName']));
      return honest({ ...request, body: { ...request.body, districtName } });
    };
  };
}
