import { useState } from 'react';
import type { Saved } from '@/lib/editing/forms/api/calls';
import { fillIn } from '@/lib/text/text';
import { TranslationLinks } from './Languages';
import { CopyButton, LookButton } from './Look';
import { ProblemList } from './ProblemList';
import { PublishPanel } from './PublishPanel';
import { Loaded, SendButton } from './editor-calls';
import { useEditor, moveFocus } from './editor-context';

export function SavedPanel({ saved, onChange }: { saved: Saved; onChange?: () => void }) {
  const { api, text } = useEditor();
  const [shown, setShown] = useState(saved);
  const { path, version, before, changes, notPushed, problems, pages = 0, notLive, whatsApp } = shown;
  const isLive = pages > 0 && !notLive;
  const title = fillIn(version === undefined ? text.noticeOff : text.noticeOn, { count: pages });
  return (
    <>
      <div className="card panel">
        {/* Moves the focus to the result, because the pressed button might have disappeared. */}
        <h2 key={shown.id} id="saved" ref={moveFocus} tabIndex={-1} aria-describedby="what-changed">
          {isLive ? title : text.saved}
        </h2>
        <ul id="what-changed" className="changes">
          {(changes.length ? changes : [text.sameAsBefore]).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {notLive ? <p className="notice">{notLive}</p> : null}
        {notPushed ? <p className="notice">{notPushed}</p> : null}
        {whatsApp ? (
          <div className="field">
            <label htmlFor="whatsapp-text">{text.whatsApp}</label>
            <textarea
              id="whatsapp-text"
              readOnly
              rows={4}
              value={whatsApp}
              onFocus={({ target }) => target.select()}
            />
            <div className="tools">
              <a
                className="button"
                href={`https://wa.me/?text=${encodeURIComponent(whatsApp)}`}
                target="_blank"
                rel="noreferrer"
              >
                {text.openWhatsApp}
              </a>
              <CopyButton of="whatsapp-text" />
            </div>
            <p>
              {text.ifClosed} <a href="?kind=calendar&add=days">{text.addHoliday}</a>
            </p>
          </div>
        ) : null}
        <div className="tools">
          {before === undefined ? null : (
            <SendButton
              text={text.takeBack}
              className="row-button"
              send={async (signal) => {
                setShown(await api.putBack({ path, version, id: before }, signal));
                onChange?.();
              }}
            />
          )}
          {version === undefined ? null : (
            <a href={`?file=${encodeURIComponent(path)}`}>{text.changeAgain}</a>
          )}
          <a href={`?history=${encodeURIComponent(path)}`}>{text.history}</a>
          <a href="?">{text.toStart}</a>
        </div>
      </div>
      <Loaded load={api.state}>
        {(state, refresh) => (
          <>
            <TranslationLinks
              languages={state.languages}
              path={path}
              onConfirm={(more) => {
                setShown({ ...shown, changes: [...changes, ...more] });
                refresh();
                moveFocus('saved');
              }}
            />
            {isLive ? null : <PublishPanel title={text.publishTitle} state={state} isAfterSave />}
          </>
        )}
      </Loaded>
      <ProblemList problems={problems} title={text.remaining} />
      {isLive || version === undefined ? null : <LookButton request={() => ({ path })} />}
    </>
  );
}
