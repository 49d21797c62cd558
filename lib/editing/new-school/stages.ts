import { CLASSES, placeOfClass } from '@/lib/content/kinds/classes';

/** A part of the school: some classes that are taught and paid for alike. */
export interface Stage {
  title: string;
  /** `Nursery-UKG`, `VI`. */
  classes: string;
}

const STAGES = [
  { title: 'Early learning', from: 'Nursery', to: 'UKG' },
  { title: 'Primary school', from: 'I', to: 'V' },
  { title: 'Middle school', from: 'VI', to: 'VIII' },
  { title: 'Secondary school', from: 'IX', to: 'X' },
  { title: 'Senior secondary school', from: 'XI', to: 'XII' },
];

/** The parts of a school with the classes `from` to `to`. */
export function stagesOf(from: string, to: string): Stage[] {
  const [first, last] = [placeOf(from), placeOf(to)];
  return STAGES.flatMap((stage) => {
    const names = CLASSES.slice(Math.max(first, placeOf(stage.from)), Math.min(last, placeOf(stage.to)) + 1);
    const [begin, end] = [names[0], names.at(-1)];
    if (begin === undefined || end === undefined) return [];
    return [{ title: stage.title, classes: begin === end ? begin : `${begin}-${end}` }];
  });
}

/** Whether a school with the classes `from` to `to` has this class. */
export function hasClass({ from, to }: { from: string; to: string }, name: string): boolean {
  return placeOf(from) <= placeOf(name) && placeOf(name) <= placeOf(to);
}

export function placeOf(name: string): number {
  return placeOfClass({ name, stream: '' });
}
