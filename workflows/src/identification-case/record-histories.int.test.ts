import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { historyToJSON, historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import { bundleWorkflows } from '../bundle.js';
import { readTestServer } from './testing/test-server.js';
import { CaseHarness, clerk, type HarnessCase } from './testing/case-harness.fake.js';
import { form, order, untilForm, wholeJourney } from './testing/case-journeys.fake.js';

/**
 * Runs the journeys whose histories replay.test.ts replays. To add the histories of a release, run
 * `KONTOR_RECORD_HISTORIES=<release> npm test -- --only integration workflows/src/identification-case/record-histories`.
 * An existing file is an error: histories are only ever added.
 */
const journeys: Readonly<Record<string, (harness: CaseHarness) => Promise<HarnessCase>>> = {
  'whole-journey': (harness) => wholeJourney(harness),
  archive: async (harness) => {
    const one = await wholeJourney(harness, { archiveAfterMs: 1500 });
    // Recorded before the shredder deletes the last run.
    await one.until('the archive', () => one.services.count('seal') === 1);
    return one;
  },
  'hold-release-mismatch-continue': async (harness) => {
    const one = await untilForm(harness);
    one.services.hold = { findings: true, rejectedBefore: false };
    await order(one);
    one.services.matches = [{ kind: 'mismatch', compared: 'functionaries', findingRef: 'f1' }];
    await one.send(`release:${one.snapshot.round}`, { name: 'release' }, clerk);
    await one.send('continue', {
      name: 'continue',
      kind: 'functionaries',
      form: form(2),
      resolution: 'r',
      abort: false,
    });
    return one;
  },
  'idle-and-abort': async (harness) => {
    const one = await untilForm(harness, { answerMs: 1_500 });
    one.services.transfersIdle = true;
    await order(one);
    const ordering = order(one, null);
    await one.send('abort', { name: 'abort' });
    await ordering;
    await one.until('the cancellation', () => one.services.count('cancel') === 1);
    return one;
  },
  'support-fix': async (harness) => {
    const one = await untilForm(harness);
    await order(one);
    await one.send(`supportFix:${one.snapshot.round}`, { name: 'supportFix' }, clerk);
    await one.sendProviderEvent();
    return one;
  },
  deletion: async (harness) => {
    const one = await untilForm(harness);
    await order(one);
    await one.send(`disableProcess:${one.snapshot.round}`, { name: 'disableProcess' }, clerk);
    await one.until('the end', () => one.services.count('seal') === 1);
    return one;
  },
};

const folder = join(__dirname, 'histories');
const release = process.env['KONTOR_RECORD_HISTORIES'];
const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

jest.setTimeout(60_000);

onServer('journeys on a real Temporal server', () => {
  let harness: CaseHarness;
  let bundle: { code: string };
  beforeAll(async () => {
    bundle = await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet);
    harness = await CaseHarness.open(address!, bundle);
    await mkdir(folder, { recursive: true });
  });
  afterAll(() => harness?.close());

  test.each(Object.entries(journeys))('%s leaves histories that replay', async (name, run) => {
    const one = await run(harness);
    for (const [index, history] of (await one.histories()).entries()) {
      const json: unknown = JSON.parse(historyToJSON(history));
      const file = join(folder, `${release}-${name}.${one.caseId}.${index + 1}.json`);
      if (release !== undefined) await writeFile(file, JSON.stringify(json), { flag: 'wx' });
      const replayed = [{ workflowId: one.handle.workflowId, history: historyFromJSON(json) }];
      for await (const { error } of Worker.runReplayHistories({ workflowBundle: bundle }, replayed))
        expect(error).toBeUndefined();
    }
  });
});
