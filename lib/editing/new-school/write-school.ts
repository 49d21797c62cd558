import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { joinMarkdown } from '@/lib/content/parse/front-matter';
import { mapValues } from '@/lib/content/parse/values';
import { writeYaml } from '@/lib/content/parse/yaml';
import { ownWord, PRE_PRIMARY } from '@/lib/content/kinds/classes';
import { isCbse } from '@/lib/content/kinds/school';
import { firstYear, sessionOf } from '@/lib/text/dates';
import { hasClass, namesOf, type Answers } from './questions';

const TEMPLATES = 'lib/editing/new-school/template';
const MOST_IN_DESCRIPTION = 200;

interface Template {
  comment?: string;
  body?: string;
  [field: string]: unknown;
}

/** Values for the `{placeholders}` of templates. If a value is undefined, its field is left out. */
type Values = Readonly<Record<string, unknown>>;

/** The reason why a school cannot be written into this folder; undefined if it can. @param folder absolute path */
export function refuseFolder(folder: string): string | undefined {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (!there) return undefined;
  if (!there.isDirectory()) return 'is a file. Write the name of a new folder.';
  const full = 'is not empty, and nothing is overwritten. Write the name of a new folder.';
  return readdirSync(folder).length ? full : undefined;
}

/** Writes a new school. @param folder absolute path that {@link refuseFolder} accepts @param day today, `YYYY-MM-DD` */
export async function writeSchool(folder: string, answers: Answers, day: string): Promise<void> {
  const values = valuesOf(answers, day);
  const read = (name: string): string => readFileSync(path.join(TEMPLATES, name), 'utf8');
  const files = new Map<string, string | Uint8Array>();
  const hasForm = isCbse(answers.board ?? '');
  for (const part of ['any.yaml', hasForm ? 'cbse.yaml' : 'other.yaml'])
    for (const [name, template] of Object.entries(parse(read(part)) as Record<string, Template>))
      files.set(name, fillFile(name, template, values));
  files.set('images/TODO-crest.svg', fillText(read('TODO-crest.svg'), values));
  // The drawing is a placeholder for a photo, so convert it to a PNG.
  const banner = Buffer.from(fillText(read('TODO-banner.svg'), values));
  files.set('images/TODO-banner.png', await sharp(banner).png().toBuffer());
  if (hasForm) files.set('files/TODO.pdf', read('TODO.pdf'));
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    // Fail if someone has put a file there in the meantime.
    writeFileSync(path.join(folder, name), content, { flag: 'wx' });
  }
}

