import { stringify } from 'yaml';
import { placesOf } from '@/lib/text/text';
import { wordsIn, type BuiltInWords } from '../words/languages';
import { mapValues } from './describe';
import { group, text } from './fields';

type Texts = Readonly<Record<string, string>>;

export const dropped = (of: string): string => `is no longer a word of the ${of}. Delete the line`;

/** A group for each group of built-in words. Each word may be left out. */
export const groupsOf = (groups: Readonly<Record<string, Texts>>, of: string) =>
  mapValues(groups, (words) =>
    group(`Words of one part of the ${of}.`, mapValues(words, word))
      .meta({ dropped: dropped(of) })
      .optional(),
  );

/** content/words.yaml: the words of the site that a school wants otherwise. Every other word is built in. */
export const wordsSchema = group('Your own words for the site.', groupsOf(wordsIn().words, 'site')).meta({
  dropped: dropped('site'),
});

export type Words = BuiltInWords['words'];

export const WORD_DEFAULTS: Words = wordsIn().words;

/** A school's own text for a built-in one. It must have the same places, which the site fills in. */
function word(builtIn: string) {
  const places = placesOf(builtIn);
  const wrong = places.length
    ? `must contain ${places.map((name) => `{${name}}`).join(' and ')}, which the site fills in, and no other {…}`
    : 'must not contain {…}';
  // As it is typed in the file: in quotes where YAML wants them.
  const example = stringify(builtIn, { lineWidth: 0, singleQuote: true }).trim();
  return text('Replaces the built-in text.', example)
    .test('places', wrong, (value) => value === undefined || placesOf(value).join() === places.join())
    .optional();
}
