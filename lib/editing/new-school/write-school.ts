import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { isCbse } from '@/lib/content/kinds/school';
import { FORM, PART_NAMES, type PartName } from '@/lib/disclosure/form';
import { firstYear, sessionOf } from '@/lib/text/dates';
import { hasBoard, hasClass, namesOf, type Answers } from './questions';

const TEMPLATES = 'lib/editing/new-school/template';

/** What the `{places}` of the templates stand for; undefined where their line is left out. */
type Values = Readonly<Record<string, unknown>>;

/** Why a new school cannot be put there, or undefined when it can. @param folder absolute path */
export function refuseFolder(folder: string): string | undefined {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (!there) return undefined;
  if (!there.isDirectory()) return 'is a file. Write the name of a new folder.';
  return readdirSync(folder).length
    ? 'is not empty, and nothing is written over. Write the name of a new folder.'
    : undefined;
}

/**
 * Writes a new school from the templates.
 * @param folder absolute path of a folder that {@link refuseFolder} admits
 * @param day `YYYY-MM-DD`, on which its pages were written
 */
export async function writeSchool(folder: string, answers: Answers, day: string): Promise<void> {
  const values = valuesOf(answers, day);
  const files = new Map<string, string | Uint8Array>();
  for (const part of ['any', isCbse(answers.board ?? '') ? 'cbse' : 'other'])
    for (const name of readdirSync(path.join(TEMPLATES, part), { recursive: true, encoding: 'utf8' })) {
      if (path.extname(name) === '') continue;
      const filled = fillFile(name, readFileSync(path.join(TEMPLATES, part, name), 'utf8'), values);
      // The crest stays a drawing; the banner stands for a photograph.
      if (!name.endsWith('banner.svg')) files.set(name, filled);
      else
        files.set(
          name.replace(/svg$/, 'png'),
          await sharp(Buffer.from(filled)).png({ palette: true }).toBuffer(),
        );
    }
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    // Never over a file that somebody else has put there meanwhile.
    writeFileSync(path.join(folder, name), content, { flag: 'wx' });
  }
}

