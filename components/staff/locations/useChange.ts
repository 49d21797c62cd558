import { useEffect, useRef, useState } from 'react';
import {
  isCancelled,
  describeFailure,
  isUncertain,
  type Failure,
  type FailureWords,
} from '@/lib/staff/failures';

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
