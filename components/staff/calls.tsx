import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { describeFailure, isCancelled, type Failure, type FailureWords } from '@/lib/staff/client';

/** Calls `load` at first and when `load` changes. After `refresh`, the old value stays (`stale`) until the next one. */
export function useAnswer<T, W extends FailureWords>(
  load: (signal: AbortSignal) => Promise<T>,
  words: W,
  describe: (error: unknown, words: W) => Failure = describeFailure,
) {
  const [known, setKnown] = useState<{ load: typeof load; round: number; value?: T; failure?: Failure }>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const keep = (answer: { value: T } | { failure: Failure }): void => {
      if (!controller.signal.aborted) setKnown({ load, round, ...answer });
    };
    load(controller.signal).then(
      (value) => keep({ value }),
      (error: unknown) => {
        if (!isCancelled(error)) keep({ failure: describe(error, words) });
      },
    );
    return () => controller.abort();
  }, [load, words, round, describe]);

  const refresh = useCallback(() => setRound((before) => before + 1), []);
  const stale = known?.round !== round;
  const shown = known?.load === load && !(stale && known.failure) ? known : undefined;
  return { value: shown?.value, failure: shown?.failure, stale, refresh };
}

type AnswerStateProps = ReturnType<typeof useAnswer<unknown, FailureWords>> & {
  loading: string;
  retry: string;
};

export function AnswerState({ value, failure, refresh, loading, retry }: AnswerStateProps) {
  return (
    <>
      <FailureMessage failure={failure}>
        <Button onClick={refresh}>
          <IconRefresh size="1.1em" aria-hidden />
          {retry}
        </Button>
      </FailureMessage>
      <Opening text={!value && !failure && loading} />
    </>
  );
}

/** Sends one request at a time; unmounting cancels it. `send` returns false on failure, undefined if not sent. */
export function useSending<Refusal extends object = Failure>(describe: (error: unknown) => Refusal) {
  const [failure, setFailure] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (request: (signal: AbortSignal) => Promise<void>): Promise<boolean | undefined> => {
    if (sending.current && !sending.current.signal.aborted) return undefined;
    const controller = new AbortController();
    sending.current = controller;
    setFailure(undefined);
    setBusy(true);
    try {
      await request(controller.signal);
      return true;
    } catch (error) {
      if (isCancelled(error)) return undefined;
      setFailure(describe(error));
      return false;
    } finally {
      sending.current = null;
      setBusy(false);
    }
  };
  return { send, busy, failure, forget: (): void => setFailure(undefined) };
}

type ButtonProps = ComponentProps<'button'> & {
  /** True while the button ignores presses. Unlike with `disabled`, it keeps the focus. */
  isOff?: boolean;
};

export const Button = ({ isOff, onClick, className = 'button button-quiet', ...others }: ButtonProps) => (
  <button
    type="button"
    {...others}
    className={className}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onClick}
  />
);

/** A live region. Render it before its content, or screen readers do not announce the content. */
export function Status({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // An <output> must not contain paragraphs.
    <div role="status" className={className}>
      {children}
    </div>
  );
}

export function Spinner({ text }: { text: string }) {
  return (
    <>
      <svg className="spinner" viewBox="0 0 50 50" width="50" height="50" aria-hidden="true">
        <circle cx="25" cy="25" r="21" fill="none" strokeWidth="6" stroke="var(--line)" />
        <path d="M25 4a21 21 0 0 1 21 21" fill="none" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <span>{text}</span>
    </>
  );
}

/** A live region that stays on the page, with a spinner while something loads. */
export function Opening({ text }: { text: string | false }) {
  return <Status className="opening">{text ? <Spinner text={text} /> : null}</Status>;
}

/** Opens or closes a dialog. Browsers without dialogs (Firefox before 98, Safari before 15.4) show it in the page. */
export function showDialog(dialog: HTMLDialogElement | null, open: boolean): void {
  if (!dialog) return;
  if ('showModal' in dialog) return open ? dialog.showModal() : dialog.close();
  (dialog as HTMLElement).toggleAttribute('open', open);
}

/** `children` offer a remedy. Render it even without a failure: screen readers announce only changes to a region. */
export function FailureMessage({ failure, children }: { failure?: Partial<Failure>; children?: ReactNode }) {
  return (
    <div role="alert">
      {failure?.message ? (
        <Notice isDanger icon={<IconAlertTriangle size="1.2em" aria-hidden />} title={failure.message}>
          {failure.detail ? <p>{failure.detail}</p> : null}
          {children}
        </Notice>
      ) : null}
    </div>
  );
}

interface NoticeProps extends Pick<ComponentProps<'div'>, 'role' | 'title' | 'children'> {
  isDanger?: boolean;
  icon?: ReactNode;
}

export const Notice = ({ isDanger, icon, role, title, children }: NoticeProps) => (
  <div className={isDanger ? 'notice notice-danger' : 'notice'} role={role}>
    {icon}
    <div>
      {title ? <p className="notice-title">{title}</p> : null}
      {children}
    </div>
  </div>
);

/** True if the browser opens a clicked link in another tab or window, or saves it. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  button,
}: MouseEvent | globalThis.MouseEvent): boolean => metaKey || ctrlKey || shiftKey || altKey || button > 0;
