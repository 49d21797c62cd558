import type { InferType } from 'yup';
import { alt, contact, count, group, groups, link, list, ofClasses, picture, session, text } from './fields';
import { problemsAt, type ParsedFile, type Problem } from '../say/problem';
import { findOverlaps, type Path } from '../parse/values';
import { readClasses } from './classes';
import { weekdays } from './timings';

const rowSchema = group('Facts about some classes. A class may be in several rows with different fields.', {
  class: ofClasses('The class or classes of these facts.', 'VI-VIII'),
  age: count('The age at which a child joins this class, as on 31 March before the session.', '10', [2, 25])
    .meta({ form: 'age' })
    .optional(),
  teachers: groups('The class teachers, one for each section.', [1, 20], 'One section and its teacher.', {
    section: text('The name of the section.', 'A', 20).meta({ untranslated: true }),
    name: text('The name of the class teacher.', 'Sample Teacher', 60),
  }).optional(),
  uniform: text('What pupils wear, in one sentence.', 'White shirt and blue trousers.', 160).optional(),
  gamesDays: weekdays('The days of the week with a games period.').optional(),
  books: groups('The books, with titles as on their covers.', [1, 40], 'The books of one subject.', {
    subject: text('The subject of the books.', 'English', 60),
    book: text('The title of the book, or the titles of several.', 'Poorvi 6', 200),
  }).optional(),
  booksNote: text('One line above the books, or instead of them.', 'Send one drawing book.', 200).optional(),
  busNote: text('One sentence below the bus.', 'The bus home leaves at 1.10 pm.', 120).optional(),
  examinationNote: text(
    'One sentence below the next examination.',
    'The syllabus is in the diary.',
    120,
  ).optional(),
  feesNote: text('One sentence below the fees.', 'Commerce pays the same fees as Science.', 160).optional(),
  picture: picture('The picture on the card of the class.', 'primary.jpg').optional(),
  alt: alt('A teacher reads to three pupils').optional(),
});

/** content/classes.yaml: facts about individual classes that no other file contains. */
export const classesSchema = group('What differs from class to class: class teachers, uniform, books, age.', {
  office: contact('The contact for families of all classes: the id of a contact in school.yaml.').optional(),
  transport: contact(
    'The contact for questions about the bus: the id of a contact in school.yaml.',
  ).optional(),
  absence: contact('The contact for absences: the id of a contact in school.yaml.').optional(),
  teachersPage: link(
    'The page that says how to meet a class teacher.',
    '/faculty#how-to-meet-a-teacher',
  ).optional(),
  stopsPage: link(
    'The page with bus stops and times, if they are not on the page of the bus contact. Parents choose a stop from the first column of its tables.',
    '/transport#routes-stops-and-charges',
  ).optional(),
  booksSession: session(
    'The session for which these books are listed. When it has ended, the page tells parents that the new list has not been published yet.',
    '2026-27',
  ).optional(),
  classes: list('Facts about each class.', rowSchema, [1, 60]),
});

export type ClassFacts = InferType<typeof rowSchema>;

export function checkClasses(source: ParsedFile<InferType<typeof classesSchema>>): Problem[] {
  const lineByFact = new Map<string, number>();
  const lineOf = (path: Path): number => source.document.positionOf(path).line;
  return source.document.value.classes.flatMap((row, index) => {
    const at = ['classes', index];
    const classes = readClasses(row.class);
    const twice = Object.keys(row).flatMap((field) => {
      const keys = field === 'class' ? [] : classes.map(({ name }) => `${name} ${field}`);
      const before = keys.map((key) => lineByFact.get(key)).find((line) => line !== undefined);
      for (const key of keys) lineByFact.set(key, lineOf([...at, field]));
      const message = `is already given on line ${before} for a class in this row. Delete one of the two.`;
      return problemsAt(source, [...at, field], before !== undefined && message);
    });
    const { teachers = [] } = row;
    const plain = teachers.map(({ section }) => [section.toLowerCase().replaceAll(/[\s\p{P}]/gu, '')]);
    const sections = findOverlaps(plain).flatMap(({ row: teacher, first: before }) => {
      const message = `already has a teacher on line ${lineOf([...at, 'teachers', before])}. Delete one of the two, or correct the section.`;
      return problemsAt(source, [...at, 'teachers', teacher, 'section'], message);
    });
    return [...twice, ...sections];
  });
}

export const routeOfClass = (name: string): string => `/class/${name.toLowerCase()}`;
