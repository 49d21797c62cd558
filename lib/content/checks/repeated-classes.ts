import { classIdsOf } from '@/lib/fees/fees-of-classes';
import type { Source } from '../files/source';
import { groupOf } from '../fields/walk-fields';
import { problemAt, type Problem } from '../messages/problem';

/** Lists of fees: two rows for the same class would ask for two amounts. */
const TABLES = ['admission', 'registration', 'annual', 'tuition'];

/** Classes that have two rows of fees, under the same name or within two: `IV-V` and `V-VIII`. */
export function checkRepeatedClasses({ file, document }: Source): Problem[] {
  const fees = groupOf(document.value);
  return TABLES.flatMap((table) => {
    const rows: readonly unknown[] = Array.isArray(fees[table]) ? fees[table] : [];
    const first = new Map<string, number>();
    return rows.flatMap((row, index): Problem[] => {
      const label = groupOf(row).class;
      if (typeof label !== 'string') return [];
      const ids = idsOf(label);
      const twice = ids.find((id) => first.has(id));
      const other = first.get(twice ?? '');
      ids.filter((id) => !first.has(id)).forEach((id) => first.set(id, index));
      if (other === undefined || twice === undefined) return [];
      const { line } = document.positionOf([table, other]);
      const isWhole = idsOf(String(groupOf(rows[other]).class)).join() === ids.join();
      const message = isWhole
        ? `already has a row, on line ${line}. Delete one of the two.`
        : `has a class that the row on line ${line} has too: ${nameOf(twice)}. Name each class in one row only, and a stream or hostel behind its class, such as XI Science.`;
      return [problemAt({ file, document }, [table, index, 'class'], message)];
    });
  });
}

/** Each class of a label; where it names no class that is known, the label itself: `VI – VIII` and `vi-viii` are the same. */
function idsOf(label: string): string[] {
  const ids = classIdsOf([label]);
  const own = label
    .toLowerCase()
    .replaceAll(/[\s–—-]+/g, '-')
    .trim();
  return ids.length ? ids : own ? [own] : [];
}

/** `class-5` → `class 5`. */
function nameOf(id: string): string {
  return id.replaceAll('-', ' ');
}
