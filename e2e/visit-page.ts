import type { Browser, CDPSession, Page } from 'playwright';

/** The cost of a first visit. Times are in milliseconds; those of the main thread are CPU time. */
export interface Visit {
  /** First contentful paint. */
  firstPaint: number;
  /** Largest contentful paint. */
  largestPaint: number;
  /** The main thread's work until the page was idle. */
  mainThread: number;
  /** The part of `mainThread` spent on style, layout and paint. */
  rendering: number;
  /** The bytes sent over the network, including headers. */
  html: number;
  script: number;
  pictures: number;
  everything: number;
  requests: number;
  elements: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** A phone of 412 px, with Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s down, CPU four times slower. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;

/** Opens a page on a slow phone with an empty cache. */
export async function visitPage(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const traffic = countTraffic(session);
  await browser.startTracing(page, { categories: ['devtools.timeline', '__metadata'] });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const paints = await readPaints(page);
  await context.close();
  return {
    ...traffic,
    ...paints,
    mainThread: seconds('TaskDuration') * 1000,
    rendering:
      (seconds('RecalcStyleDuration') + seconds('LayoutDuration')) * 1000 + paintTimeOf(trace.traceEvents),
  };
}

type Paints = Pick<Visit, 'firstPaint' | 'largestPaint' | 'elements' | 'shift'>;

async function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const elements = document.querySelectorAll('*').length;
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) =>
          resolve({ firstPaint, largestPaint: list.getEntries().at(-1)?.startTime ?? 0, elements, shift }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

type Traffic = Pick<Visit, 'html' | 'script' | 'pictures' | 'everything' | 'requests'>;

function countTraffic(session: CDPSession): Traffic {
  const traffic: Traffic = { html: 0, script: 0, pictures: 0, everything: 0, requests: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    traffic.everything += encodedDataLength;
    traffic.requests += 1;
    if (kind === 'Document') traffic.html += encodedDataLength;
    if (kind === 'Script') traffic.script += encodedDataLength;
    if (kind === 'Image') traffic.pictures += encodedDataLength;
  });
  return traffic;
}

/** One event in Chromium's trace. Times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** The thread's CPU time, if the system reports it. */
  tdur?: number;
  dur?: number;
  args?: { name?: string };
}

/** Trace events for rendering on the main thread. They are never nested. */
const STEPS = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit']);

/** The milliseconds of rendering on the page's main thread. */
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
