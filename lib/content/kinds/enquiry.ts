import type { InferType } from 'yup';
import { KEPT_MONTHS } from '@/lib/text/enquiry';
import * as F from './fields';

const OPTIONAL_FIELDS = ['language', 'message'] as const;

/** content/enquiry.yaml: the form of the enquiry page. */
export const enquirySchema = F.group(
  'The enquiry form for admission. It asks for a class and an adult’s name and telephone number, but not for the child’s name or date of birth.',
  {
    updated: F.updated(),
    classes: F.list(
      'The classes that take new pupils, from the lowest to the highest.',
      F.ofClasses('One class, with its stream if it has one.', 'Class VI', 'may'),
      [1, 40],
    ),
    asks: F.list(
      'What else the form asks for. If you leave this out, the form asks for the language and for a message.',
      F.choice('One question.', OPTIONAL_FIELDS),
      [0, 2],
    ).optional(),
    languages: F.texts(
      'The languages in which the school can call back.',
      [1, 12],
      'One language, in its own script.',
      'हिंदी',
      40,
    ).optional(),
    intro: F.text('A sentence above the form.', 'An enquiry is free and commits you to nothing.').optional(),
    reply: F.text('When and how you answer.', 'The admission desk calls you within two working days.'),
    contact: F.contact('The contact for questions about an enquiry: the id of a contact in school.yaml.'),
    months: F.count('The number of months after which an enquiry is deleted.', String(KEPT_MONTHS.usual), [
      1,
      KEPT_MONTHS.most,
    ]).optional(),
  },
);

export const toEnquiry = (own: InferType<typeof enquirySchema> | undefined) =>
  own && { months: KEPT_MONTHS.usual, languages: [], ...own, asks: own.asks ?? [...OPTIONAL_FIELDS] };
