import { useEffect, useRef, useState } from 'react';
import { isCancelled, type Failure } from '@/lib/staff/failures';

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
