'use client';

import { useEffect, useMemo, useState } from 'react';
import { hydrateIslands } from '@/components/islands/hydrate-islands';
import type { Kinds } from '@/lib/editing/forms/api/forms';
import type { Staff } from '@/lib/content/kinds/staff';
import type { ApiSettings } from '@/lib/staff/pages';
import { DashboardFrame, type FrameProps } from '../DashboardFrame';
import { StaffProvider, useSession, useStaff } from '../StaffProvider';
import { useAnswer, opensElsewhere } from '../calls';
import { FileHistory } from './FileHistory';
import { KindList } from './KindList';
import { NewFilePage, OpenFilePage } from './OpenFilePage';
import { SignInAgain } from './SignInAgain';
import { StartPage } from './StartPage';
import { createEditorApi, describeEditorFailure } from './editor-api';
import { EditorAnswer, OpeningHead } from './editor-calls';
import { EditorContext, moveFocus, SCREEN } from './editor-context';
import { ownerOf } from './drafts';

interface WebsiteProps extends Pick<FrameProps, 'school' | 'words'> {
  settings: ApiSettings;
  /** The kinds without their forms, for the start screen. */
  first: Kinds;
}

export function StaffWebsite({ settings, words, school, first }: WebsiteProps) {
  return (
    <StaffProvider settings={settings}>
      <DashboardFrame
        page="website"
        school={school}
        words={words}
        signInAgain={<SignInAgain words={words} />}
      >
        <WebsiteEditor words={words} first={first} />
      </DashboardFrame>
    </StaffProvider>
  );
}

export function WebsiteEditor({ words, first }: { words: Staff; first: Kinds }) {
  const { request } = useStaff();
  const api = useMemo(() => createEditorApi(request), [request]);
  // Because `visit` counts up, a link to the current screen opens it again.
  const [{ search, visit }, setVisit] = useState(() => ({ search: window.location.search, visit: 0 }));
  const session = useSession();
  const user = session.status === 'signed-in' ? ownerOf(session.token) : undefined;
  // A user who signs in over another user's open form must not see its text, which is kept for the first user.
  const [owner, setOwner] = useState(user);
  if (user !== undefined && user !== owner) setOwner(user);
  const answer = useAnswer(api.kinds, words, describeEditorFailure);
  // Reloaded on each visit: a save can add pictures to choose from, and use up the next number in a list.
  const [newer, setNewer] = useState<Kinds>();
  const isFirst = !search && !answer.failure;
  const kinds = newer ?? answer.value ?? (isFirst ? first : undefined);
  const services = useMemo(() => kinds && { api, kinds, words, text: words.website }, [api, kinds, words]);
  useEffect(followLinks, []);
  useEffect(() => {
    const open = (): void =>
      setVisit((before) => ({ search: window.location.search, visit: before.visit + 1 }));
    window.addEventListener('popstate', open);
    return () => window.removeEventListener('popstate', open);
  }, []);
  useEffect(() => {
    if (!visit) return;
    window.scrollTo(0, 0);
    // Move the focus, as after a real navigation.
    moveFocus(SCREEN);
    // Ignore a failure: the screen's own call shows why the server does not answer.
    api.kinds().then(setNewer, () => undefined);
  }, [visit, api]);
  const isReady = services !== undefined;
  useEffect(() => {
    // A link was followed before the server had answered: only now does the screen have its heading.
    if (isReady && document.activeElement?.id === SCREEN) moveFocus(SCREEN);
  }, [isReady]);
  const query = new URLSearchParams(search);
  // For example `announcements`, from `?new=announcements` or `?file=announcements/bus.yaml`.
  const [kind = ''] = ['kind', 'new', 'file'].flatMap((name) => query.get(name)?.split(/[./]/) ?? []);
  const title = (words.kinds as Readonly<Record<string, string>>)[kind] ?? words.website.title;
  return (
    <div className="editor" role="group" aria-label={words.website.title} tabIndex={-1} id={SCREEN}>
      {services ? (
        <EditorContext value={services}>
          <Screen key={`${visit} ${owner}`} query={query} />
        </EditorContext>
      ) : (
        <>
          {answer.failure ? <h1>{title}</h1> : <OpeningHead title={title} text={words.website} />}
          <EditorAnswer {...answer} api={api} words={words} />
        </>
      )}
    </div>
  );
}

/** `?file=fees.yaml`, `?new=news`, `?kind=news` or `?history=fees.yaml`; otherwise the start. */
function Screen({ query }: { query: URLSearchParams }) {
  const read = (name: string) => query.get(name) ?? undefined;
  const [file, isNew, kind, history] = ['file', 'new', 'kind', 'history'].map(read);
  if (file) return <OpenFilePage path={file} at={read('at')} add={read('add')} />;
  if (isNew) return <NewFilePage kind={isNew} draft={read('draft')} />;
  if (history) return <FileHistory path={history} />;
  return kind ? <KindList kind={kind} add={read('add')} /> : <StartPage />;
}

function followLinks(): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="?"]') : null;
    if (!link || opensElsewhere(event)) return;
    // During an upload, let the link unload the page, so that the browser asks first.
    if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return;
    event.preventDefault();
    window.history.pushState(null, '', link.getAttribute('href'));
    // The browser itself fires `popstate` only for Back and Forward.
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** The page's script calls this (lib/build/islands.ts). */
export const hydrate = () => hydrateIslands({ StaffWebsite });
