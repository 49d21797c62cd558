import { IconAlertTriangle, IconNote, IconCalendar, IconPhoto, IconSpeakerphone } from '@tabler/icons-react';
import type { State } from '@/lib/editing/forms/api/calls';
import type { FormKind } from '@/lib/editing/forms/api/forms';
import type { Staff } from '@/lib/content/kinds/staff';
import { formatDateTime } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { Notice, useAnswer } from '../calls';
import { Languages } from './Languages';
import { ProblemList } from './ProblemList';
import { PublishPanel } from './PublishPanel';
import { describeEditorFailure } from './editor-api';
import { Heading, EditorAnswer, SendButton } from './editor-calls';
import { titleOf, useEditor } from './editor-context';
import { UnsavedDrafts } from './UnsavedDrafts';

const NEW_ICONS: Partial<Record<FormKind['kind'], typeof IconNote>> = {
  announcements: IconSpeakerphone,
  events: IconCalendar,
  news: IconNote,
  notices: IconAlertTriangle,
  gallery: IconPhoto,
};

export function StartPage() {
  const { api, kinds, words, text } = useEditor();
  const answer = useAnswer(api.state, words, describeEditorFailure);
  const { value: state } = answer;
  // Read-only kinds are in the last group, which begins closed.
  const groups = [...new Set(kinds.kinds.map(({ group }) => group))];
  return (
    <>
      <Heading>{text.title}</Heading>
      <ul className="big-buttons">
        {kinds.kinds.map(({ kind, canAdd, holds }) => {
          const Icon = NEW_ICONS[kind];
          return Icon ? (
            <li key={kind}>
              <a
                className="button button-quiet"
                href={canAdd ? `?new=${kind}` : '?file=gallery.yaml&add=pictures'}
              >
                <Icon aria-hidden />
                {canAdd ? fillIn(text.addItem, { holds }) : text.photos}
              </a>
            </li>
          ) : null;
        })}
      </ul>
      <UnsavedDrafts />
      {/* On narrow screens, says what waits at the end of the page. One line, so that the kinds below do not move. */}
      <p className="waits-line">
        <a
          href="#waits"
          onClick={(event) => {
            event.preventDefault();
            const waits = document.getElementById('waits');
            waits?.focus({ preventScroll: true });
            waits?.scrollIntoView();
          }}
        >
          {state && !state.repository.sentence ? sayWaiting(state, text) : text.lookingUp}
        </a>
      </p>
      <div className="start">
        <div className="kind-groups">
          {groups.map((group) => (
            <details key={group} className="card panel" open={group !== 'shown'}>
              <summary>
                <h2>{text[`group_${group}`]}</h2>
              </summary>
              <ul className="kinds">
                {kinds.kinds
                  .filter((each) => each.group === group)
                  .map(({ kind, description, isMany }) => (
                    <li key={kind}>
                      <h3>
                        <a href={`?kind=${kind}`}>{titleOf(words, kind)}</a>
                      </h3>
                      {isMany ? <span>{state ? (state.counts[kind] ?? 0) : '…'}</span> : null}
                      <p className="note">{description}</p>
                    </li>
                  ))}
              </ul>
            </details>
          ))}
        </div>
        <div id="waits" tabIndex={-1}>
          <EditorAnswer {...answer} api={api} words={words} />
          {state ? <Office state={state} onChange={answer.refresh} /> : null}
        </div>
      </div>
    </>
  );
}

function sayWaiting({ waiting, isWaitingKnown }: State, text: Staff['website']): string {
  if (!isWaitingKnown) return text.someWait;
  if (!waiting.length) return text.nothingWaits;
  return waiting.length === 1 ? text.oneWaits : fillIn(text.waiting, { count: waiting.length });
}

function Office({ state, onChange }: { state: State; onChange: () => void }) {
  const { api, words, text } = useEditor();
  const { repository, waiting, isWaitingKnown, todo } = state;
  const { sentence, files, repair, remote } = repository;
  const isCalm = isWaitingKnown && !waiting.length;
  return (
    <>
      {sentence || remote ? (
        <Notice>
          <p>{sentence}</p>
          <p>{remote}</p>
          <p className="note">{files.join(', ')}</p>
          {repair ? (
            <SendButton
              text={text[`repair_${repair}`]}
              send={async (signal) => {
                await api.repair({ repair }, signal);
                onChange();
              }}
            />
          ) : null}
        </Notice>
      ) : null}
      <PublishPanel title={sayWaiting(state, text)} state={state} onEnd={onChange} isQuiet={isCalm}>
        {isWaitingKnown ? null : <p>{text.unknownWaits}</p>}
        <ul className="item-list">
          {waiting.map(({ id, path, title, changes, sentence: said, by, at }) => (
            <li key={`${id} ${path}`}>
              <a href={`?history=${encodeURIComponent(path)}`}>{title}</a>
              <span>{changes.join('; ') || said}</span>
              <span className="note">
                {by}, {formatDateTime(new Date(at))}
              </span>
            </li>
          ))}
        </ul>
        {state.publishings.length ? (
          <details>
            <summary>{text.publishings}</summary>
            <ul className="item-list">
              {state.publishings.map(({ at, by, failure }) => (
                <li key={at}>
                  <span>{failure ?? text.published}</span>
                  <span className="note">
                    {[by, formatDateTime(new Date(at))].filter(Boolean).join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </PublishPanel>
      <div className={todo.length ? 'card panel todo' : 'card panel'}>
        <ProblemList problems={todo} title={text.todo} />
        {todo.length ? null : <p className="proof-holds">{words.overview.calm}</p>}
        <Languages languages={state.languages} />
      </div>
    </>
  );
}
