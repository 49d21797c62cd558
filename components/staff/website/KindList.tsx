import { useCallback, useState } from 'react';
import type { List, ListItem, Saved } from '@/lib/editing/forms/api/calls';
import type { FormKind } from '@/lib/editing/forms/api/forms';
import { formatDateTime, sayDays } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { SearchField } from '../Field';
import { Status } from '../calls';
import { NewFilePage, OpenFilePage } from './OpenFilePage';
import { SavedPanel } from './SavedPanel';
import { Heading, Loaded, SendButton } from './editor-calls';
import { isNotice, titleOf, useEditor } from './editor-context';

export function KindList({ kind: name, add }: { kind: string; add?: string }) {
  const { api, kinds, words, text } = useEditor();
  const kind = kinds.kinds.find((each) => each.kind === name);
  const load = useCallback((signal: AbortSignal) => api.list({ kind: name }, signal), [api, name]);
  if (!kind) return <NewFilePage kind={name} />;
  return (
    <Loaded load={load} title={titleOf(words, name)}>
      {({ items, deleted }, refresh) => {
        const [only] = items;
        if (!kind.isMany)
          return only ? <OpenFilePage path={only.path} add={add} /> : <NewFilePage kind={name} />;
        return (
          <>
            <p className="crumbs">
              <a href="?">{text.title}</a>
            </p>
            <Heading>{titleOf(words, name)}</Heading>
            <p className="note">{kind.description}</p>
            <Items kind={kind} items={items} onChange={refresh} />
            {deleted.length ? <Deleted saves={deleted} /> : null}
          </>
        );
      }}
    </Loaded>
  );
}

const STATES = ['mistake', 'consent', 'waiting', 'saved', 'shown', 'planned', 'ended'] as const;
/** Lists up to this length need no search. */
const SHORT = 5;

interface ItemsProps {
  kind: FormKind;
  items: readonly ListItem[];
  onChange: () => void;
}

function Items({ kind, items: loaded, onChange }: ItemsProps) {
  const { api, text } = useEditor();
  const [filter, setFilter] = useState('');
  const [deleted, setDeleted] = useState<Saved>();
  // Do not wait for a new list: the server checks the whole content before it sends one.
  const [gone, setGone] = useState<readonly string[]>([]);
  const items = loaded.filter(({ path }) => !gone.includes(path));
  const asked = filter.toLocaleLowerCase('en-IN').trim();
  const isNamed = ({ title, alsoCalled = [] }: ListItem): boolean =>
    [title, ...alsoCalled].some((name) => name.toLocaleLowerCase('en-IN').includes(asked));
  const inText = asked.split(/[^\p{L}\p{M}\p{N}]+/u);
  const mentions = ({ textWords = '' }: ListItem): boolean =>
    inText.every((word) => textWords.includes(word));
  // List matching names before matching texts: many pages merely mention the fees.
  const found = [...items.filter(isNamed), ...items.filter((item) => !isNamed(item) && mentions(item))];
  const remove = async ({ path, version, title }: ListItem, signal: AbortSignal): Promise<void> => {
    const done = await api.remove({ path, version }, signal);
    // Removing an urgent notice takes it off the website at once, as the response says.
    setDeleted(isNotice(kind.kind) ? done : { ...done, changes: [fillIn(text.deleted, { title })] });
    setGone((before) => [...before, path]);
    onChange();
  };
  const putBack = (): void => {
    setGone((before) => before.filter((path) => path !== deleted?.path));
    onChange();
  };
  return (
    <>
      {kind.canAdd ? (
        <a className="button" href={`?new=${kind.kind}`}>
          {fillIn(text.addItem, { holds: kind.holds })}
        </a>
      ) : null}
      {deleted ? <SavedPanel key={deleted.id} saved={deleted} onChange={putBack} /> : null}
      {items.length > SHORT ? (
        <SearchField id="item-filter" label={text.search} value={filter} onChange={setFilter} />
      ) : null}
      <Status>{found.length ? null : items.length ? fillIn(text.noMatch, { filter }) : text.noItems}</Status>
      {STATES.map((state) => {
        const own = found.filter((item) => item.state === state);
        if (!own.length) return null;
        return (
          <section key={state} className="card panel" aria-labelledby={`state-${state}`}>
            <h2 id={`state-${state}`}>
              {text[`is_${state}`]} ({own.length})
            </h2>
            <ul className="item-list">
              {own.map((item) => (
                <li key={item.path}>
                  <a href={`?file=${encodeURIComponent(item.path)}`}>{item.title}</a>
                  <span className="note">{daysOf(item, text.until)}</span>
                  {kind.canAdd ? (
                    <SendButton
                      text={text.delete}
                      label={`${text.delete}: ${item.title}`}
                      className="row-button"
                      send={(signal) => remove(item, signal)}
                    />
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** Recently deleted files, each with a link to its history, which can put it back. */
function Deleted({ saves }: { saves: List['deleted'] }) {
  const { text } = useEditor();
  return (
    <details className="card panel">
      <summary>
        {text.deletedItems} ({saves.length})
      </summary>
      <ul className="item-list">
        {saves.map(({ path, title, by, at }) => (
          <li key={path}>
            <a href={`?history=${encodeURIComponent(path)}`}>{title}</a>
            <span className="note">
              {by}, {formatDateTime(new Date(at))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `21 November 2026, until 30 November 2026` */
const daysOf = ({ day, until }: ListItem, untilText: string): string =>
  [day && day !== until && sayDays(day), until && fillIn(untilText, { date: sayDays(until) })]
    .filter(Boolean)
    .join(', ');
