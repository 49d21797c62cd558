import { useCallback, useState } from 'react';
import type { Saved } from '@/lib/editing/forms/api/calls';
import { formatDateTime } from '@/lib/text/dates';
import { SavedPanel } from './SavedPanel';
import { openFile } from './editor-api';
import { Heading, Loaded, SendButton } from './editor-calls';
import { describeFile, useEditor } from './editor-context';

export function FileHistory({ path }: { path: string }) {
  const services = useEditor();
  const { api, text } = services;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { saves } = await api.history({ path }, signal);
      const { file, damage } = await openFile(api, path, signal);
      return { saves, version: (file ?? damage)?.version };
    },
    [api, path],
  );
  const [done, setDone] = useState<Saved>();
  // If a kind has many files, the breadcrumb links to their list, because the file itself might have been deleted.
  const { kind, title } = describeFile(services, path);
  const form = `?file=${encodeURIComponent(path)}`;
  return (
    <>
      <p className="crumbs">
        <a href="?">{text.title}</a> › <a href={kind?.isMany ? `?kind=${kind.kind}` : form}>{title}</a>
      </p>
      <Heading>{text.history}</Heading>
      {done ? (
        <SavedPanel saved={done} />
      ) : (
        <Loaded load={load}>
          {({ saves, version }) => (
            <>
              {kind?.isMany ? (
                <p className="lead">{version ? <a href={form}>{saves[0]?.title}</a> : saves[0]?.title}</p>
              ) : null}
              <ol className="card panel history">
                {saves.length ? null : <li>{text.noHistory}</li>}
                {saves.map(({ id, by, at, changes, sentence, isPresent, isGone, isChange }) => {
                  const time = formatDateTime(new Date(at));
                  const putBack = (word: string, only: boolean) => (
                    <SendButton
                      text={word}
                      label={`${word}: ${by}, ${time}`}
                      className="row-button"
                      send={async (signal) => setDone(await api.putBack({ path, id, version, only }, signal))}
                    />
                  );
                  const isNewest = id === saves.find((save) => save.isPresent)?.id;
                  return (
                    <li key={id}>
                      <p>
                        <strong>{by}</strong>, {time}
                      </p>
                      <ul className="changes">
                        {(changes.length ? changes : [sentence]).map((change) => (
                          <li key={change}>{change}</li>
                        ))}
                      </ul>
                      {isPresent && !isGone ? (
                        <p className="note">{isNewest ? text.present : text.samePresent}</p>
                      ) : null}
                      <div className="tools">
                        {isChange && version ? putBack(text.takeBack, true) : null}
                        {isGone || isPresent ? null : putBack(text.putBackOf, false)}
                      </div>
                    </li>
                  );
                })}
              </ol>
            </>
          )}
        </Loaded>
      )}
    </>
  );
}
