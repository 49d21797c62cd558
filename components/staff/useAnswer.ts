import { useCallback, useEffect, useState, useRef } from 'react';
import {
  isCancelled,
  describeFailure,
  type Failure,
  type FailureWords,
  isUncertain,
} from '@/lib/staff/failures';

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

/**
 * Sends one change at a time. `send` is true when it was made; otherwise `failure` says what happened, and
 * `onFailed` lets the list be read again: the server may have made the change.
 */
export function useChange(words: FailureWords, onFailed: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (change: (signal: AbortSignal) => Promise<void>): Promise<boolean> => {
    if (sending.current && !sending.current.signal.aborted) return false;
    const controller = new AbortController();
    sending.current = controller;
    setBusy(true);
    setFailure(undefined);
    try {
      await change(controller.signal);
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      const described = describeFailure(error, words);
      setFailure(isUncertain(error) ? { ...described, detail: words.failures.uncertain } : described);
      onFailed();
      return false;
    } finally {
      sending.current = null;
      setBusy(false);
    }
  };
  return { send, busy, failure };
}
