import type { TestServer } from './honest-server';

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
