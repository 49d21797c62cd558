import { IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { describeFailure, isCancelled, type Failure, type FailureWords } from '@/lib/staff/failures';
import { FailureMessage, Spinner, Status } from './states';

export type Answer<T> =
  { status: 'loading' } | { status: 'ready'; value: T } | { status: 'failed'; failure: Failure };

/**
 * The answer to a call that is made when the component appears and whenever `load` is another function; cancelled
 * when it disappears.
 * @returns `refresh` asks again and shows the old answer meanwhile (`stale`); `retry` shows that it is loading
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
  const retry = useCallback(() => {
    setKnown(undefined);
    refresh();
  }, [refresh]);
  const answer: Answer<T> = known?.load === load ? known.answer : { status: 'loading' };
  return { answer, stale: known?.round !== round, refresh, retry };
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
        <button type="button" className="button-small" onClick={onRetry}>
          <IconRefresh size={18} aria-hidden />
          {words.retry}
        </button>
      </FailureMessage>
      <Status className={answer.status === 'loading' ? 'opening' : undefined}>
        {answer.status === 'loading' ? <Spinner text={words.loading} /> : null}
      </Status>
    </>
  );
}
