import { placesOf } from '@/lib/text/text';
import { wordsIn, type BuiltInWords } from '../words/languages';
import { mapValues } from '../parse/values';
import { writeYaml } from '../parse/yaml';
import { group, text } from './fields';

export const dropped = (of: string): string => `is no longer a word of the ${of}. Delete the line`;

/** Cloned for each word: building hundreds of text schemas takes longer than reading all other schemas. */
const override = text('Replaces the built-in text.', '').optional();

/** The schema of overrides: the same groups as the built-in words, in which each word is optional. */
export const groupsOf = (groups: Readonly<Record<string, Readonly<Record<string, string>>>>, of: string) =>
  mapValues(groups, (words) =>
    group(`Words of one part of the ${of}.`, mapValues(words, word))
      .meta({ dropped: dropped(of) })
      .optional(),
  );

export const wordsSchema = group('Your own words for the site.', groupsOf(wordsIn().words, 'site')).meta({
  dropped: dropped('site'),
});

export type Words = BuiltInWords['words'];

export const WORD_DEFAULTS: Words = wordsIn().words;

/** The schema of one override, which must contain the same {slots} as the built-in text. */
function word(builtIn: string) {
  const places = placesOf(builtIn);
  const wrong = places.length
    ? `must contain ${places.map((name) => `{${name}}`).join(' and ')}, which the site fills in, and no other {…}`
    : 'must not contain {…}';
  // The example is the text as typed in YAML, with quotes where YAML needs them.
  const example = writeYaml(builtIn).trim();
  return override
    .meta({ example })
    .test('places', wrong, (value) => value === undefined || placesOf(value).join() === places.join());
}
