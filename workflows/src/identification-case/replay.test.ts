import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyFromJSON } from '@temporalio/common/lib/proto-utils.js';
import { Worker } from '@temporalio/worker';
import { bundleWorkflows } from '../bundle.js';
import { projectedUnrecorded, recordedTasks } from './testing/recorded-tasks.fake.js';

const folder = join(__dirname, 'histories');
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const read = (file: string) => historyFromJSON(JSON.parse(readFileSync(join(folder, file), 'utf8')));

/** Workflow id of a history file, whose name contains the case id. */
const workflowIdOf = (file: string): string => `case/${/\d+/.exec(file)?.[0] ?? '1'}`;

let code: string;
beforeAll(async () => {
  ({ code } = await bundleWorkflows(join(__dirname, '../workflows.workflow.ts'), quiet));
});

/** A few histories a test, so that a busy machine does not count for all of them together. */
const perTest = 8;
const groups = Array.from({ length: Math.ceil(files.length / perTest) }, (_, index) =>
  files.slice(index * perTest, (index + 1) * perTest),
);

test('there are many histories', () => {
  expect(files.length).toBeGreaterThan(50);
});

test.each(groups)(
  'the current code replays the committed histories from %s on',
  async (...group) => {
    const histories = group.map((file) => ({ workflowId: workflowIdOf(file), history: read(file) }));
    const failures: string[] = [];
    for await (const { workflowId, error } of Worker.runReplayHistories({ workflowBundle: { code } }, histories)) {
      if (error) failures.push(`${workflowId}: ${error.message}`);
    }
    expect(failures).toEqual([]);
  },
  60_000,
);

/** The activities and child workflows of a run that were asked for and have no result. */
function openEffects({ events }: ReturnType<typeof read>): readonly string[] {
  const ended = new Set(
    events!.flatMap((event) => {
      const activity = event.activityTaskCompletedEventAttributes ?? event.activityTaskFailedEventAttributes;
      const child = event.childWorkflowExecutionCompletedEventAttributes;
      return String(activity?.scheduledEventId ?? child?.initiatedEventId ?? '');
    }),
  );
  return events!.flatMap((event) => {
    const activity = event.activityTaskScheduledEventAttributes?.activityType;
    const child = event.startChildWorkflowExecutionInitiatedEventAttributes?.workflowType;
    const name = (activity ?? child)?.name ?? '';
    return name !== '' && !ended.has(String(event.eventId)) ? [name] : [];
  });
}

test('there are histories in which each service has not answered yet', () => {
  const open = new Map<string, number>();
  for (const name of files.flatMap((file) => openEffects(read(file)))) open.set(name, (open.get(name) ?? 0) + 1);
  // Parties, account and girocard.
  expect(open.get('coreBankingStep')).toBe(3);
  const asked = [
    ...['fetchReports', 'evaluateHold', 'matchPersons', 'transferCase', 'startIdentification', 'fetchProviderState'],
    ...['planReminders', 'handOverDocuments', 'cancelAtProviders', 'cancelIdentityChecks', 'sealEvidence'],
  ];
  expect(asked.filter((name) => !open.has(name))).toEqual([]);
});

test('no task projects within itself what is recorded only with it', () => {
  const runs = files.map((file) => ({ file, tasks: recordedTasks(read(file)) }));
  const local = runs.flatMap(({ tasks }) => tasks.flatMap(({ localActivities }) => localActivities));
  expect([...new Set(local)]).toEqual(['recordTransitions']);
  expect(local.length).toBeGreaterThan(100);
  expect(files.filter((file) => projectedUnrecorded(read(file)).length > 0)).toEqual([]);
});

test('a task that projects within itself what is recorded only with it is found', () => {
  const history = read(
    files.find((file) => recordedTasks(read(file)).some((task) => task.localActivities.length > 0))!,
  );
  const marker = history.events!.findIndex((event) => event.markerRecordedEventAttributes);
  history.events!.splice(marker, 0, { workflowExecutionUpdateAcceptedEventAttributes: {} });
  expect(projectedUnrecorded(history)).toHaveLength(1);
});

test('a replay reports a history that does not match the code', async () => {
  const history = read(files.find((file) => file.includes('whole-journey'))!);
  const activity = history.events!.find((event) => event.activityTaskScheduledEventAttributes)!;
  activity.activityTaskScheduledEventAttributes!.activityType = { name: 'somethingElse' };
  const results = Worker.runReplayHistories({ workflowBundle: { code } }, [{ workflowId: 'case/1', history }]);
  for await (const { error } of results) expect(error?.name).toBe('DeterminismViolationError');
});
