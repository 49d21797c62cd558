import { ApiError, type FailureKind } from '@/lib/staff/failures';
import { sendRequest } from '@/lib/staff/client';

export interface CheckOptions {
  origin: string;
  /** In front of the State and District paths. */
  prefix: string;
  user: string;
  password: string;
  /** Whether to add, rename, move and delete districts of its own. */
  write: boolean;
  /** Origin of the school's site: where it is not the server's own, CORS is tried. */
  site: string | undefined;
  fetch: typeof fetch;
  now: Date;
}

export interface Finding {
  /** `fits` the contract, `tolerated` by the staff area, `untried` for the reason that is given, or a `misfit`. */
  verdict: 'fits' | 'tolerated' | 'untried' | 'misfit';
  /** Such as `GET /api/State/GetState`. */
  call: string;
  text: string;
}

/** Keeps what the probes of one call find. */
export type Report = Record<Finding['verdict'], (text: string) => void>;

/** What came of one call. */
export interface Answer<Value = unknown> {
  /** 200 where it could be read; 0 where no status counts. */
  status: number;
  value?: Value;
  /** Why there is no value, for whoever looks after the server; empty where there is one. */
  problem: string;
  kind?: FailureKind;
  errorMessage?: string | undefined;
}

interface Call<Value> {
  params?: Record<string, string | number>;
  /** Sent by POST; without it the call is a GET. */
  body?: object | '';
  /** Reads the JSON as the staff area does; without it any JSON will do. @throws ApiError */
  read?: (json: unknown) => Value;
}

/** Two waits, one of them while the check cleans up, are less than half a minute. */
const PATIENCE_MS = 14_000;

/** The server gave no answer in time. It is asked no more, except to clean up. */
export class Silence extends Error {
  override message = 'gives no answer within 15 seconds.';
}

export type Runner = ReturnType<typeof createRunner>;

/** Makes the calls, and keeps what the probes find. */
export function createRunner(options: CheckOptions) {
  const { origin, prefix, fetch } = options;
  const findings: Finding[] = [];
  let isSilent = false;

  /** Runs the probes of one call. @returns undefined when they could not be tried to their end */
  const attempt = async <Result>(call: string, probe: (report: Report) => Promise<Result> | Result) => {
    const add = (verdict: Finding['verdict']) => (text: string) => {
      // A list is read several times.
      if (!findings.some((known) => known.call === call && known.text === text))
        findings.push({ verdict, call, text });
    };
    const [fits, tolerated, untried, misfit] = [add('fits'), add('tolerated'), add('untried'), add('misfit')];
    try {
      return isSilent ? undefined : await probe({ fits, tolerated, untried, misfit });
    } catch (error) {
      misfit(describeProblem(error));
      isSilent = error instanceof Silence;
      if (isSilent) untried('nothing more was tried, since the server gives no answer.');
      return undefined;
    }
  };

  /** Calls as the staff area does, with this token or with none. @throws Silence */
  const ask = async <Value = unknown>(
    token: string | null,
    path: string,
    { body, params, read = (json) => json as Value }: Call<Value> = {},
  ): Promise<Answer<Value>> => {
    const transport = { siteOrigin: origin, apiOrigin: '', readCookies: () => '', onRefused: () => {} };
    const sent = body === undefined ? {} : { body: body && JSON.stringify(body) };
    const [variant, method] = body === undefined ? (['get', 'GET'] as const) : (['post', 'POST'] as const);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const json = await sendRequest(
        { ...transport, fetch, readToken: () => token },
        { variant, method, path, params, bearer: true, signal, ...sent },
      );
      return { status: 200, value: read(json), problem: '' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (signal.aborted) throw new Silence();
      const { kind, details } = error;
      const status = kind === 'status' ? (details.status ?? 0) : 0;
      return { status, kind, problem: describeProblem(error), errorMessage: details.serverMessage };
    }
  };

  /** Calls as a browser does before and beside the staff area's own calls. @throws Silence */
  const browse = (path: string, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return fetch(new URL(path, origin), { ...init, redirect: 'manual', signal }).catch((error: unknown) => {
      throw signal.aborted ? new Silence() : error;
    });
  };

  return {
    ...options,
    findings,
    attempt,
    ask,
    browse,
    states: `${prefix}/State/GetState`,
    districts: `${prefix}/District/GetDistrictList`,
    changePath: (name: string) => `${prefix}/District/${name}District`,
  };
}

const WORDS = {
  status: ({ status, serverMessage }) => `answers ${status}${serverMessage ? ` (${serverMessage})` : ''}.`,
  network: ({ cause }) => {
    // Node's fetch hides the reason (`ECONNREFUSED`) one level down.
    const { message } = Object(cause instanceof Error ? (cause.cause ?? cause) : undefined);
    return `cannot be reached${message ? ` (${message})` : ''}. Check the address, and that the server runs.`;
  },
  timeout: () => new Silence().message,
  redirect: () => 'answers with a redirect, perhaps to a login page. It must answer itself.',
  empty: ({ status }) => `answers ${status} with nothing in it; the dashboard calls that an empty answer.`,
  notJson: ({ status }) => `answers ${status} with a page or other text. It must answer JSON.`,
  wrongShape: ({ cause }) =>
    `answers with data that the staff area cannot read${cause instanceof Error ? ` (${cause.message})` : ''}.`,
  tooLarge: () => 'answers more than 10 MB.',
  cancelled: () => 'was cancelled.',
} satisfies Record<FailureKind, (details: ApiError['details']) => string>;

function describeProblem(error: unknown): string {
  if (error instanceof ApiError) return WORDS[error.kind](error.details);
  return error instanceof Error ? error.message : String(error);
}

const MARKS = { fits: 'fits', tolerated: 'tolerated', untried: 'NOT TRIED', misfit: 'DOES NOT FIT' };

/** The findings as lines for a person, and a last line that sums them up. */
export function formatFindings(findings: Finding[]): string {
  const lines = findings.map(({ verdict, call, text }) => `${MARKS[verdict].padEnd(9)}  ${call}: ${text}`);
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length;
  const [untried, misfits] = [count('untried'), count('misfit')];
  const sum = `${count('fits')} fit, ${count('tolerated')} tolerated, ${untried} not tried, ${misfits} do not fit.`;
  const end = untried
    ? 'What was tried fits. Try the rest before you use this server.'
    : 'The staff area will work with this server.';
  const mend = 'Do not use this server until the misfits are mended (server/openapi.yaml is the contract).';
  return [...lines, '', sum, misfits ? mend : end].join('\n');
}
