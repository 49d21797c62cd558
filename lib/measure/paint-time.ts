/** One event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, where the system tells it. */
  tdur?: number;
  dur?: number;
  args?: { name?: string };
}

/** Steps of painting on the main thread, none of which contains another. */
const STEPS = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit']);

/** Milliseconds that the main thread of the page painted. */
export function paintTimeOf(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const painting = events.filter(
    (event) => event.ph === 'X' && STEPS.has(event.name) && main.has(threadOf(event)),
  );
  return painting.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) / 1000;
}
