/** Patterns for months and for weekdays (Sunday first), in English and Hindi. */
export const MONTHS = [
  'jan(?:uary)?|जनवरी',
  'feb(?:ruary)?|फ\u093c?रवरी',
  'mar(?:ch)?|मार्च',
  'apr(?:il)?|अप्रैल',
  'may|मई',
  'june?|जून',
  'july?|जुलाई',
  'aug(?:ust)?|अगस्त',
  'sept?(?:ember)?|सितं?(?:म्)?बर',
  'oct(?:ober)?|अक्(?:टू|तू)बर',
  'nov(?:ember)?|नवं?(?:म्)?बर',
  'dec(?:ember)?|दिसं?(?:म्)?बर',
];
export const WEEKDAYS = [
  'sun(?:day)?|रविवार|इतवार',
  'mon(?:day)?|सोमवार',
  'tue(?:s|sday)?|मंगलवार',
  'wed(?:nesday)?|बुधवार',
  'thu(?:r|rs|rsday)?|(?:गुरु|गुरू|बृहस्पति)वार',
  'fri(?:day)?|शुक्रवार|फ\u093c?्राइडे',
  'sat(?:urday)?|शनिवार',
];

const placeIn = (names: readonly string[]) => {
  const alone = names.map((name) => new RegExp(`^(?:${name})$`, 'iu'));
  return (word: string): number => alone.findIndex((name) => name.test(word));
};
/** 0 for Sunday to 6 for Saturday; -1 for any other word. */
export const weekdayOf = placeIn(WEEKDAYS);
/** 0 for January to 11 for December; -1 for any other word. */
export const monthOf = placeIn(MONTHS);
