import { posix } from 'node:path';
import { Hono } from 'hono';
import type { Repair, Saved, State } from '@/lib/editing/forms/api/calls';
import type { Draft } from '@/lib/editing/forms/api/forms';
import { groupOf, textOf, type Fields } from '@/lib/content/parse/values';
import { isKind, isTranslation, kindOfFile, splitTranslation } from '@/lib/editing/forms/form-kinds';
import type { Wish } from '@/lib/editing/forms/editor-calls';
import { refuse } from '@/lib/editing/forms/refusal';
import { readFields } from '@/lib/editing/forms/typed';
import { shorten } from '@/lib/text/text';
import type { Audit, AuditEvent } from '../audit';
import { messageOf } from '../process';
import { readJsonObject, Refusal, type ApiContext, type ApiEnv } from '../request';
import type { Editor } from './editor';
import { PREVIEW_HEADERS, PREVIEW_PATH } from './previews';
import { filesOfSave, withoutSave, listItems, listWaiting, readHistory, save } from './saves';

/** The calls of the editor. @param editor the editor, or the reason why this server has none */
export function createContentRoutes(editor: Editor | string, audit: Audit): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const open = (): Editor => {
    if (typeof editor === 'string') throw refuse('elsewhere', editor);
    return editor;
  };
  /** Records the event after Git has finished, so that no database transaction stays open while Git runs. */
  const note = (context: ApiContext, event: AuditEvent, detail: Record<string, unknown>): Promise<unknown> =>
    audit.recordChange(context, event, async () => ({ result: true, detail }));

  const addRead = (
    name: string,
    read: (editor: Editor, request: ApiContext['req']) => Promise<object>,
  ): void => {
    routes.get(`/${name}`, async (context) => context.json(await read(open(), context.req)));
  };
  addRead('Kinds', ({ call }) => call('kinds'));
  addRead('List', async (own, request) => {
    const kind = request.query('kind');
    if (!isKind(kind)) throw new Refusal(400, 'kind must be a kind of content, such as news.');
    return listItems(own, kind);
  });
  addRead('File', ({ call }, request) => call('open', readText(request.query('path'), 'path')));
  addRead('Picture', ({ call }, request) => call('thumbnail', readText(request.query('name'), 'name')));
  addRead('History', (own, request) => readHistory(own, request.query('path'), 20));
  addRead('Publish', async ({ publishing }) => publishing.status());
  addRead('State', async (own) => {
    const all = await audit.publishings();
    const lastPublished = all.find(({ failure }) => failure === undefined);
    return { ...(await readState(own)), lastPublished, publishings: all.slice(0, 5) } satisfies State;
  });

  routes.post('/Check', async (context) =>
    context.json(await open().call('check', readDraft(await readJsonObject(context.req.raw)))),
  );

  const addSave = (name: string, event: AuditEvent, read: (body: Fields) => Wish | Promise<Wish>): void => {
    routes.post(`/${name}`, async (context) => {
      const wish = await read(await readJsonObject(context.req.raw));
      const own = open();
      const saved = await save(own, wish, context.get('user'));
      await note(context, event, { path: saved.path, id: saved.id });
      const draft = wish.type === 'save' && !isTranslation(saved.path) ? wish : undefined;
      return context.json(kindOfFile(saved.path) === 'notices' ? await showNotice(own, saved, draft) : saved);
    });
  };
  addSave('Save', 'content saved', (body) => ({ type: 'save', ...readDraft(body) }));
  addSave('Delete', 'content deleted', (body) => ({ type: 'delete', ...readNamed(body) }));
  addSave('PutBack', 'content put back', async (body) => {
    const named = readNamed(body);
    const read = body['only'] === true ? withoutSave : filesOfSave;
    const files = await read(open(), readText(body['id'], 'id'), named.path);
    return { type: 'putBack', ...named, ...files };
  });

  routes.post('/Picture', async (context) => {
    const name = readText(context.req.query('name'), 'name');
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const { path } = await open().call('receiveAsset', { name, bytes });
    await note(context, 'picture added', { path });
    return context.json({ name: posix.basename(path) });
  });

  routes.post('/Preview', async (context) => {
    const { call, previews } = open();
    const { draft, path } = await readJsonObject(context.req.raw);
    const own = draft === undefined ? undefined : readDraft(groupOf(draft));
    const found = await call('preview', { draft: own, path: readOptional(path, 'path') });
    return context.json(previews.add(found, found.route));
  });

  routes.post('/Publish', async (context) => {
    const { publishing } = open();
    const started = publishing.start(context.get('user'));
    publishing.whenEnded(({ state, sentence }) =>
      state === 'published'
        ? note(context, 'website published', { commit: publishing.published() })
        : note(context, 'publishing failed', { sentence }),
    );
    await note(context, 'publishing started', {});
    return context.json(started, 202);
  });

  routes.post('/Repair', async (context) => {
    const sent = await readJsonObject(context.req.raw);
    const known: readonly Repair[] = ['start', 'commit', 'unlock'];
    const repair = known.find((each) => each === sent['repair']);
    if (!repair) throw new Refusal(400, 'repair must be start, commit or unlock.');
    const { repository } = open();
    await repository.change(() => repository.repair(repair, context.get('user')));
    await note(context, 'repository repaired', { repair });
    return context.json(await repository.readState());
  });
  return routes;
}

