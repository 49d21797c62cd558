import type { InferType } from 'yup';
import { alt, consent, count, group, ofClasses, percentage, picture, speech, text } from './fields';
import type { Item } from './kind';

const agreed = consent(
  'Whether the person, or a parent of a child, agreed in writing to be shown (Digital Personal Data Protection Act 2023). Write "drawing" for a drawn picture of nobody.',
  'item',
  ['yes', 'drawing'],
).optional();

const order = count('Its place among the others: 1 is first.', '1', [1, 999]);

/** Front matter of content/messages/*.md: a person card (specification, section 3) and the message in full below it. */
export const messageSchema = group('One desk message.', {
  order,
  name: text('The name of the person.', 'Sample Chairman', 60),
  position: text('The office the person holds.', 'Chairman', 60),
  picture: picture('A portrait from content/images/.', 'chairman.jpg').optional(),
  alt: alt('Portrait of the chairman').optional(),
  summary: text('Two or three sentences, which the home page shows.', 'A school is a promise.', 400),
  consent: agreed,
});

/** content/testimonials/*.yaml (specification, section 3). */
export const testimonialSchema = group('What one student says. Families come after the students.', {
  order,
  name: text('Who says it.', 'Sample Student', 60),
  position: ofClasses('Class and section.', 'Class VI-B', 'may', 80),
  message: speech('What is said.', 'The teachers telephone before we have to ask.', 600),
  consent: agreed,
});

/** content/toppers/*.yaml (specification, section 3). */
export const topperSchema = group('One school topper.', {
  order,
  name: text('The name of the pupil.', 'Sample Student', 60),
  position: ofClasses('Class and stream.', 'Class XII, Commerce', 'may'),
  percentage: percentage('The percentage reached.', '96.4'),
  picture: picture('A portrait from content/images/.', 'topper-1.jpg'),
  alt: alt('Portrait of a pupil in school uniform'),
  consent: agreed,
});

type MessageFields = InferType<typeof messageSchema>;

/** The name of its file is the id of the message on its page. */
export const toMessage = ({ fields, name, body, file }: Item<MessageFields>) => ({
  ...fields,
  id: name,
  body,
  file,
});
