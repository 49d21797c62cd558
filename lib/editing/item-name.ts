import type { Values } from './questions';

/** A name for the file of a new item, without its ending: the day, if it has one, and its first words. */
export function itemName(kind: string, values: Values): string {
  const words = [values.name, values.title, values.message].find((text) => typeof text === 'string') ?? '';
  const day = [values.date, values.publish].find((text) => typeof text === 'string');
  // Other scripts make names that not every computer copies faithfully.
  const slug = words
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.slice(0, 4)
    .join('-')
    .slice(0, 40);
  return [day, slug ?? kind].filter((part) => part !== undefined).join('-');
}

/** The name itself, or with a number when a file of this name is there: `quiz`, `quiz-2`, `quiz-3`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}-${number}`;
  return free;
}
