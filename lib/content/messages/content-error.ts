import { formatProblem, type Problem } from './problem';

/** The content cannot be published; the message lists every problem, one a line. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    super(
      `The content has ${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'}:\n${errors.map(formatProblem).join('\n')}`,
    );
    this.name = 'ContentError';
    // Where the program noticed it is no help to an editor: `npm run dev` shows the sentences and nothing else.
    this.stack = this.message;
  }
}
