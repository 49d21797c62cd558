import { stringify } from 'yaml';
import { checkReferences } from '@/lib/content/across/links';
import { checkMarkdown, checkMarkdownSlips } from '@/lib/content/across/markdown';
import type { Site } from '@/lib/content/across/site';
import { checkTypedTexts } from '@/lib/content/across/texts';
import { fieldOf, type Field } from '@/lib/content/kinds/describe';
import type { FolderKind } from '@/lib/content/kinds/kind';
import { FOLDER_KINDS, type FolderKindName } from '@/lib/content/kinds/kinds';
import { parseSource } from '@/lib/content/read/source';
import { rightValue } from '@/lib/content/say/right-values';
import { addDays, siteDate } from '@/lib/text/dates';

/** What is asked for one field of a new item. */
export interface Question extends Pick<Field, 'type' | 'is' | 'form' | 'optional' | 'choices'> {
  name: string;
  example: string;
  /** What an empty answer means: today's date, for a date that must be given. */
  offered?: string;
}

export type Values = Record<string, unknown>;

/** People say first what happens and when; on which days it is shown comes last. `…` is every other field. */
const ORDER = ['name', 'title', 'message', 'date', '…', 'publish', 'expires'];
const placeOf = (name: string): number => ORDER.indexOf(ORDER.includes(name) ? name : '…');

/** A question for each field of the kind, in the order in which people think of them. @param today `YYYY-MM-DD` */
export function questionsOf(kind: FolderKindName, today: string): Question[] {
  const fields = Object.entries(fieldOf(FOLDER_KINDS[kind].schema).fields);
  fields.sort(([a], [b]) => placeOf(a) - placeOf(b));
  return fields.map(([name, { type, is, form, optional, choices, item, ...field }]) => {
    // An event lies ahead: its day is not offered.
    const isAhead = kind === 'events' && name === 'date';
    const offered = form === 'date' && !optional && !isAhead ? today : undefined;
    // A moment may be typed as offices write it.
    const example = form === 'moment' ? 'tomorrow 4 pm' : (field.example ?? item?.example ?? '');
    return { name, type, is, form, choices, example, optional, offered };
  });
}

const DAYS: Record<string, number> = { today: 0, tomorrow: 1, आज: 0 };

/** `tomorrow 4 pm` with the date in place of its first word. */
function withDay(typed: string): string {
  const [first = ''] = typed.split(/\s/);
  const days = DAYS[first.toLowerCase()];
  return days === undefined ? typed : addDays(siteDate(new Date()), days) + typed.slice(first.length);
}

/** What the answer means in the file. Undefined leaves the field out. */
export function valueOf({ type, form, choices, offered }: Question, answer: string): unknown {
  const isDated = form === 'date' || form === 'moment';
  const typed = isDated ? withDay(answer.trim()) : answer.trim();
  if (!typed) return offered;
  const isFormed = form !== undefined || choices.length > 0;
  const text = (isFormed && rightValue(typed, { form, choices }, () => true)) || typed;
  if (form === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  if (type === 'array') return text.split(',').map((item) => item.trim());
  return type === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The file of an item, its fields in the order of the schema. @param body Markdown, for kinds that have it */
export function textOf(kind: FolderKindName, values: Values, body: string): string {
  const { extension, schema }: FolderKind = FOLDER_KINDS[kind];
  const names = Object.keys(fieldOf(schema).fields).filter((name) => values[name] !== undefined);
  const sorted = Object.fromEntries(names.map((name) => [name, values[name]]));
  const fields = stringify(sorted, { lineWidth: 0, singleQuote: true });
  return extension === '.md' ? `---\n${fields}---\n\n${body}\n` : fields;
}

/** What `npm run check:content` would say of the field `name`, or of the text below the fields where it has no name. */
export function complain(
  kind: FolderKindName,
  values: Values,
  name: string | undefined,
  site: Site,
  body = 'Text.',
) {
  const { extension }: FolderKind = FOLDER_KINDS[kind];
  const file = { kind, path: `${kind}/new${extension}` };
  const { source, problems } = parseSource('content', file, { text: textOf(kind, values, body) });
  const checks = [checkReferences, checkTypedTexts, checkMarkdownSlips, checkMarkdown];
  const found = [...problems, ...(source ? checks.flatMap((check) => check(source, site)) : [])];
  const [first] = found.filter(({ path, severity }) => path[0] === name && severity === 'error');
  return first?.message.replace(`for example ${name}: `, 'for example ');
}

/** A name for the file of a new item, without its ending: the day, if it has one, and its first words. */
export function itemName(kind: string, values: Values): string {
  const words = [values.name, values.title, values.message].find((text) => typeof text === 'string') ?? '';
  const day = [values.date, values.publish].find((text) => typeof text === 'string');
  // Other scripts make names that not every computer copies faithfully.
  const latin = words.toLowerCase().match(/[a-z0-9]+/g) ?? [kind];
  const name = latin.slice(0, 4).join('-').slice(0, 40);
  return day === undefined ? name : `${day}-${name}`;
}
