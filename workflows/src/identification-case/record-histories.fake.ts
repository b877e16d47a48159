import { writeFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createLogger } from '@kontor/platform/logger/logger';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import { bundleWorkflows, workflowsPath } from '../bundle.js';
import { readTestServer } from '../config.js';
import { CaseStage, clerk, type StagedCase } from './case-stage.fake.js';
import { form, order, toForm, wholeWay } from './case-ways.fake.js';

/**
 * Plays cases on the Temporal server at TEMPORAL_ADDRESS and keeps their histories beside this file. Histories are only
 * ever added: a name that exists is an error, so that what once ran is replayed for ever.
 * Usage: record-histories <release>, for example `record-histories r2`.
 */
const scenarios: Readonly<Record<string, (stage: CaseStage) => Promise<StagedCase>>> = {
  'whole-way': (stage) => wholeWay(stage),
  archive: async (stage) => {
    const one = await wholeWay(stage, { archiveAfterMs: 1500 });
    // The last run is kept before the shredder comes for it.
    await one.until('the archive', () => one.world.count('seal') === 1);
    return one;
  },
  'hold-release-mismatch-continue': async (stage) => {
    const one = await toForm(stage);
    one.world.hold = { findings: true, again: false };
    await order(one);
    one.world.matches = [{ kind: 'mismatch', findingRef: 'f1' }];
    await one.give(`release:${one.snapshot.round}`, { name: 'release' }, clerk);
    await one.give('continue', { name: 'continue', kind: 'functionaries', form: form(2), abort: false });
    return one;
  },
  'idle-and-abort': async (stage) => {
    const one = await toForm(stage);
    one.world.transfers = ['idle'];
    await order(one);
    one.world.hangs = true;
    const ordering = order(one, null);
    await one.until('the transfer', () => one.snapshot.running === 'order');
    await one.give('abort', { name: 'abort' });
    one.world.hangs = false;
    await ordering;
    await one.until('the cancellation', () => one.world.count('cancel') === 1);
    return one;
  },
  'support-fix': async (stage) => {
    const one = await toForm(stage);
    await order(one);
    await one.give(`supportFix:${one.snapshot.round}`, { name: 'supportFix' }, clerk);
    await one.tell();
    return one;
  },
  deletion: async (stage) => {
    const one = await toForm(stage);
    await order(one);
    await one.give(`disableProcess:${one.snapshot.round}`, { name: 'disableProcess' }, clerk);
    await one.until('the end', () => one.world.count('seal') === 1);
    return one;
  },
};

const logger = createLogger({ name: 'record-histories' });
const release = process.argv[2] ?? 'r1';
const folder = fileURLToPath(new URL('../../src/identification-case/histories/', import.meta.url));
const { TEMPORAL_ADDRESS: address } = readTestServer();
if (!address) throw new Error('TEMPORAL_ADDRESS names no server');

await mkdir(folder, { recursive: true });
const stage = await CaseStage.open(
  address,
  await bundleWorkflows(workflowsPath(new URL('../bundle.js', import.meta.url).href)),
);
for (const [name, play] of Object.entries(scenarios)) {
  const one = await play(stage);
  for (const [run, history] of (await one.histories()).entries()) {
    const file = `${release}-${name}.${one.caseId}.${run + 1}.json`;
    await writeFile(new URL(file, `file://${folder}`), JSON.stringify(JSON.parse(historyToJSON(history))), {
      flag: 'wx',
    });
    logger.info({ file, events: history.events?.length }, 'history kept');
  }
}
await stage.close();
