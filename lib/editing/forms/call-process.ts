import { fork, type ChildProcess } from 'node:child_process';
import PQueue from 'p-queue';
import { EditorRefusal, refuse, type Refused } from './refusal';

type Calls = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

interface Question {
  name: string;
  args: never[];
}

type Answer = { value: unknown } | { refused: Refused } | { fault: string };

/** Runs in the child process and answers each call. The next call arrives only after the answer to the previous one. */
export function answerCalls(calls: Calls): void {
  const answer = async ({ name, args }: Question): Promise<Answer> => {
    try {
      return { value: await calls[name]?.(...args) };
    } catch (error) {
      if (error instanceof EditorRefusal) return { refused: error.body };
      return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', async (question: Question) => process.send?.(await answer(question)));
  process.on('disconnect', () => process.exit(0));
}

/** The time limit for a call, after which it is refused and the program is ended. A busy server may need a minute. */
export const LIMIT_MS = 180_000;
const GONE = 'The check of the content was interrupted. Try again.';
const TOO_LONG =
  'The check of the content took longer than three minutes, so it was stopped. Try again. If it is stopped again, undo your last change, and tell whoever looks after the website.';

/** Runs in the server: starts the program on the first call, sends one call at a time, and ends it after `idleMs`. */
export function callProcess<C extends Calls>(program: string, idleMs: number) {
  const queue = new PQueue({ concurrency: 1 });
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(program, [], {
      serialization: 'advanced',
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    return started.on('exit', () => {
      if (child === started) child = undefined;
    });
  }

  function end(): void {
    clearTimeout(timer);
    child?.kill();
    child = undefined;
  }

  const ask = (question: Question) =>
    new Promise<unknown>((resolve, reject) => {
      clearTimeout(timer);
      const asked = (child ??= start());
      const fail = (): void => reject(refuse('other', GONE));
      timer = setTimeout(() => {
        reject(refuse('other', TOO_LONG));
        end();
      }, LIMIT_MS).unref();
      asked.once('exit', fail);
      asked.once('message', (answer: Answer) => {
        // Ignore a late answer from a program that was ended: the timer now belongs to the next call.
        if (child !== asked) return;
        asked.off('exit', fail);
        clearTimeout(timer);
        timer = setTimeout(end, idleMs).unref();
        if ('value' in answer) resolve(answer.value);
        else reject('refused' in answer ? new EditorRefusal(answer.refused) : new Error(answer.fault));
      });
      asked.send(question, (error) => error && reject(error));
    });

  return {
    call: <N extends keyof C & string>(name: N, ...args: Parameters<C[N]>) =>
      queue.add(() => ask({ name, args })) as Promise<Awaited<ReturnType<C[N]>>>,
    isAwake: (): boolean => child !== undefined,
    /** Ends the program once all earlier calls are answered. The next call restarts it. */
    rest: (): void => void queue.add(end),
    end,
  };
}
