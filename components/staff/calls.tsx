import { IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { describeFailure, isCancelled, type Failure, type FailureWords } from '@/lib/staff/failures';
import { FailureMessage, Spinner, Status } from './states';

export type Answer<T> =
  { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; failure: Failure };

/**
 * The answer to a call that is made when the component appears and whenever `load` is another function; cancelled
 * when it disappears.
 * @returns `refresh` asks again, and shows the old answer meanwhile (`stale`) unless that was a failure
 */
export function useAnswer<T>(load: (signal: AbortSignal) => Promise<T>, words: FailureWords) {
  const [known, setKnown] = useState<{ load: typeof load; round: number; answer: Answer<T> }>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const keep = (answer: Answer<T>): void => {
      if (!controller.signal.aborted) setKnown({ load, round, answer });
    };
    load(controller.signal).then(
      (value) => keep({ status: 'ready', value }),
      (error: unknown) => {
        if (!isCancelled(error)) keep({ status: 'failed', failure: describeFailure(error, words) });
      },
    );
    return () => controller.abort();
  }, [load, words, round]);

  const refresh = useCallback(() => setRound((before) => before + 1), []);
  const stale = known?.round !== round;
  const isKnown = known?.load === load && !(stale && known.answer.status === 'failed');
  return { answer: isKnown ? known.answer : ({ status: 'loading' } as const), stale, refresh };
}

interface AnswerStateProps {
  answer: Answer<unknown>;
  words: { loading: string; retry: string };
  onRetry: () => void;
}

/** What is to be said of a list that is not there: that it is loading, or why it failed, and how to try again. */
export function AnswerState({ answer, words, onRetry }: AnswerStateProps) {
  return (
    <>
      <FailureMessage failure={answer.status === 'failed' ? answer.failure : undefined}>
        <button type="button" className="button button-quiet" onClick={onRetry}>
          <IconRefresh size={18} aria-hidden />
          {words.retry}
        </button>
      </FailureMessage>
      <Status className="opening">
        {answer.status === 'loading' ? <Spinner text={words.loading} /> : null}
      </Status>
    </>
  );
}

/** May give back why it was refused, in words that can be shown as they are. */
type Request<Refusal> = (signal: AbortSignal) => Promise<Refusal | void>;

/**
 * Sends one request at a time, and cancels it when the component disappears. `failure` says what the last one threw or
 * gave back.
 * @returns `send` gives whether the request was made without a failure, and nothing when it was not sent or cancelled
 */
export function useSending<Refusal extends object = Failure>(describe: (error: unknown) => Refusal) {
  const [failure, setFailure] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (request: Request<Refusal>): Promise<boolean | undefined> => {
    if (sending.current && !sending.current.signal.aborted) return undefined;
    const controller = new AbortController();
    sending.current = controller;
    setFailure(undefined);
    setBusy(true);
    try {
      const refusal = (await request(controller.signal)) ?? undefined;
      setFailure(refusal);
      return refusal === undefined;
    } catch (error) {
      if (isCancelled(error)) return undefined;
      setFailure(describe(error));
      return false;
    } finally {
      sending.current = null;
      setBusy(false);
    }
  };
  return { send, busy, failure };
}
