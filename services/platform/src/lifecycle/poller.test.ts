import { silentLogger } from '../logger/logger.js';
import { createPoller } from './poller.js';

const logger = silentLogger();

/** A poller whose runs the test ends. */
function held(restMs?: number) {
  const open: (() => void)[] = [];
  let runs = 0;
  const run = async (): Promise<void> => {
    runs += 1;
    await new Promise<void>((resolve) => open.push(resolve));
  };
  const poller = createPoller({
    name: 'test',
    everyMs: 60_000,
    run,
    logger,
    ...(restMs === undefined ? {} : { restMs }),
  });
  const end = async (): Promise<void> => {
    open.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { ...poller, end, runs: () => runs };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a poller', () => {
  it('runs at once and once more for all calls during a run', async () => {
    const poller = held();
    const stop = poller.start();
    for (let calls = 0; calls < 3; calls++) poller.wake();
    expect(poller.runs()).toBe(1);
    await poller.end();
    expect(poller.runs()).toBe(2);
    await poller.end();
    expect(poller.runs()).toBe(2);
    await stop();
  });

  it('makes one run of all calls while it rests', async () => {
    const poller = held(100);
    const stop = poller.start();
    await poller.end();
    for (let calls = 0; calls < 3; calls++) poller.wake();
    await jest.advanceTimersByTimeAsync(99);
    expect(poller.runs()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(poller.runs()).toBe(2);
    await poller.end();
    await jest.advanceTimersByTimeAsync(100);
    poller.wake();
    expect(poller.runs()).toBe(3);
    await poller.end();
    await stop();
  });

  it('stops without waiting for the end of its rest', async () => {
    const poller = held(50_000);
    const stop = poller.start();
    await poller.end();
    poller.wake();
    await stop();
    expect(poller.runs()).toBe(1);
  });
});
