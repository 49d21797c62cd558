import type { Conflict, Mistakes, Refused } from '@/lib/editing/forms/refusal';
import type * as Calls from '@/lib/editing/forms/api/calls';
import type { Checked, Draft, Kinds } from '@/lib/editing/forms/api/forms';
import { ApiError, describeFailure, isOfStaticHost } from '@/lib/staff/client';
import type { Failure, RequestHelper } from '@/lib/staff/client';
import type { Staff } from '@/lib/content/kinds/staff';

/** A generous timeout: the check takes seconds to start, and a save may wait for the school's remote repository. */
const ALWAYS = { bearer: true, timeLimitMs: 60_000 } as const;

export type EditorApi = ReturnType<typeof createEditorApi>;

type Call<Sent, Answer> = (sent: Sent, signal?: AbortSignal) => Promise<Answer>;

/** The calls that lib/editing/forms/api/ describes. If the server refuses one, it throws an ApiError with a refusal. */
export function createEditorApi(request: Pick<RequestHelper, 'get' | 'post'>) {
  const get = (name: string) => (params: Record<string, string>, signal?: AbortSignal) =>
    request.get(`/api/Content/${name}`, { ...ALWAYS, params, signal });
  const post = (name: string) => (body: object, signal?: AbortSignal) =>
    request.post(`/api/Content/${name}`, body, { ...ALWAYS, signal });
  return {
    kinds: (signal?: AbortSignal) => get('Kinds')({}, signal) as Promise<Kinds>,
    state: (signal?: AbortSignal) => get('State')({}, signal) as Promise<Calls.State>,
    list: get('List') as Call<{ kind: string }, Calls.List>,
    file: get('File') as Call<{ path: string }, Calls.OpenFile>,
    picture: get('Picture') as Call<{ name: string }, { bytes: string }>,
    history: get('History') as Call<{ path: string }, { saves: readonly Calls.PastSave[] }>,
    publishing: get('Publish') as Call<object, Calls.Publishing>,
    check: post('Check') as Call<Draft, Checked>,
    save: post('Save') as Call<Draft, Calls.Saved>,
    remove: post('Delete') as Call<Calls.Named, Calls.Saved>,
    putBack: post('PutBack') as Call<Calls.PutBack, Calls.Saved>,
    preview: post('Preview') as Call<Calls.PreviewRequest, Calls.Preview>,
    publish: post('Publish') as Call<object, Calls.Publishing>,
    repair: post('Repair') as Call<{ repair: Calls.Repair }, Calls.Repository>,
  };
}

/** Thrown if a photo or file that belongs to the text could not be sent. */
export class UploadFailed extends Error {}

/** The refusal that the editor's server sent as the response to a failed call, if any. */
export function refusalOf(error: unknown): Refused | Mistakes | Conflict | undefined {
  const answer = error instanceof ApiError ? error.details.answer : undefined;
  return typeof Reflect.get(Object(answer) as object, 'code') === 'string' ? (answer as Refused) : undefined;
}

/** Opens a file, if it exists. Only the refusal to open a damaged file contains a version. */
export async function openFile(
  api: EditorApi,
  path: string,
  signal: AbortSignal,
): Promise<{ file?: Calls.OpenFile; damage?: Refused }> {
  try {
    return { file: await api.file({ path }, signal) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.version !== undefined) return { damage: refusal };
    if (refusal?.code === 'notFound') return {};
    throw error;
  }
}

/** The server's refusals are written for staff, so they replace the client's message, or follow it. */
export function describeEditorFailure(error: unknown, words: Staff): Failure {
  if (error instanceof UploadFailed) return { message: words.website.notSent };
  const refusal = refusalOf(error);
  if (refusal?.code === 'forbidden') return { message: words.website.noRole, detail: refusal.errorMessage };
  if (refusal) return { message: refusal.errorMessage };
  if (!(error instanceof ApiError)) return describeFailure(error, words);
  if (error.kind === 'network') return { message: words.website.noNetwork };
  if (error.kind === 'timeout') return { message: words.website.slow };
  const { noServer: message, noServerHow: detail } = words.website;
  return isOfStaticHost(error) ? { message, detail } : describeFailure(error, words);
}