function fillFile(name: string, text: string, values: Values): string {
  if (name.endsWith('.yaml')) return fillYaml(text, values);
  const [, fields, body = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(text) ?? [];
  if (fields === undefined) return fillText(text, values);
  return `---\n${fillYaml(fields, values)}---\n${fillMarkdown(body, values)}`;
}

/** The comments at the top stay. Values are written as YAML needs them, whatever signs the answers have. */
function fillYaml(text: string, values: Values): string {
  const [comments = ''] = /^(#.*\n)*/.exec(text) ?? [];
  return comments + stringify(fill(parse(text), values), { lineWidth: 0, singleQuote: true });
}

/** An item with `each` stands for every item of that list. What has lost all of its items or fields is left out. */
function fill(template: unknown, values: Values): unknown {
  if (typeof template === 'string') {
    const [, only] = /^\{(\w+)\}$/.exec(template) ?? [];
    return only === undefined ? fillText(template, values) : valueOf(only, values);
  }
  if (Array.isArray(template)) {
    const items = template.flatMap((item: unknown) => {
      const { each, ...rest } = Object(item) as { each?: string };
      if (each === undefined) return [fill(item, values)];
      return listOf(each, values).map((one) => fill(rest, { ...values, ...one }));
    });
    return template.length && !items.length ? undefined : items;
  }
  if (typeof template !== 'object' || template === null) return template;
  const filled = Object.entries(template)
    .map(([key, value]) => [key, fill(value, values)] as const)
    .filter(([, value]) => value !== undefined);
  return filled.length ? Object.fromEntries(filled) : undefined;
}

/** What is between `{each …}` and `{end}` stands for every item of that list. */
function fillMarkdown(text: string, values: Values): string {
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(/[\\`*_~[\]<>#|]/g, String.raw`\$&`) : value,
    ]),
  );
  const repeated = text.replaceAll(/\{each (\w+)\}\n+([^]*?)\{end\}\n/g, (_, list: string, body: string) =>
    listOf(list, values)
      .map((one) => fillText(body, { ...escaped, ...one }))
      .join(''),
  );
  return `${fillText(repeated, escaped).trimEnd()}\n`;
}

function fillText(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(valueOf(name, values)));
}

function listOf(name: string, values: Values): readonly object[] {
  return valueOf(name, values) as readonly object[];
}

/** @throws Error for a place that a template has and nothing fills */
function valueOf(name: string, values: Values): unknown {
  if (!(name in values)) throw new Error(`the templates of a new school have no value for {${name}}`);
  return values[name];
}

/** Parts of a school whose classes are taught and paid for alike. */
const STAGES = {
  'Early learning': ['Nursery', 'LKG', 'UKG'],
  'Primary school': ['I', 'II', 'III', 'IV', 'V'],
  'Middle school': ['VI', 'VII', 'VIII'],
  'Secondary school': ['IX', 'X'],
  'Senior secondary school': ['XI', 'XII'],
};

/** Rows of the Board's form that a page of the templates answers. */
const PAGES: Partial<Record<string, string>> = { C1: '/feestructure', C2: '/calendar' };

function stagesOf(answers: Answers) {
  return Object.entries(STAGES).flatMap(([title, names]) => {
    const own = names.filter((name) => hasClass(answers, name));
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const word = /^[IVX]/.test(first) ? (first === last ? 'Class ' : 'Classes ') : '';
    const [span, label] = first === last ? [first, first] : [`${first} to ${last}`, `${first}-${last}`];
    const streams = title.startsWith('Senior') ? namesOf(answers.streams) : [];
    return {
      title,
      place: title.toLowerCase().replaceAll(' ', '-'),
      text: `${word}${span}.`,
      tuition: streams.length ? streams.map((stream) => `${label.replace('-', ' and ')} ${stream}`) : [label],
    };
  });
}

function valuesOf(answers: Answers, day: string): Values {
  const known = (name: string): string | undefined => answers[name] || undefined;
  const { name, town = '', phones: phone, email, principal } = answers;
  const [street, district, state, pin] = ['street', 'district', 'state', 'pin'].map(
    (each) => answers[`address.${each}`] ?? '',
  );
  const board = hasBoard(answers) ? answers.board : undefined;
  const open = board !== undefined && isCbse(board) ? 'TODO' : undefined;
  const [affiliationNumber, code] = [known('affiliationNumber') ?? open, known('code') ?? open];
  const places = new Set([street, ...town.split(/,\s*/), district]);
  const postalAddress = `${[...places].join(', ')}, ${state} ${pin}`;
  const session = sessionOf(day);
  const stages = stagesOf(answers);
  const hasTuition = answers.installments !== '0';
  const classes = ['from', 'to'].map((each) =>
    (answers[`classes.${each}`] ?? '').replace(/^[IVX]+$/, 'Class $&'),
  );
  const details: Record<string, string | undefined> = {
    A1: name,
    A2: affiliationNumber,
    A3: code,
    A4: postalAddress,
    A5: principal && `${principal}, TODO: qualification`,
    A6: email,
    A7: phone,
  };
  const rowsOf = (part: PartName) =>
    FORM[part].rows.map(({ row, label }) => ({
      row,
      label,
      details: details[row] || 'TODO',
      to: PAGES[row],
    }));
  return {
    day,
    session,
    year: firstYear(session),
    nextYear: firstYear(session) + 1,
    name,
    shortName: answers.shortName,
    devanagari: known('devanagari.name'),
    town,
    street,
    // The site writes the district after it.
    locality: town.endsWith(`, ${district}`) ? town.slice(0, -`, ${district}`.length) : town,
    district,
    state,
    pin,
    postalAddress,
    board: board ?? 'none',
    boards: board === undefined ? [] : [{}],
    kind: board === undefined ? 'school' : `${board} school`,
    affiliationLine:
      board === undefined ? 'TODO: by whom the school is recognised' : `Affiliated to ${board}`,
    affiliationNumber,
    code,
    numbers: Object.entries({ 'Affiliation number': affiliationNumber, 'School code': code })
      .filter(([, number]) => number !== undefined)
      .map(([label, number]) => ({ label, number })),
    siteAddress: answers.siteAddress,
    email,
    phone,
    whatsapp: known('whatsapp'),
    principalName: principal || 'TODO: name of the principal',
    principalConsent: principal ? 'yes' : 'drawing',
    languages: new Intl.ListFormat('en-IN').format(namesOf(answers.languages)),
    classes: [...new Set(classes)].join(' to '),
    stages,
    installments: hasTuition ? Number(answers.installments) : undefined,
    tuition: hasTuition ? stages.flatMap((stage) => stage.tuition.map((label) => ({ class: label }))) : [],
    withoutTuition: hasTuition ? [] : [{}],
    withoutX: hasClass(answers, 'X') ? undefined : 'The school has no class X.',
    withoutXII: hasClass(answers, 'XII') ? undefined : 'The school has no class XII.',
    ...Object.fromEntries(PART_NAMES.map((part) => [part, rowsOf(part)])),
    ...Object.fromEntries(
      ['ink', 'accent', 'paper', 'success'].map((role) => [role, answers[`colours.${role}`]]),
    ),
  };
}
