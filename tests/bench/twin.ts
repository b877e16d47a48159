import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { activityInfo } from '@temporalio/activity';
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { addresses } from '../support/addresses.js';
import { bareInsert, type Engines } from './engines.js';
import { perSecond, type Line } from './figure.js';
import { underLoad, type Load } from './measure.js';

const taskQueue = 'bench-twin';
/** As long as the projection of a new case. */
const text = 'x'.repeat(1_700);

const workflowsPath = fileURLToPath(new URL('./twin.workflow.js', import.meta.url));

/** Serves twins while `work` lasts; `one` starts a twin and resolves once its projection is written. */
async function withTwins<T>(
  engines: Engines,
  concurrency: number,
  work: (one: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const logger = new DefaultLogger('WARN');
  Runtime.install({ logger });
  const projected = new Map<string, () => void>();
  const project = async (): Promise<void> => {
    await bareInsert(engines);
    projected.get(activityInfo().workflowExecution?.workflowId ?? '')?.();
  };
  const one = async (): Promise<void> => {
    const workflowId = `twin/${randomUUID()}`;
    const written = new Promise<void>((resolve) => projected.set(workflowId, resolve));
    await engines.temporal.workflow.start('twin', { workflowId, taskQueue, args: [text] });
    await written;
    projected.delete(workflowId);
  };
  const connection = await NativeConnection.connect({ address: addresses.temporal });
  try {
    const worker = await Worker.create({
      connection,
      taskQueue,
      workflowBundle: await bundleWorkflowCode({ workflowsPath, logger }),
      activities: { project },
      // Those that are done need no cache; before Node 24 each one in it slows every other (temporalio/sdk-typescript#1432).
      maxCachedWorkflows: 2 * concurrency,
    });
    return await worker.runUntil(() => work(one));
  } finally {
    await connection.close();
  }
}

/**
 * What the engines and the SDK alone can do, whatever the case were: a workflow that asks of Temporal what a new case asks,
 * whose one activity inserts one document. No portal, no bus, no rules, no mail.
 */
export function measureTwins(engines: Engines, load: Load): Promise<Line> {
  return withTwins(engines, load.concurrency, async (one) => {
    await underLoad({ ...load, count: 60 }, one);
    const { rate } = await underLoad(load, one);
    return {
      what: `at ${load.concurrency}, a twin: the same start, timer, search attributes and projection, served by a worker that does nothing else`,
      value: perSecond(rate),
      n: load.count,
    };
  });
}
