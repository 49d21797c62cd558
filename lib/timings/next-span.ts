import type { Season } from '@/lib/content/schemas/timings';

/** The days of a season that `day` is in, or its next ones; all are `YYYY-MM-DD`. */
export function nextSpan(
  { begins, ends }: Pick<Season, 'begins' | 'ends'>,
  day: string,
): { first: string; last: string } {
  const year = Number(day.slice(0, 4));
  const spans = [year - 1, year, year + 1].map((start) => ({
    first: `${start}-${begins}`,
    last: `${begins <= ends ? start : start + 1}-${ends}`,
  }));
  const next = spans.find(({ last }) => last >= day);
  if (!next) throw new Error(`no season from ${begins} to ${ends} ends after ${day}`);
  return next;
}
