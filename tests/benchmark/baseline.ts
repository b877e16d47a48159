import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { activityInfo } from '@temporalio/activity';
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker';
import { addresses } from '../support/addresses.js';
import { bareInsert, type Engines } from './engines.js';
import { perSecond, type Line } from './figure.js';
import { underLoad, type Load } from './measure.js';

const taskQueue = 'benchmark-baseline';
/** As long as the projection of a new case. */
const text = 'x'.repeat(1_700);

const workflowsPath = fileURLToPath(new URL('./baseline.workflow.js', import.meta.url));

/** Runs a worker for baseline workflows during `work`; `one` starts one and resolves once its projection is written. */
async function withBaseline<T>(engines: Engines, work: (one: () => Promise<void>) => Promise<T>): Promise<T> {
  const logger = new DefaultLogger('WARN');
  Runtime.install({ logger });
  const projected = new Map<string, () => void>();
  const project = async (): Promise<void> => {
    await bareInsert(engines);
    projected.get(activityInfo().workflowExecution?.workflowId ?? '')?.();
  };
  const one = async (): Promise<void> => {
    const workflowId = `baseline/${randomUUID()}`;
    const written = new Promise<void>((resolve) => projected.set(workflowId, resolve));
    await engines.temporal.workflow.start('baseline', { workflowId, taskQueue, args: [text] });
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
    });
    return await worker.runUntil(() => work(one));
  } finally {
    await connection.close();
  }
}

/**
 * What engines and SDK alone can do: a workflow with the same calls to Temporal as a new case, and one activity that
 * inserts one document. No portal, bus, rules or mail.
 */
export function measureBaseline(engines: Engines, load: Load): Promise<Line> {
  return withBaseline(engines, async (one) => {
    await underLoad({ ...load, count: 60 }, one);
    const { rate } = await underLoad(load, one);
    return {
      what: `at ${load.concurrency}, the baseline: the same start, timer, search attributes and projection, served by a worker that does nothing else`,
      value: perSecond(rate),
      n: load.count,
    };
  });
}
