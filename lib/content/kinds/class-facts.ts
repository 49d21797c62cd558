import type { InferType } from 'yup';
import { count, group, list, session, text } from './fields';
import { problemAt, type ParsedFile, type Problem } from '../say/problem';
import { namesIn } from './classes';

const contactId = (is: string, example: string) =>
  text(is, example, 30).meta({ refers: 'contact' }).optional();

const rowSchema = group(
  'What holds for one class or several. A class may have several rows, each with other fields.',
  {
    class: text('The class or classes.', 'VI-VIII', 60),
    age: count(
      'How many years old a child is on 31 March before it joins this class.',
      '10',
      2,
      25,
    ).optional(),
    teachers: list(
      'The class teachers.',
      group('One section and its teacher.', {
        section: text('The section.', 'A', 20),
        name: text('The class teacher.', 'Sample Teacher', 60),
      }),
      1,
      20,
    ).optional(),
    uniform: text(
      'What pupils wear, in one sentence.',
      'White shirt, tie and blue trousers.',
      160,
    ).optional(),
    books: list(
      'The books of the year, each as on its cover.',
      group('The books of one subject.', {
        subject: text('The subject.', 'English', 60),
        book: text('The book, or several.', 'Poorvi 6', 200),
      }),
      1,
      40,
    ).optional(),
    booksNote: text(
      'One sentence above the books, or in their place.',
      'Send one drawing book and a box of crayons.',
      200,
    ).optional(),
  },
);

/** content/classes.yaml: what parents ask of one class and no other file says. */
export const classesSchema = group('What differs from class to class.', {
  office: contactId('Whom families of all classes call: the id of a contact in school.yaml.', 'office'),
  transport: contactId('Whom they call about the school bus: the id of a contact.', 'office'),
  booksSession: session('The session of the books. Once it is over, the page says so.', '2026-27').optional(),
  classes: list('The classes.', rowSchema, 1, 60),
});

export type ClassFacts = InferType<typeof rowSchema>;

/** Rows that name no class, and a class of which two rows say the same thing. */
export function checkClasses(source: ParsedFile<InferType<typeof classesSchema>>): Problem[] {
  const said = new Map<string, number>();
  return source.document.value.classes.flatMap((row, index) => {
    const at = ['classes', index];
    const names = namesIn(row.class);
    if (!names.length) {
      const message = `names no class that the site knows, found "${row.class}". Write such as VI, VI-VIII, Nursery or Nursery-UKG.`;
      return [problemAt(source, [...at, 'class'], message)];
    }
    return Object.keys(row).flatMap((field) => {
      const keys = field === 'class' ? [] : names.map((name) => `${name} ${field}`);
      const before = keys.map((key) => said.get(key)).find((line) => line !== undefined);
      const { line } = source.document.positionOf([...at, field]);
      for (const key of keys) said.set(key, line);
      if (before === undefined) return [];
      const message = `is said on line ${before} for a class of this row too. Delete one of the two.`;
      return [problemAt(source, [...at, field], message)];
    });
  });
}

/** What every row says of one class. @param name such as `VI` */
export function factsOfClass(rows: readonly ClassFacts[], name: string): Omit<ClassFacts, 'class'> {
  const own = rows.filter((row) => namesIn(row.class).includes(name));
  return Object.assign({}, ...own) as ClassFacts;
}

/** `VI` → `/class/vi`: the address of a class's card. */
export function routeOfClass(name: string): string {
  return `/class/${name.toLowerCase()}`;
}
