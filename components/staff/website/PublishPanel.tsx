import { useEffect, useState, type ReactNode } from 'react';
import type { Publishing, State } from '@/lib/editing/forms/api/calls';
import { formatDateTime } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { Status } from '../calls';
import { ProblemList } from './ProblemList';
import { SendButton } from './editor-calls';
import { useEditor, moveFocus } from './editor-context';

const POLL_MS = 2000;

interface PublishProps {
  title: string;
  state: Pick<State, 'publishing' | 'publish' | 'lastPublished'>;
  onEnd?: () => void;
  /** True if nothing waits to be published, so that the button is less prominent. */
  isQuiet?: boolean;
  /** True just after a save, which is not included if publishing is already running. */
  isAfterSave?: boolean;
  children?: ReactNode;
}

export function PublishPanel({ title, state, onEnd, isQuiet, isAfterSave, children }: PublishProps) {
  const { api, text } = useEditor();
  const [publishing, setPublishing] = useState<Publishing>(state.publishing);
  const { sentence, done, endedAt, page = '/', problems, log } = publishing;
  const isRunning = publishing.state === 'running';
  const last = publishing.state === 'published' ? { at: endedAt, by: publishing.by } : state.lastPublished;
  /** True once publishing has succeeded and nothing waits: the panel then links to the website. */
  const [isDone, setIsDone] = useState(false);
  const [isLate, setIsLate] = useState(isAfterSave && isRunning);
  useEffect(() => {
    if (!isRunning) return undefined;
    const judge = async (next: Publishing): Promise<void> => {
      const { waiting } = next.state === 'running' ? { waiting: [] } : await api.state();
      setPublishing(next);
      if (next.state === 'published') setIsLate(waiting.length > 0);
      setIsDone(next.state === 'published' && !waiting.length);
      if (next.state !== 'running') onEnd?.();
    };
    const poll = (): Promise<void> => api.publishing({}).then(judge);
    // Ignore a failure: the network might come back, and the next call follows in two seconds.
    const timer = setInterval(() => void poll().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, api, onEnd]);
  useEffect(() => {
    // Focus the link if the focus was on the button, which has disappeared.
    if (isDone && document.activeElement === document.body) moveFocus('see-website');
  }, [isDone]);
  return (
    <section className="card panel publish" aria-labelledby="publish-title">
      <h2 id="publish-title">{title}</h2>
      {(state.publish.isPossible || isRunning) && !isDone ? (
        <SendButton
          text={isQuiet && !isRunning ? text.publishAgain : text.publish}
          className={isQuiet ? 'row-button' : 'button'}
          isWaiting={isRunning}
          send={async (signal) => {
            setPublishing(await api.publish({}, signal));
            setIsLate(false);
          }}
        />
      ) : null}
      {state.publish.isPossible ? null : <p className="notice">{state.publish.why}</p>}
      {isLate ? <p className="notice">{text.notIncluded}</p> : null}
      {isRunning ? <progress value={done} max={1} aria-label={title} /> : null}
      <Status>
        {last?.at && last.by && !isRunning ? (
          <p>{fillIn(text.publishedAt, { time: formatDateTime(new Date(last.at)), by: last.by })}</p>
        ) : null}
        {/* If newer changes wait, hide the sentence about an earlier success: it would seem to be about them. */}
        {publishing.state === 'published' && !isDone && !isQuiet ? null : <p>{sentence}</p>}
      </Status>
      {isDone ? (
        <a className="button" href={page} id="see-website">
          {text.seeWebsite}
        </a>
      ) : null}
      {publishing.state === 'failed' ? <ProblemList problems={problems} title={text.publishFailed} /> : null}
      {log ? (
        <details>
          <summary>{text.log}</summary>
          <pre>{log}</pre>
        </details>
      ) : null}
      {children}
    </section>
  );
}
