import type { Browser, CDPSession } from 'playwright';

/** What one first visit of a page cost. */
export interface Visit {
  /** Bytes over the network by kind of file, headers included. */
  bytes: Record<string, number>;
  requests: number;
  /** Milliseconds until something of the page was painted. */
  firstPaint: number;
  /** Milliseconds of work on the main thread until the page was quiet. */
  mainThread: number;
}

/** Lighthouse's "slow 4G" on a phone of 412 px: 150 ms there and back, 1.6 Mbit/s down, a processor four times slower. */
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

/** Opens a page with an empty cache on a slow phone. */
export async function visitPage(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const traffic = countTraffic(session);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await context.close();
  return { ...traffic, firstPaint, mainThread: seconds * 1000 };
}

/** Adds up what comes over the network from now on. */
function countTraffic(session: CDPSession): Pick<Visit, 'bytes' | 'requests'> {
  const traffic = { bytes: {} as Record<string, number>, requests: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    traffic.bytes[kind] = (traffic.bytes[kind] ?? 0) + encodedDataLength;
    traffic.requests += 1;
  });
  return traffic;
}
