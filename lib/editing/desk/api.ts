import type { KindName } from '@/lib/content/kinds/kinds';
import type { Field } from '@/lib/content/kinds/describe';

/**
 * The contract of the editor, `/api/Content/…`, for the server and the browser: types only. Every route needs a signed-in
 * person whose role in the database is `editor` or `administrator`; only `GET Preview/…` needs none, because its address
 * is a secret. Every refusal is a `Refused` with `errorMessage`, as on the other routes.
 */

/** From the fields of a file to a value: `['tuition', 1, 'total']`. Empty for the whole file and for its Markdown. */
export type Path = readonly (string | number)[];

/**
 * A value as a form holds it. Numbers are text until the server reads them, so that `1.0` can become `1.05`; so are days,
 * times and choices. A switch is a boolean. A field without a value is absent, never `''`.
 */
export type Typed = string | boolean | readonly Typed[] | { readonly [name: string]: Typed };
export type TypedFields = Readonly<Record<string, Typed>>;

/** The contents of a form. */
export interface Draft {
  kind: KindName;
  /** The file, such as `news/2026-11-21-quiz.yaml`; absent for a new one, which the server names. */
  path?: string;
  /** Of the file with which the form began (`OpenFile.version`); absent for a new one. */
  version?: string;
  values: TypedFields;
  /** The Markdown below the fields, for kinds with `hasBody`. */
  body?: string;
  /** Of the form of a new file: when its answer is lost and it is sent again, the server finds the file that it made. */
  key?: string;
}

// Problems

/** The check's own sentence at its field. */
export interface DeskProblem {
  /** The file below the content folder, such as `fees.yaml`. */
  file: string;
  /** The field. Empty for the whole file, and for its Markdown, which then has `inBody`. */
  path: Path;
  inBody: boolean;
  /** The field in words: `Tuition › VI-VIII › total`. Empty for the whole file. */
  field: string;
  /** The sentence for a form: without the name of the field within examples. */
  message: string;
  /** An error stops the save that brings it; a placeholder stops publishing on a real website only. */
  severity: 'error' | 'warning' | 'placeholder';
  /** The certain correction, for a button "Write 1550": the new value of the field, or the new Markdown if `inBody`. */
  remedy?: { value: Typed; label: string };
}

export type RefusalCode =
  /** 401: not signed in, or the session has ended. Sign in, then send the same again. */
  | 'signedOut'
  /** 403: the role does not allow it, or the anti-forgery token is missing. */
  | 'forbidden'
  /** 404: there is no such file, save or preview. */
  | 'notFound'
  /** 409: somebody has saved the file since the form was opened (`Conflict`). */
  | 'changed'
  /** 409: a publishing is under way. */
  | 'busy'
  /** 422: the values bring mistakes (`Mistakes`). */
  | 'mistakes'
  /** 413 and 415: a picture or PDF that is too large, or of another format. */
  | 'unsuitable'
  /** 507: the disk is full. Nothing was saved. */
  | 'full'
  /** 503: editing is not possible on this server; `errorMessage` says why, and where it is possible. */
  | 'elsewhere'
  /** 503: Git refuses; `errorMessage` says why, `GET State` has the way out. Nothing was saved. */
  | 'git'
  /** 400, 500 and all others. */
  | 'other';

export interface Refused {
  errorMessage: string;
  code: RefusalCode;
}

/** 422 of Save, Delete, PutBack, Preview and Picture. */
export interface Mistakes extends Refused {
  code: 'mistakes';
  /** In this file. Includes warnings. */
  problems: readonly DeskProblem[];
  /** Errors that the save would bring into other files. */
  elsewhere: readonly DeskProblem[];
}

/** 409 of Save, Delete and PutBack: both sides, by field. Send the draft again with `version` to decide. */
export interface Conflict extends Refused {
  code: 'changed';
  /** Who has saved meanwhile; undefined if the file was changed by hand. */
  by?: string;
  /** ISO 8601. */
  at?: string;
  /** The present version of the file; absent if it has been deleted. */
  version?: string;
  /** The present contents; absent if it has been deleted. */
  values?: TypedFields;
  body?: string;
  /** What differs between the draft and the present file. Fields that are equal on both sides are left out. */
  fields: readonly { path: Path; field: string; yours?: Typed; theirs?: Typed }[];
  /** Set if the Markdown differs. */
  bodies?: { yours: string; theirs: string };
}

