import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { createInspectionWorkers } from './inspection-workers.js';

const minuteMs = 60_000;
const script = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const answering =
  "import { parentPort } from 'node:worker_threads'; parentPort.on('message', (one) => parentPort.postMessage(one));";

const started: Worker[] = [];
function workersOf({ text = answering, idleMs = minuteMs } = {}) {
  const workers = createInspectionWorkers({ module: script(text), mebibytes: 64, idleMs });
  const take = async (): Promise<Worker> => {
    const worker = workers.take();
    started.push(worker);
    worker.postMessage('ready');
    await once(worker, 'message');
    return worker;
  };
  return { take, giveBack: (worker: Worker) => workers.giveBack(worker) };
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.terminate()));
});

describe('a worker for files', () => {
  it('that was given back takes the next file; one that is in use does not', async () => {
    const workers = workersOf();
    const first = await workers.take();
    await workers.giveBack(first);
    expect(await workers.take()).toBe(first);
    expect(await workers.take()).not.toBe(first);
  });

  it('ends when no file comes', async () => {
    const workers = workersOf({ idleMs: 1 });
    const first = await workers.take();
    const ended = once(first, 'exit');
    await workers.giveBack(first);
    await ended;
    expect(await workers.take()).not.toBe(first);
  });

  it('ends when a file has left much in memory', async () => {
    const workers = workersOf({ text: `globalThis.left = Buffer.alloc(80_000_000); ${answering}` });
    const first = await workers.take();
    const ended = once(first, 'exit');
    await workers.giveBack(first);
    await ended;
  });

  it('that ends by itself while it waits takes no file', async () => {
    const workers = workersOf({
      text: `${answering} parentPort.on('message', () => setTimeout(() => process.exit(), 50));`,
    });
    const first = await workers.take();
    const ended = once(first, 'exit');
    await workers.giveBack(first);
    await ended;
    expect(await workers.take()).not.toBe(first);
  });
});
