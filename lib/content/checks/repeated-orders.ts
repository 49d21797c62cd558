import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';

/** Two items of a list with the same place: which of them comes first would be chance. */
export function checkRepeatedOrders(sources: readonly Source[]): Problem[] {
  const ordered = sources.filter(({ valid, document }) => valid && 'order' in (document.value as object));
  return ordered.flatMap((source, index) => {
    const order = orderOf(source);
    const first = ordered
      .slice(0, index)
      .find((other) => other.kind === source.kind && orderOf(other) === order);
    if (!first) return [];
    const message = `is ${String(order)}, as in ${first.file}. Write another number, so that it is certain which of the two comes first.`;
    return [problemAt(source, ['order'], message, 'warning')];
  });
}

function orderOf({ document }: Source): unknown {
  return (document.value as { order?: unknown }).order;
}