/** Pages of a preview, for anyone who has the address. */
export function createPreviewRoutes(editor: Editor | string): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get('/:name/*', async (context) => {
    const name = context.req.param('name');
    const shown = typeof editor === 'string' ? undefined : editor.previews.find(name);
    if (typeof editor === 'string' || !shown)
      throw new Refusal(404, 'This preview has expired. Open it again from the form.');
    const base = `${PREVIEW_PATH}/${name}`;
    const route = context.req.path.slice(base.length) || '/';
    const picture = await editor.call('picture', route);
    if (picture) return context.body(new Uint8Array(picture), 200, { 'Content-Type': typeOf(route) });
    const html = await editor.call('render', shown, route, base);
    if (html === null) throw new Refusal(404, 'There is no such page.');
    return context.html(html, 200, PREVIEW_HEADERS);
  });
  return routes;
}

const typeOf = (file: string): string => `image/${file.split('.').at(-1)?.replace('jpg', 'jpeg') ?? ''}`;

/** Updates the notices in the finished pages. @param draft the English notice, for its text for WhatsApp */
async function showNotice(editor: Editor, saved: Awaited<ReturnType<typeof save>>, draft?: Draft) {
  const { label = '', text = '' } = draft?.values ?? {};
  try {
    const { pages, address } = await editor.call('showNotices');
    await editor.publishing.send().catch((error: unknown) => {
      throw new Error(`the website could not be sent to its host. ${shorten(messageOf(error), 200)}`);
    });
    const { items } = await editor.call('list', 'notices');
    const own = splitTranslation(saved.path).english;
    if (items.some(({ path, state }) => path === own && state === 'ended')) return { ...saved, pages: 0 };
    const whatsApp = draft && { whatsApp: `*${textOf(label)}*\n${textOf(text)}\n${address}` };
    return { ...saved, pages, ...whatsApp } satisfies Saved;
  } catch (error) {
    const notLive = `It is saved, but not on the website yet: ${messageOf(error)}`;
    return { ...saved, pages: 0, notLive } satisfies Saved;
  }
}

async function readState(editor: Editor): Promise<Omit<State, 'publishings'>> {
  const { call, repository, publishing } = editor;
  const state = await repository.readState();
  const from = publishing.published();
  const isKnown = from !== undefined && state.state !== 'none' && (await repository.knows(from));
  const waiting = isKnown ? await listWaiting(editor, from) : [];
  return {
    waiting: waiting.filter(({ path }) => kindOfFile(path) !== 'notices'),
    isWaitingKnown: isKnown,
    ...(await call('state')),
    publishing: await publishing.statusNow(),
    publish: publishing.judge(),
    repository: state,
  };
}

// Reading untrusted bodies

function readText(value: unknown, field: string): string {
  if (typeof value !== 'string' || !value || value.length > 500)
    throw new Refusal(400, `${field} is missing or not text.`);
  return value;
}

const readOptional = (value: unknown, field: string): string | undefined =>
  value === undefined ? undefined : readText(value, field);

const readNamed = ({ path, version }: Fields) => ({
  path: readText(path, 'path'),
  version: readOptional(version, 'version'),
});

function readDraft({ kind, path, version, key, ...rest }: Fields): Draft {
  if (!isKind(kind)) throw new Refusal(400, `kind is not known: ${shorten(String(kind), 20)}.`);
  const values = readFields(rest['values']);
  if (!values) throw new Refusal(400, 'values must be texts, true or false, lists and groups of these.');
  return {
    kind,
    values,
    path: readOptional(path, 'path'),
    version: readOptional(version, 'version'),
    key: typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : undefined,
  };
}
