import type { OpenFile, State } from '@/lib/editing/forms/api/calls';
import type { FormField, FormKind, FormProblem, Kinds } from '@/lib/editing/forms/api/forms';
import { KIND_OF, kindsWithoutForms } from '@/lib/editing/forms/form-kinds';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { makeToken } from '@/lib/staff/testing/make-token';
import { renderStaff } from '../../testing/render-staff';
import { DashboardFrame } from '../../DashboardFrame';
import { SignInAgain } from '../SignInAgain';
import { WebsiteEditor } from '../StaffWebsite';

export const TEXT = STAFF_DEFAULTS.website;

export const fieldOf = (label: string, parts: Partial<FormField> = {}): FormField => ({
  label,
  type: 'string',
  description: `About ${label}.`,
  optional: false,
  choices: [],
  isLine: true,
  namesClasses: false,
  ...parts,
});

const kindOf = (kind: FormKind['kind'], parts: Partial<FormKind>): FormKind => ({
  kind,
  group: parts.readOnly ? 'shown' : 'dates',
  description: `About ${kind}.`,
  holds: 'an announcement',
  isMany: false,
  canAdd: false,
  offered: {},
  fields: {},
  ...parts,
});

export const KINDS: Kinds = {
  languages: { hi: 'Hindi' },
  files: KIND_OF,
  choices: {
    pictures: [{ name: 'hall.jpg', src: '/assets/hall.jpg' }],
    files: [],
    pages: [{ route: '/transport', title: 'School buses' }],
    classes: ['I-V'],
    contacts: ['office'],
  },
  kinds: [
    kindOf('announcements', {
      isMany: true,
      canAdd: true,
      offered: { publish: '2026-11-21' },
      fields: {
        publish: fieldOf('First day', { form: 'date' }),
        message: fieldOf('Text', { isLine: false, example: 'Admission is open.' }),
        title: fieldOf('Heading', { optional: true }),
        picture: fieldOf('Picture', { optional: true, refers: 'picture' }),
        alt: fieldOf('Description', { optional: true }),
        to: fieldOf('Page', { optional: true, refers: 'link' }),
      },
    }),
    kindOf('fees', {
      offered: { updated: '2026-11-21' },
      fields: {
        updated: fieldOf('Changed on', { form: 'date', optional: true }),
        session: fieldOf('Session'),
        tuition: fieldOf('Tuition', {
          type: 'array',
          item: fieldOf('Row', {
            type: 'object',
            fields: {
              class: fieldOf('Class', { max: 60 }),
              total: fieldOf('Total', { type: 'number', form: 'rupees' }),
            },
          }),
        }),
      },
    }),
    kindOf('gallery', {
      fields: {
        pictures: fieldOf('Pictures', {
          type: 'array',
          item: fieldOf('Row', {
            type: 'object',
            fields: {
              picture: fieldOf('Picture', { refers: 'picture' }),
              caption: fieldOf('Caption'),
              date: fieldOf('Day', { form: 'date', optional: true }),
            },
          }),
        }),
      },
    }),
    kindOf('calendar', {
      fields: {
        groups: fieldOf('Groups', { type: 'array', item: fieldOf('Group') }),
        classes: fieldOf('Classes', { type: 'array', item: fieldOf('Group', { refers: 'group' }) }),
      },
    }),
    kindOf('pages', {
      isMany: true,
      fields: {
        title: fieldOf('Heading'),
        body: fieldOf('Text of the page', { isLine: false, refers: 'markdown' }),
      },
    }),
    kindOf('notices', {
      isMany: true,
      canAdd: true,
      holds: 'an urgent notice',
      fields: { label: fieldOf('Label') },
    }),
    kindOf('school', { readOnly: 'Ask Ravi.', fields: { name: fieldOf('Name of the school') } }),
  ],
};

export const FEES: OpenFile = {
  kind: 'fees',
  path: 'fees.yaml',
  title: 'Fees',
  version: 'v1',
  values: {
    session: '2026-27',
    tuition: [
      { class: 'I-V', total: '10000' },
      { class: 'VI-VIII', total: '11000' },
    ],
  },
  problems: [],
};

export const STATE: State = {
  languages: [],
  counts: { announcements: 3 },
  waiting: [],
  isWaitingKnown: true,
  publishings: [],
  todo: [],
  publishing: { state: 'never', sentence: '', done: 0, problems: [] },
  publish: { isPossible: true },
  repository: { state: 'ready', sentence: '', files: [] },
};

export const problemOf = (path: FormProblem['path'], message: string, parts: Partial<FormProblem> = {}) => ({
  file: 'fees.yaml',
  path,
  field: path.join(', '),
  message,
  severity: 'error' as const,
  ...parts,
});

export class Refusal {
  constructor(
    readonly status: number,
    readonly answer: object,
  ) {}
}

/** Keyed by the call, such as `POST Save`. A response is a value, a refusal, or a function of the sent body. */
export type Answers = Readonly<Record<string, unknown>>;

/** The name of a draft that belongs to the user in these tests. */
export const draftOf = (of: string): string => `website-draft:7/${of}`;

const OUR_TOKEN = () =>
  makeToken({ sub: '7', name: 'Asha Rao', iat: Date.now() / 1000, exp: Date.now() / 1000 + 3600 });

/** Renders the editor at an address such as `?file=fees.yaml`. A call without a response fails the test. */
export function renderEditor(
  search: string,
  answers: Answers,
  options: Parameters<typeof renderStaff>[1] = {},
) {
  localStorage.setItem('authToken', OUR_TOKEN());
  window.history.replaceState(null, '', `/dashboard/website${search}`);
  const sent: { call: string; body: unknown }[] = [];
  const all: Answers = {
    'GET Kinds': KINDS,
    'GET State': STATE,
    'POST Check': { problems: [], elsewhere: [] },
    ...answers,
  };
  const fetch = async (
    address: Parameters<typeof window.fetch>[0],
    init?: RequestInit,
  ): Promise<Response> => {
    const { pathname } = new URL(address as string);
    const call = `${init?.method ?? 'GET'} ${pathname.replace('/api/Content/', '')}`;
    const body: unknown = typeof init?.body === 'string' && init.body ? JSON.parse(init.body) : undefined;
    sent.push({ call, body });
    if (!(call in all)) throw new Error(`unexpected call ${call}`);
    const own = all[call];
    const answer: unknown = await (typeof own === 'function'
      ? (own as (body: unknown) => unknown)(body)
      : own);
    // jsdom has no Response.
    const [status, json] = answer instanceof Refusal ? [answer.status, answer.answer] : [200, answer];
    const text = async () => JSON.stringify(json);
    return { status, ok: status === 200, type: 'basic', text } as Response;
  };
  const again = <SignInAgain words={STAFF_DEFAULTS} />;
  const view = (
    <DashboardFrame page="website" school={{ name: 'School' }} words={STAFF_DEFAULTS} signInAgain={again}>
      <WebsiteEditor words={STAFF_DEFAULTS} first={kindsWithoutForms(['hi'])} />
    </DashboardFrame>
  );
  const rendered = renderStaff(view, { fetch, ...options });
  const bodiesOf = (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);
  return { ...rendered, bodiesOf };
}