// GET Kinds

export interface Kinds {
  /** In the order of the start screen. */
  kinds: readonly DeskKind[];
  choices: Choices;
}

export interface DeskKind {
  kind: KindName;
  /** What one file is: `a news item`; for the one file of a kind its name, `fees`. */
  holds: string;
  /** One sentence on the file. */
  is: string;
  /** True if there are several files, each an item of a list. */
  isMany: boolean;
  /** Whether new files can be made and files deleted. Pages can be neither. */
  canAdd: boolean;
  hasBody: boolean;
  /** Set for a kind that this editor only shows: who may change it, and how. */
  readOnly?: string;
  /** In the order of the schema. */
  fields: Readonly<Record<string, DeskField>>;
  /** The first values of a new file, such as today for `publish`. */
  offered: TypedFields;
}

export interface DeskField extends Pick<Field, 'is' | 'example' | 'refers' | 'form' | 'optional'> {
  /** In an office's words (lib/content/words/labels.ts). */
  label: string;
  /** `object` for a group, `array` for a list, `string`, `number`, `boolean`. */
  type: 'object' | 'array' | 'string' | 'number' | 'boolean';
  /** Empty if any text will do. */
  choices: readonly string[];
  /** Set for texts of limited length. */
  max?: number;
  /** True if the text must be on one line. */
  isLine: boolean;
  /** Set if it names classes: suggest `Choices.classes`. */
  namesClasses: boolean;
  /** Of a group. */
  fields?: Readonly<Record<string, DeskField>>;
  /** Of a list. */
  item?: DeskField;
}

export interface Choices {
  pictures: readonly AssetChoice[];
  files: readonly AssetChoice[];
  /** The site's own pages. */
  pages: readonly { route: string; title: string }[];
  classes: readonly string[];
  contacts: readonly string[];
}

export interface AssetChoice {
  /** As fields name it: `transport.jpg`. */
  name: string;
  /** The address of a small version or of the PDF on the website; absent until it is published. */
  src?: string;
}

// GET List?kind=

export interface List {
  items: readonly ListItem[];
}

export interface ListItem {
  path: string;
  title: string;
  /** The day by which items are sorted. */
  day?: string;
  /**
   * `consent`: waits for the consent of the person in it. `mistake`: has an error, so nothing can be published. `waiting`: is
   * to be shown, but its last save is not published yet. `saved`: the same, where nobody knows what is published.
   */
  state: 'shown' | 'waiting' | 'saved' | 'planned' | 'ended' | 'consent' | 'mistake';
  /** The last day or minute on which it is shown. */
  until?: string;
  version: string;
}

// GET File?path=

export interface OpenFile {
  kind: KindName;
  path: string;
  title: string;
  version: string;
  values: TypedFields;
  body?: string;
  problems: readonly DeskProblem[];
}

// POST Check: Draft → Checked. Writes nothing, and refuses nothing.

export interface Checked {
  problems: readonly DeskProblem[];
  elsewhere: readonly DeskProblem[];
}

// POST Save: Draft → Saved (200), Mistakes (422), Conflict (409)
// POST Delete: Named → Saved
// POST PutBack: PutBack → Saved
// Of an urgent notice, each also puts it into the finished pages or takes it out, at once.

export interface Named {
  path: string;
  version: string;
}

/** Makes the file as it was just after the save `id`. A later save need not be undone first. */
export interface PutBack {
  path: string;
  /** Of `PastSave` or `Saved`. */
  id: string;
  /** The present version; absent if the file is deleted. */
  version?: string;
}

