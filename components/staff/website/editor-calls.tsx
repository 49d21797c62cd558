import { useEffect, useState, type ReactNode } from 'react';
import type { Staff } from '@/lib/content/kinds/staff';
import { useSession } from '../StaffProvider';
import { AnswerState, Button, FailureMessage, Spinner, Status, useAnswer, useSending } from '../calls';
import { describeEditorFailure } from './editor-api';
import { useEditor, moveFocus, SCREEN, type EditorServices } from './editor-context';

/** The heading of a screen. It is also the first part of the browser tab's title, before the school's name. */
export function Heading({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} | ${document.title.split(' | ').pop()}`;
  }, [children]);
  return <h1>{children}</h1>;
}

/** The top of a screen that is still opening: a link to the start, above the heading. */
export const OpeningHead = ({ title, text }: { title: string; text: Staff['website'] }) => (
  <>
    <p className="crumbs">
      <a href="?">{text.title}</a>
    </p>
    <h1 aria-busy>{title}</h1>
  </>
);

interface LoadedProps<T> {
  /** The heading until the children are shown, which have their own. */
  title?: string;
  load: (signal: AbortSignal) => Promise<T>;
  children: (value: T, refresh: () => void) => ReactNode;
}

/** Shows its children once `load` has succeeded, and otherwise a spinner or the reason for the failure. */
export function Loaded<T>({ title, load, children }: LoadedProps<T>) {
  const { api, words, text } = useEditor();
  const answer = useAnswer(load, words, describeEditorFailure);
  const { value, refresh } = answer;
  const isLoaded = value !== undefined;
  useEffect(() => {
    // Only now does the screen have its final heading, which gets the focus, unless a form first focuses a field.
    if (isLoaded) setTimeout(() => document.activeElement?.id === SCREEN && moveFocus(SCREEN));
  }, [isLoaded]);
  return (
    <>
      {title && !isLoaded ? <OpeningHead title={title} text={text} /> : null}
      <EditorAnswer {...answer} api={api} words={words} />
      {value === undefined ? null : children(value, refresh)}
    </>
  );
}

type AnswerProps = ReturnType<typeof useAnswer<unknown, Staff>> & Pick<EditorServices, 'api' | 'words'>;

/** How long to wait for a response before asking whether the server is busy publishing. */
const SLOW_MS = 2000;

export function EditorAnswer({ api, words, ...answer }: AnswerProps) {
  const { website: text, locations } = words;
  const [isPublishing, setIsPublishing] = useState(false);
  const isOpening = answer.value === undefined && !answer.failure;
  useEffect(() => {
    if (!isOpening) return undefined;
    const ask = () => api.publishing({}).then(({ state }) => setIsPublishing(state === 'running'));
    // Ignore a failure: the slow call reports its own failure.
    const timer = setTimeout(() => void ask().catch(() => undefined), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isOpening, api]);
  const loading = isPublishing ? text.loadingSlowly : text.loading;
  return <AnswerState {...answer} loading={loading} retry={locations.retry} />;
}

export function useEditorSending() {
  const { words } = useEditor();
  const { forget, ...sending } = useSending((error) => describeEditorFailure(error, words));
  const { status } = useSession();
  const [before, setBefore] = useState(status);
  if (status !== before) {
    setBefore(status);
    // The user has followed the message's advice to sign in: remove the message.
    if (status === 'signed-in') forget();
  }
  return sending;
}

interface SendButtonProps {
  text: string;
  label?: string;
  className?: string;
  /** True while the work started by this button runs. The button then ignores presses, but keeps the focus. */
  isWaiting?: boolean;
  send: (signal: AbortSignal) => Promise<void>;
}

/** Sends one request at a time. If a request fails, the reason appears below the button. */
export function SendButton({ text, label, className, isWaiting, send }: SendButtonProps) {
  const sending = useEditorSending();
  const { words } = useEditor();
  return (
    <>
      <Button
        className={className}
        aria-label={label}
        isOff={sending.busy || isWaiting}
        onClick={() => void sending.send(send)}
      >
        {text}
      </Button>
      <Status>{sending.busy ? <Spinner text={words.website.sending} /> : null}</Status>
      <FailureMessage failure={sending.failure} />
    </>
  );
}
