import { fork, type ChildProcess } from 'node:child_process';
import PQueue from 'p-queue';
import type { Refused } from './api/problems';
import { DeskRefusal, refuse } from './refusal';

type Calls = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;
type Call<C extends Calls> = <N extends keyof C & string>(
  name: N,
  ...args: Parameters<C[N]>
) => Promise<Awaited<ReturnType<C[N]>>>;

interface Question {
  id: number;
  name: string;
  args: never[];
}

type Answer =
  { id: number; value: unknown } | { id: number; refused: Refused } | { id: number; fault: string };

/** In the child: answers calls one after another. */
export function answerCalls(calls: Calls): void {
  const queue = new PQueue({ concurrency: 1 });
  const answer = async ({ id, name, args }: Question): Promise<Answer> => {
    try {
      return { id, value: await calls[name]?.(...args) };
    } catch (error) {
      if (error instanceof DeskRefusal) return { id, refused: error.body };
      return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', (question: Question) => {
    void queue.add(async () => process.send?.(await answer(question)));
  });
  process.on('disconnect', () => process.exit(0));
}

interface Running {
  process: ChildProcess;
  /** The calls under way. */
  open: Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>;
}

const GONE = 'The check of the content was cut off. Try again.';

/**
 * In the server: starts the program at the first call, and ends it when it is idle.
 * @param idleMs after how long without a call
 */
export function callProcess<C extends Calls>(program: string, idleMs: number) {
  let child: Running | undefined;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  let isDue = false;

  function start(): Running {
    const open: Running['open'] = new Map();
    const started = fork(program, [], {
      serialization: 'advanced',
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', (answer: Answer) => {
      const own = open.get(answer.id);
      open.delete(answer.id);
      if ('value' in answer) own?.resolve(answer.value);
      else own?.reject('refused' in answer ? new DeskRefusal(answer.refused) : new Error(answer.fault));
    });
    started.on('exit', () => {
      if (child?.process === started) child = undefined;
      for (const { reject } of open.values()) reject(refuse('other', GONE));
      open.clear();
    });
    return { process: started, open };
  }

  function end(): void {
    clearTimeout(timer);
    isDue = false;
    child?.process.kill();
    child = undefined;
  }

  const call: Call<C> = (name, ...args) => {
    child ??= start();
    clearTimeout(timer);
    const running = child;
    last += 1;
    const id = last;
    const answered = new Promise<unknown>((resolve, reject) => {
      running.open.set(id, { resolve, reject });
      running.process.send({ id, name, args }, (error) => error && reject(error));
    });
    // It may end only when nothing is under way.
    const rest = (): void => {
      clearTimeout(timer);
      if (running.open.size || child !== running) return;
      if (isDue) end();
      else timer = setTimeout(end, idleMs).unref();
    };
    return answered.finally(rest) as ReturnType<typeof call>;
  };

  /** Ends it once the calls under way are answered. The next call starts it again. */
  const rest = (): void => {
    if (child?.open.size) isDue = true;
    else end();
  };
  return { call, isAwake: (): boolean => child !== undefined, rest, end };
}
