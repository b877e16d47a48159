import { createUploadRuns } from './upload-runs.js';

interface Sent {
  readonly file: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly done: (result: string) => void;
  readonly fail: (error: Error) => void;
}

function setup() {
  const sent: Sent[] = [];
  const uploaded: string[] = [];
  const runs = createUploadRuns<string, string, string>({
    upload: (upload) => {
      const { promise, resolve, reject } = withResolvers();
      sent.push({ ...upload, done: resolve, fail: reject });
      upload.signal.addEventListener('abort', () => reject(new Error('aborted')));
      return promise;
    },
    onUploaded: (result) => uploaded.push(result),
    failureOf: (error, file, others) => {
      if (error instanceof TypeError) throw error;
      return `${file}: ${(error as Error).message}, ${others} weitere`;
    },
  });
  return { runs, sent, uploaded, names: () => runs.state().queue.map(({ file }) => file) };
}

function withResolvers() {
  let resolve: (result: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('files are sent one after the other, with their progress', async () => {
  const { runs, sent, uploaded, names } = setup();
  let calls = 0;
  const leave = runs.subscribe(() => (calls += 1));
  runs.add(['eins.pdf', 'zwei.pdf']);
  expect(sent.map(({ file }) => file)).toEqual(['eins.pdf']);
  sent[0]?.onProgress(0.5);
  expect(runs.state().queue.map(({ share }) => share)).toEqual([0.5, 0]);
  sent[0]?.done('id-1');
  await settled();
  expect([uploaded, names(), sent.length]).toEqual([['id-1'], ['zwei.pdf'], 2]);
  runs.add(['drei.pdf']);
  expect(sent).toHaveLength(2);
  const before = calls;
  expect(before).toBeGreaterThan(3);
  leave();
  sent[1]?.done('id-2');
  await settled();
  expect([calls, sent[2]?.file]).toEqual([before, 'drei.pdf']);
});

test('a failure clears the others and is kept until it is dismissed', async () => {
  const { runs, sent, uploaded, names } = setup();
  runs.add(['eins.pdf', 'zwei.pdf', 'drei.pdf']);
  sent[0]?.fail(new Error('zu groß'));
  await settled();
  expect([names(), uploaded, sent.length]).toEqual([[], [], 1]);
  expect(runs.state().failure).toBe('eins.pdf: zu groß, 2 weitere');
  runs.settle();
  expect(runs.state().failure).toBeUndefined();
  runs.add(['neu.pdf']);
  expect(sent[1]?.file).toBe('neu.pdf');
});

test('a cancelled file ends at once and the next one starts', async () => {
  const { runs, sent, uploaded, names } = setup();
  runs.add(['eins.pdf', 'zwei.pdf', 'drei.pdf']);
  const [first, second] = runs.state().queue;
  runs.cancel(second?.key ?? '');
  expect([names(), sent[0]?.signal.aborted]).toEqual([['eins.pdf', 'drei.pdf'], false]);
  runs.cancel(first?.key ?? '');
  expect([names(), sent[0]?.signal.aborted]).toEqual([['drei.pdf'], true]);
  await settled();
  expect([runs.state().failure, uploaded, sent.length, sent[1]?.file]).toEqual([undefined, [], 2, 'drei.pdf']);
  sent[1]?.done('id-3');
  await settled();
  expect([uploaded, names()]).toEqual([['id-3'], []]);
});
