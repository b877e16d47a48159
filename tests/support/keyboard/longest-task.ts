import type { Browser } from 'playwright-core';

/** An event of the browser's trace: a finished piece of work, with its processor time in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
}

/**
 * The longest piece of work of the page's main thread while something is done, in ms of processor time, which does not
 * grow under other load: no key and no frame waits longer than that.
 */
export async function longestTask(browser: Browser, act: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as readonly TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const finished = events.filter(({ ph }) => ph === 'X');
  const pages = new Set(finished.filter(({ name }) => name === 'EventDispatch').map(threadOf));
  const tasks = finished.filter((event) => event.name.endsWith('RunTask') && pages.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('the browser traced no work of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