export interface Saved {
  path: string;
  /** Absent after a deletion. */
  version?: string;
  /** The save. If nothing differed, that of the last save. */
  id: string;
  /** To undo it: `PutBack` with this id. Absent if nothing differed. */
  before?: string;
  /** What changed, in words: `the total of VI-VIII from 1,500 to 1,550`. */
  changes: readonly string[];
  /** Warnings that remain. */
  problems: readonly DeskProblem[];
  /** A sentence if the save is on this server only, because the school's repository elsewhere could not be reached. */
  notPushed?: string;
  /** Of an urgent notice: how many finished pages were changed. 0 if the website has not been built yet. */
  pages?: number;
  /** Of a saved urgent notice: its text for WhatsApp. */
  whatsApp?: string;
  /** Set if an urgent notice could not be put into the pages: why. Publishing shows it. */
  notLive?: string;
}

// POST Picture?name=hall.jpg: the bytes of a JPEG, PNG, WebP or PDF of at most 8 MB as the body → Picture (200)

export interface Picture {
  /** As fields name it. */
  name: string;
  /** As in `Saved`. */
  notPushed?: string;
}

// POST Preview: PreviewRequest → Preview (200), Mistakes (422). GET Preview/NAME/ROUTE: the page, without signing in.

export interface PreviewRequest {
  /** Absent: what is saved and not yet published. */
  draft?: Draft;
  /** The file whose page comes first, if there is no draft; otherwise the home page does. */
  path?: string;
  /** `day`: for the principal, an address that ends after a day. Otherwise after 10 minutes. */
  keep?: 'day';
}

export interface Preview {
  /** Relative to the server: `/api/Content/Preview/…/fees`. */
  address: string;
  /** ISO 8601. */
  until: string;
}

// GET History?path= → History. Without `path`: the last saves of all files.

export interface History {
  saves: readonly PastSave[];
}

export interface PastSave {
  id: string;
  by: string;
  /** ISO 8601. */
  at: string;
  path: string;
  title: string;
  /** The title of the save: `Change fees`. */
  sentence: string;
  /** In words, by item. Empty for a picture. */
  changes: readonly string[];
  /** The file is now as it was after this save. */
  isPresent: boolean;
}

// POST Publish: {} → Publishing (202), Refused `busy`. GET Publish → Publishing; ask every 2 seconds.

export interface Publishing {
  state: 'never' | 'running' | 'published' | 'failed';
  /** What happens now, or how it ended: `Makes the pages: 64 of 128.` */
  sentence: string;
  /** From 0 to 1, of the running one. */
  done: number;
  by?: string;
  /** ISO 8601. */
  endedAt?: string;
  /** Why it failed: mistakes with their fields. Empty if the reason is another one; then `sentence` says it. */
  problems: readonly DeskProblem[];
  /** The last lines of a failed build, for whoever looks after the server. */
  log?: string;
}

// GET State, the start screen

export interface State {
  /** Whether one can edit here; if not, why, and where one can. Then everything below is empty. */
  editing: { isPossible: true } | { isPossible: false; why: string };
  /** Saved and not yet on the website, newest first. */
  waiting: readonly PastSave[];
  /** Whether it is known which save the website shows; if not, `waiting` is empty. */
  isWaitingKnown: boolean;
  /** Mistakes, warnings, and certificates and notices that end soon. Errors first. */
  todo: readonly DeskProblem[];
  publishing: Publishing;
  /** Whether publishing is possible here, and why not: too little memory, for example. */
  publish: { isPossible: true } | { isPossible: false; why: string };
  repository: Repository;
  /** The urgent notices on the website at the moment. */
  notices: readonly { path: string; version: string; label: string; text: string; until: string }[];
}

export interface Repository {
  /** `none`: no Git or no repository. `changed`: files were changed outside the editor. `stuck`: an unfinished merge or a lock. */
  state: 'ready' | 'none' | 'changed' | 'stuck';
  /** What is the matter, in words; empty if `ready`. */
  sentence: string;
  /** The files changed outside the editor. */
  files: readonly string[];
  /** What `POST Repair` would do. */
  wayOut?: 'start' | 'commit' | 'unlock';
  /** Set if the last exchange with the school's repository elsewhere failed: why. */
  remote?: string;
}

// POST Repair: RepairRequest → Repository

/**
 * `commit`: commits the present state of the content folder as "Changes made outside the editor". `start`: makes a
 * repository with everything in it. `unlock`: removes Git's lock of a process that has ended.
 */
export interface RepairRequest {
  wayOut: 'start' | 'commit' | 'unlock';
}
