import PQueue from 'p-queue';

/** Password checks at once: two cores' worth; the rest of the machine serves the site. */
const AT_ONCE = 2;
/** Waiting checks in each lane, about four seconds of work. */
const MOST_WAITING = 40;

export interface SignInQueue {
  /** Whether a check would be refused: asked first, because it costs nothing. */
  isFull: (known: boolean) => boolean;
  /**
   * Runs a password check when its turn comes; `known` clients go first and have a lane of their own.
   * @returns `null`, without running it, when the lane is full
   */
  run: <Result>(check: () => Promise<Result>, known: boolean) => Promise<Result | null>;
}

/** The line in which sign-ins wait: bounded, so that an attack ends in quick refusals and not in a stalled server. */
export function createSignInQueue(mostWaiting = MOST_WAITING): SignInQueue {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const isFull = (known: boolean): boolean => queue.sizeBy({ priority: Number(known) }) >= mostWaiting;
  return {
    isFull,
    async run(check, known) {
      return isFull(known) ? null : queue.add(check, { priority: Number(known) });
    },
  };
}
