import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import { bundleWorkflows } from '../bundle.js';

const folder = join(__dirname, 'histories');
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const read = (file: string) => historyFromJSON(JSON.parse(readFileSync(join(folder, file), 'utf8')));

/** Workflow id of a history file, whose name contains the case id. */
const workflowIdOf = (file: string): string => `case/${/\d+/.exec(file)?.[0] ?? '1'}`;

test('the current code replays the committed histories', async () => {
  expect(files.length).toBeGreaterThan(3);
  const { code } = await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet);
  const histories = files.map((file) => ({ workflowId: workflowIdOf(file), history: read(file) }));
  const failures: string[] = [];
  for await (const { workflowId, error } of Worker.runReplayHistories({ workflowBundle: { code } }, histories)) {
    if (error) failures.push(`${workflowId}: ${error.message}`);
  }
  expect(failures).toEqual([]);
}, 60_000);

test('a replay reports a history that does not match the code', async () => {
  const { code } = await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet);
  const history = read(files.find((file) => file.includes('whole-journey'))!);
  const activity = history.events!.find((event) => event.activityTaskScheduledEventAttributes)!;
  activity.activityTaskScheduledEventAttributes!.activityType = { name: 'somethingElse' };
  const results = Worker.runReplayHistories({ workflowBundle: { code } }, [{ workflowId: 'case/1', history }]);
  for await (const { error } of results) expect(error?.name).toBe('DeterminismViolationError');
}, 60_000);
