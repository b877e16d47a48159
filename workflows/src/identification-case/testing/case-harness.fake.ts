import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CaseId } from '@kontor/domain/case/case-id';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CaseActor, CaseCommand } from '@kontor/domain/case/case-command';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import { regularPolicy, type CasePolicy } from '@kontor/domain/case/case-policy';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import { currentRevision } from '@kontor/domain/case/case-table';
import {
  commandUpdate,
  identificationCaseId,
  identificationCaseType,
  providerEventSignal,
} from '@kontor/workflow-contract/identification-case.contract';
import { taskQueues } from '@kontor/workflow-contract/task-queues';
import type { History } from '@temporalio/common/lib/proto-utils.js';
import {
  Client,
  Connection,
  WorkflowUpdateStage,
  type WorkflowHandle,
  type WorkflowUpdateHandle,
} from '@temporalio/client';
import { DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { createClosedRuns } from '../../activities/closed-runs.js';
import {
  FakeServices,
  fakeCaseActivities,
  fakeCompanyCheckActivities,
  fakeCoreBankingActivities,
  fakeIdentityActivities,
  fakeRetentionActivities,
  silenced,
} from './activities.fake.js';
import { openNamespace } from './namespace.fake.js';

export const applicant: CaseActor = { side: 'customer', accountId: 'applicant' };
export const clerk: CaseActor = { side: 'staff', accountId: 'clerk' };

/** Case workflows on a real Temporal server, in their own namespace, with fake services. */
export class CaseHarness {
  readonly client: Client;
  readonly #connection: Connection;
  #native: NativeConnection;
  readonly #namespace: string;
  readonly #services = new Map<string, FakeServices>();
  #workers: Worker[] = [];
  #running: Promise<void>[] = [];
  #count = 0;

  private constructor(connection: Connection, native: NativeConnection, namespace: string) {
    this.#connection = connection;
    this.#native = native;
    this.#namespace = namespace;
    this.client = new Client({ connection, namespace, identity: 'harness' });
  }

  /** `ofWorkers` is the address that the workers connect to. */
  static async open(address: string, bundle: { code: string }, ofWorkers = address): Promise<CaseHarness> {
    // Tests cause expected failures; log errors only.
    Runtime.install({ logger: new DefaultLogger('ERROR'), shutdownSignals: [] });
    const connection = await Connection.connect({ address });
    const namespace = `test-${randomBytes(6).toString('hex')}`;
    await openNamespace(connection, namespace);
    const native = await NativeConnection.connect({ address: ofWorkers });
    const harness = new CaseHarness(connection, native, namespace);
    await harness.#startWorkers(bundle);
    return harness;
  }

  /** Ends the workers and starts others with this workflow code. */
  async restart(bundle: { code: string }): Promise<void> {
    await endOf(this.#workers, this.#running);
    await this.#startWorkers(bundle);
  }

  /** Starts other workers beside the present ones, which have lost their connection, and returns what ends those. */
  async replaceWorkers(bundle: { code: string }, address: string): Promise<() => Promise<void>> {
    const [workers, running, native] = [this.#workers, this.#running, this.#native];
    this.#native = await NativeConnection.connect({ address });
    await this.#startWorkers(bundle);
    return async () => {
      await endOf(workers, running);
      await native.close();
    };
  }

  /** Repeats a look until it is true. */
  async until(test: () => Promise<boolean>, withinMs = 90_000): Promise<void> {
    for (const end = Date.now() + withinMs; !(await test()); await pause(100))
      if (Date.now() > end) throw new Error('it did not become true');
  }

  async #startWorkers(workflowBundle: { code: string }): Promise<void> {
    const namespace = this.#namespace;
    const services = (caseId: CaseId) => this.services(caseId);
    const common = { connection: this.#native, namespace, identity: 'harness', shutdownForceTime: '2s' } as const;
    const silenceable = <A extends object>(activities: A) => silenced(services, activities);
    const retention = fakeRetentionActivities(services, createClosedRuns(this.client));
    const queues = [
      { taskQueue: taskQueues.case, activities: silenceable(fakeCaseActivities(services)), workflowBundle },
      { taskQueue: taskQueues.identity, activities: silenceable(fakeIdentityActivities(services)) },
      { taskQueue: taskQueues.companyCheck, activities: silenceable(fakeCompanyCheckActivities(services)) },
      { taskQueue: taskQueues.coreBanking, activities: silenceable(fakeCoreBankingActivities(services)) },
      { taskQueue: taskQueues.retention, activities: silenceable(retention) },
    ];
    this.#workers = await Promise.all(queues.map((queue) => Worker.create({ ...common, ...queue })));
    this.#running = this.#workers.map((worker) => worker.run());
  }

  async close(): Promise<void> {
    await endOf(this.#workers, this.#running);
    await this.#native.close();
    await this.#connection.close();
  }

  services(caseId: CaseId): FakeServices {
    const known = this.#services.get(caseId) ?? new FakeServices();
    this.#services.set(caseId, known);
    return known;
  }

  /** Starts a case and waits for status 110. */
  async startCase(policy: Partial<CasePolicy> = {}): Promise<HarnessCase> {
    this.#count += 1;
    const caseId = caseIdOf(String(1000 + this.#count));
    const handle = await this.client.workflow.start(identificationCaseType, {
      workflowId: identificationCaseId(caseId),
      taskQueue: taskQueues.case,
      args: [{ caseId, legalForm: 'GMBH', revision: currentRevision, policy: { ...regularPolicy, ...policy } }],
    });
    const created = new HarnessCase(caseId, handle, this);
    await created.reaches(110);
    return created;
  }
}

/** Shuts down workers; one that has ended by itself cannot be. */
async function endOf(workers: readonly Worker[], running: readonly Promise<void>[]): Promise<void> {
  for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  await Promise.allSettled(running);
}

/** One case of the harness. */
export class HarnessCase {
  #events = 0;

  constructor(
    readonly caseId: CaseId,
    readonly handle: WorkflowHandle & { readonly firstExecutionRunId: string },
    readonly harness: CaseHarness,
  ) {}

  get firstRunId(): string {
    return this.handle.firstExecutionRunId;
  }

  get services(): FakeServices {
    return this.harness.services(this.caseId);
  }

  get snapshot(): CaseSnapshot {
    if (!this.services.snapshot) throw new Error('nothing is projected yet');
    return this.services.snapshot;
  }

  send(commandId: string, command: CaseCommand, actor: CaseActor = applicant): Promise<CaseOutcome> {
    const seen = this.services.seqs.at(-1) ?? 0;
    return this.handle.executeUpdate(commandUpdate, {
      args: [{ commandId, actor, command, seen }],
      updateId: commandId,
    });
  }

  /** Returns when the workflow has accepted the command. */
  accepted(commandId: string, command: CaseCommand): Promise<WorkflowUpdateHandle<CaseOutcome>> {
    return this.handle.startUpdate(commandUpdate, {
      args: [{ commandId, actor: applicant, command }],
      updateId: commandId,
      waitForStage: WorkflowUpdateStage.ACCEPTED,
    });
  }

  async sendProviderEvent(eventId = `event-${++this.#events}`): Promise<void> {
    await this.handle.signal(providerEventSignal, { eventId, source: 'banking', reference: this.caseId });
  }

  /** Histories of all runs so far, the first run first. */
  async histories(): Promise<History[]> {
    const found: { runId: string; startTime: Date }[] = [];
    const query = `WorkflowId = '${this.handle.workflowId}'`;
    for await (const { runId, startTime } of this.harness.client.workflow.list({ query }))
      found.push({ runId, startTime });
    found.sort((a, b) => a.startTime.getTime() - b.startTime.getTime());
    return Promise.all(
      found.map(({ runId }) =>
        historyBetweenTasks(this.harness.client.workflow.getHandle(this.handle.workflowId, runId)),
      ),
    );
  }

  /** The run that waits for the archive, once its timer has started. */
  async secondRun(): Promise<History> {
    for (let attempt = 0; ; attempt += 1) {
      const history = await this.handle.fetchHistory();
      const isArmed = history.events?.some((event) => event.timerStartedEventAttributes);
      const began = history.events?.[0]?.workflowExecutionStartedEventAttributes;
      if ((isArmed && began?.continuedExecutionRunId) || attempt > 100) return history;
      await pause(50);
    }
  }

  /** Waits until the case has handled every signal that was sent, and none of its activities is running. */
  isQuiet(): Promise<void> {
    return this.harness.until(async () => {
      const { raw } = await this.handle.describe();
      return !raw.pendingWorkflowTask && (raw.pendingActivities ?? []).length === 0;
    });
  }

  async until(what: string, test: () => boolean, withinMs = 90_000): Promise<void> {
    const end = Date.now() + withinMs;
    while (!test()) {
      if (Date.now() > end)
        throw new Error(`${what} did not happen, the case has status ${this.services.snapshot?.status}`);
      await pause(20);
    }
  }

  reaches(status: number, withinMs?: number): Promise<void> {
    return this.until(String(status), () => this.services.snapshot?.status === status, withinMs);
  }
}

/**
 * The history of a run between two workflow tasks. A replay of one that ends before the first task, as a run that
 * continued as new does for a second, or within a task never ends.
 */
async function historyBetweenTasks(run: WorkflowHandle): Promise<History> {
  for (;;) {
    const history = await run.fetchHistory();
    const events = history.events ?? [];
    const completed = events.findLastIndex((event) => event.workflowTaskCompletedEventAttributes);
    const scheduled = events.findLastIndex((event) => event.workflowTaskScheduledEventAttributes);
    const hasEvents = events.length > 1;
    if (hasEvents && scheduled <= completed) return history;
    await pause(50);
  }
}
