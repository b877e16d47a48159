import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { historyToJSON, historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import { bundleWorkflows } from '../bundle.js';
import { readTestServer } from './testing/test-server.js';
import { CaseHarness } from './testing/case-harness.fake.js';
import { recordedJourneys } from './testing/recorded-journeys.fake.js';
import { projectedUnrecorded } from './testing/recorded-tasks.fake.js';

/**
 * Runs the journeys whose histories replay.test.ts replays. To add the histories of a release, run
 * `KONTOR_RECORD_HISTORIES=<release> npm test -- --only integration workflows/src/identification-case/record-histories`.
 * An existing file is an error: histories are only ever added.
 */
const folder = join(__dirname, 'histories');
const release = process.env['KONTOR_RECORD_HISTORIES'];
const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

onServer('journeys on a real Temporal server', () => {
  let harness: CaseHarness;
  let bundle: { code: string };
  beforeAll(async () => {
    bundle = await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet);
    harness = await CaseHarness.open(address!, bundle);
    await mkdir(folder, { recursive: true });
  });
  afterAll(() => harness?.close());

  test.each(Object.entries(recordedJourneys))('%s leaves histories that replay', async (name, run) => {
    const one = await run(harness);
    const histories = await one.histories();
    one.services.silent.clear();
    for (const [index, history] of histories.entries()) {
      expect(projectedUnrecorded(history)).toEqual([]);
      const json: unknown = JSON.parse(historyToJSON(history));
      const file = join(folder, `${release}-${name}.${one.caseId}.${index + 1}.json`);
      if (release !== undefined) await writeFile(file, JSON.stringify(json), { flag: 'wx' });
      const replayed = [{ workflowId: one.handle.workflowId, history: historyFromJSON(json) }];
      for await (const { error } of Worker.runReplayHistories({ workflowBundle: bundle }, replayed))
        expect(error).toBeUndefined();
    }
  });
});