function fillFile(name: string, { comment, body, ...fields }: Template, values: Values): string {
  const head = comment?.trimEnd().replaceAll(/^/gm, '# ').replaceAll(/ $/gm, '');
  const own = name.startsWith('pages/') ? { ...fields, updated: '{day}', contact: 'office' } : fields;
  const filled = writeYaml(fill(own, values) ?? {});
  if (body === undefined) return head === undefined ? filled : `${head}\n${filled}`;
  const escape = (value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll(/[\\`*_~[\]<>#|]/g, String.raw`\$&`) : value;
  const escaped = mapValues(values, escape);
  const repeat = (_: string, list: string, part: string): string =>
    listOf(list, values).reduce((all, one) => all + fillText(part, { ...escaped, ...one }), '');
  const repeated = body.replaceAll(/\{each (\w+)\}\n+([^]*?)\{end\}\n/g, repeat);
  const text = fillText(repeated, escaped).trimEnd();
  return Object.keys(own).length ? joinMarkdown(filled, text) : `${text}\n`;
}

/** Fills in a template. Repeats items with `each`; omits items that have no value, and lists that are then empty. */
function fill(template: unknown, values: Values): unknown {
  if (typeof template === 'string') {
    const [, only] = /^\{([\w.]+)\}$/.exec(template) ?? [];
    return only === undefined ? fillText(template, values) : valueOf(only, values);
  }
  if (typeof template !== 'object' || template === null) return template;
  if (Array.isArray(template)) {
    const sizeOf = (item: unknown): number => Object.keys(Object(item) as object).length;
    const items = template.flatMap((item: unknown) => {
      const { each, ...rest } = Object(item) as { each?: string };
      if (each !== undefined) return listOf(each, values).map((one) => fill(rest, { ...values, ...one }));
      const filled = fill(item, values);
      return typeof item === 'string' || sizeOf(filled) === sizeOf(item) ? [filled] : [];
    });
    return template.length && !items.length ? undefined : items;
  }
  const filled = Object.entries(template)
    .map(([key, value]): [string, unknown] => [key, fill(value, values)])
    .filter(([, value]) => value !== undefined);
  return filled.length ? Object.fromEntries(filled) : undefined;
}

const fillText = (text: string, values: Values): string =>
  text.replaceAll(/\{([\w.]+)\}/g, (_, name: string) => String(valueOf(name, values)));

function valueOf(name: string, values: Values): unknown {
  if (!(name in values)) throw new Error(`the templates of a new school have no value for {${name}}`);
  return values[name];
}

const listOf = (name: string, values: Values) => valueOf(name, values) as readonly object[];

/** Stages of a school. The classes of a stage share the same teaching and fees. */
const STAGES = {
  'Early learning': [...PRE_PRIMARY],
  'Primary school': ['I', 'II', 'III', 'IV', 'V'],
  'Middle school': ['VI', 'VII', 'VIII'],
  'Secondary school': ['IX', 'X'],
  'Senior secondary school': ['XI', 'XII'],
};

function stagesOf(answers: Answers) {
  const { 'classes.from': from = '', 'classes.to': to = '' } = answers;
  // Uses the school's own names: after "KG 1" comes "KG 2".
  const named = [from, ...['2', '3'].map((next) => from.replace(/1$/, next)), to].join(', ');
  return Object.entries(STAGES).flatMap(([title, names]) => {
    const own = names.filter((name) => hasClass(answers, name)).map((name) => ownWord(name, named));
    const [first = '', last = first] = [own[0], own.at(-1)];
    const join = (between: string): string => (first === last ? first : first + between + last);
    const called = /^[IVX]/.test(first) ? (first === last ? 'Class ' : 'Classes ') : '';
    const streams = title.startsWith('Senior') ? namesOf(answers.streams) : [];
    const fees = streams.map((stream) => `${join(' and ')} ${stream}`);
    const place = title.toLowerCase().replaceAll(' ', '-');
    const [label, text] = [join('-'), `${called}${join(' to ')}.`];
    return own.length ? [{ title, place, label, text, fees: fees.length ? fees : [label] }] : [];
  });
}

function valuesOf(answers: Answers, day: string): Values {
  const given = mapValues(answers, (answer) => answer || undefined);
  const { town = '', 'address.district': district = '', principal, installments, board } = given;
  const boardName = board === 'none' ? undefined : board;
  const session = sessionOf(day);
  const stages = stagesOf(answers);
  const year = firstYear(session);
  const places = new Set([given['address.street'], ...town.split(/,\s*/), district]);
  const open = boardName !== undefined && isCbse(boardName) ? 'TODO' : undefined;
  const [first, last] = ['from', 'to'].map((end) => given[`classes.${end}`]?.replace(/^[IVX]+$/, 'Class $&'));
  const classes = first === last ? first : `${first} to ${last}`;
  const lacks = (name: string) => (hasClass(answers, name) ? undefined : `The school has no class ${name}.`);
  const hasTuition = installments !== '0';
  const labels = stages.flatMap(({ fees }) => fees);
  const described = `${given.name}: ${boardName ? `${boardName} school` : 'school'} in ${town}, ${classes}.`;
  return {
    ...given,
    day,
    session,
    year,
    nextYear: year + 1,
    boardName,
    classes,
    classLabels: stages.map(({ label }) => label).join(', '),
    stages,
    description: described.slice(0, MOST_IN_DESCRIPTION),
    // Leave out the district, which the site adds.
    locality: town.endsWith(`, ${district}`) ? town.slice(0, -district.length - 2) : town,
    postalAddress: `${[...places].join(', ')}, ${given['address.state']} ${given['address.pin']}`,
    affiliationLine: boardName ? `Affiliated to ${boardName}` : 'TODO: by whom the school is recognised',
    affiliationNumber: given.affiliationNumber ?? open,
    code: given.code ?? open,
    principalName: principal ?? 'TODO: name of the principal',
    principalConsent: principal ? 'yes' : 'drawing',
    // The site itself replaces these two placeholders, with values from school.yaml.
    toPrincipal: '{principal}',
    toQualification: '{qualification}',
    principalRow: '{principal}, {qualification}',
    inLanguages: new Intl.ListFormat('en-IN').format(namesOf(answers.languages)),
    installments: hasTuition ? Number(installments) : undefined,
    // Write an empty list: if the list were missing, the check would suspect a truncated file.
    tuition: hasTuition ? labels.map((label) => ({ class: label, installment: 0, total: 0 })) : [],
    otherClass: hasTuition ? undefined : 'TODO: the class or classes',
    withoutX: lacks('X'),
    withoutXII: lacks('XII'),
  };
}
