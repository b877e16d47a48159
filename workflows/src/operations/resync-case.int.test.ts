import { join } from 'node:path';
import { fromHistoryLine } from '@kontor/case-client/case/history-entry.message';
import { fromSnapshotMessage } from '@kontor/case-client/case/case-snapshot.message';
import type { CaseSnapshot, HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { bundleWorkflows } from '../bundle.js';
import { CaseHarness, type HarnessCase } from '../identification-case/testing/case-harness.fake.js';
import { wholeJourney } from '../identification-case/testing/case-journeys.fake.js';
import { readTestServer } from '../identification-case/testing/test-server.js';
import type { CommandContext } from './command-context.js';
import { resyncCase } from './resync-case.js';

const { TEMPORAL_ADDRESS: address } = readTestServer();
const onServer = address ? describe : describe.skip;
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

/** A portal that was restored from a backup: it has the lines up to a number. */
function restoredPortal(one: HarnessCase, upTo: number) {
  const lines = new Map<number, HistoryEntry>();
  for (const line of one.services.lines) if (line.seq <= upTo) lines.set(line.seq, line);
  const restored = { projectedSeq: upTo, snapshot: null as CaseSnapshot | null, lines };
  const cases = {
    recordTransitions: async (request: Parameters<CommandContext['cases']['recordTransitions']>[0]) => {
      for (const line of (request.lines ?? []).map((given) => fromHistoryLine(given as never)))
        if (!lines.has(line.seq)) lines.set(line.seq, line);
      if (Number(request.seq) > restored.projectedSeq) {
        restored.projectedSeq = Number(request.seq);
        restored.snapshot = fromSnapshotMessage(request.snapshot as never);
      }
      return { projectedSeq: BigInt(restored.projectedSeq), numbersTaken: false };
    },
  };
  const context = { temporal: one.harness.client, cases } as unknown as CommandContext;
  return { restored, context };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const byNumber = (lines: Iterable<HistoryEntry>) => plain([...lines].sort((a, b) => a.seq - b.seq));

onServer('resync, on a real Temporal server', () => {
  let harness: CaseHarness;
  let one: HarnessCase;
  beforeAll(async () => {
    harness = await CaseHarness.open(
      address!,
      await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet),
    );
    one = await wholeJourney(harness);
    // The journey is in a closed run, the wait for the archive in the present one.
    await one.secondRun();
  });
  afterAll(() => harness?.close());

  test.each([0, 3, 9])(
    'a portal older than the workflow, at %d, gets every line and the present state',
    async (upTo) => {
      const { restored, context } = restoredPortal(one, upTo);
      const last = one.services.seqs.at(-1);
      expect(await resyncCase(context, one.caseId)).toBe(`case ${one.caseId} is at sequence ${last} in both`);
      expect(byNumber(restored.lines.values())).toEqual(byNumber(one.services.lines));
      expect(plain(restored.snapshot)).toEqual(plain(one.snapshot));
    },
  );

  test('a portal that has everything keeps it', async () => {
    const { restored, context } = restoredPortal(one, one.services.seqs.at(-1)!);
    await resyncCase(context, one.caseId);
    expect(restored.snapshot).toBeNull();
    expect(byNumber(restored.lines.values())).toEqual(byNumber(one.services.lines));
  });
});
