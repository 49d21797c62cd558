import {
  IconAlertTriangle,
  IconCalendarPlus,
  IconNews,
  IconPhoto,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { DeskKind } from '@/lib/editing/desk/api/kinds';
import type { State } from '@/lib/editing/desk/api/state';
import { formatDateTime } from '@/lib/text/dates';
import { Languages } from './Languages';
import { ProblemList } from './ProblemList';
import { PublishPanel } from './PublishPanel';
import { Loaded, SendButton } from './desk-calls';
import { titleOf, titleOfFile, useDesk } from './desk-context';
import { listDrafts } from './drafts';

/** The kinds of items that offices add most often. */
const NEW = [
  { kind: 'announcements', Icon: IconSpeakerphone },
  { kind: 'events', Icon: IconCalendarPlus },
  { kind: 'news', Icon: IconNews },
  { kind: 'notices', Icon: IconAlertTriangle },
] as const;

export function StartPage() {
  const { desk, kinds, words } = useDesk();
  const { website: text } = words;
  const open = kinds.kinds.filter(({ readOnly }) => !readOnly);
  const has = (kind: string): boolean => open.some((each) => each.kind === kind);
  return (
    <>
      <h1>{text.title}</h1>
      <ul className="big-buttons">
        {NEW.filter(({ kind }) => has(kind)).map(({ kind, Icon }) => (
          <li key={kind}>
            <a className="button button-quiet" href={`?new=${kind}`}>
              <Icon size={26} aria-hidden />
              {text[`new_${kind}`]}
            </a>
          </li>
        ))}
        {has('gallery') ? (
          <li>
            <a className="button button-quiet" href="?file=gallery.yaml&add=pictures">
              <IconPhoto size={26} aria-hidden />
              {text.photo}
            </a>
          </li>
        ) : null}
      </ul>
      <Unsaved />
      <div className="desk-columns">
        <Loaded load={desk.state}>{(state, refresh) => <Office state={state} onChange={refresh} />}</Loaded>
      </div>
      <Kinds title={text.change} kinds={open} />
      <Kinds title={text.onlyShown} kinds={kinds.kinds.filter(({ readOnly }) => readOnly)} />
    </>
  );
}

/** Lists the unsaved text that this browser kept when a page was closed or a session ended. */
function Unsaved() {
  const services = useDesk();
  const { words } = services;
  const [drafts] = useState(listDrafts);
  if (!drafts.length) return null;
  return (
    <section className="card panel" aria-labelledby="unsaved-title">
      <h2 id="unsaved-title">{words.website.unsaved}</h2>
      <ul className="item-list">
        {drafts.map(({ of, at }) => {
          const [start = '', kind] = of.split(/[./:]/);
          const isNew = start === 'new' && kind !== undefined;
          return (
            <li key={of}>
              <a href={`?${new URLSearchParams(isNew ? { new: kind } : { file: of })}`}>
                {isNew ? titleOf(words, kind) : titleOfFile(services, of)}
              </a>
              <span className="note">{formatDateTime(new Date(at))}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Shows problems of the repository, tasks, changes that wait to be published, and the state of the translations. */
function Office({ state, onChange }: { state: State; onChange: () => void }) {
  const { desk, words } = useDesk();
  const { website: text } = words;
  const { repository, waiting, isWaitingKnown, todo } = state;
  const { sentence, files, wayOut, remote } = repository;
  return (
    <>
      {sentence || remote ? (
        <div className="notice">
          <div>
            <p>{sentence}</p>
            {remote ? <p>{remote}</p> : null}
            {files.length ? <p className="note">{files.join(', ')}</p> : null}
            {wayOut ? (
              <SendButton
                text={text[`repair_${wayOut}`]}
                send={async (signal) => {
                  await desk.repair({ wayOut }, signal);
                  onChange();
                }}
              />
            ) : null}
          </div>
        </div>
      ) : null}
      {todo.length ? (
        <div className="card panel todo">
          <ProblemList problems={todo} title={text.todo} />
        </div>
      ) : null}
      <div>
        <PublishPanel
          title={text.waiting}
          state={state}
          onEnd={onChange}
          isQuiet={isWaitingKnown && !waiting.length}
        >
          {waiting.length ? null : <p>{isWaitingKnown ? text.nothingWaits : text.unknownWaits}</p>}
          <ul className="item-list">
            {waiting.map(({ id, path, title, changes, sentence: said, by, at }) => (
              <li key={id}>
                <a href={`?history=${encodeURIComponent(path)}`}>{title}</a>
                <span>{changes.join('; ') || said}</span>
                <span className="note">
                  {by}, {formatDateTime(new Date(at))}
                </span>
              </li>
            ))}
          </ul>
        </PublishPanel>
        <Languages languages={state.languages} />
      </div>
    </>
  );
}

function Kinds({ title, kinds }: { title: string; kinds: readonly DeskKind[] }) {
  const { words } = useDesk();
  if (!kinds.length) return null;
  return (
    <section className="card panel">
      <h2>{title}</h2>
      <ul className="kind-links">
        {kinds.map(({ kind }) => (
          <li key={kind}>
            <a href={`?kind=${kind}`}>{titleOf(words, kind)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
