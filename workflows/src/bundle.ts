import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, type Logger, type WorkflowBundleWithSourceMap } from '@temporalio/worker';

/** The module from which all workflows are bundled: the source beside this file, or what it was compiled to. */
export function workflowsPath(here: string): string {
  const extension = here.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./workflows.workflow.${extension}`, here));
}

/**
 * The rules of a case: pure and without a state of their own, so that one copy serves all cases of a worker. Else each case
 * would build the tables of its own anew.
 */
const sharedRules = ['reduce', 'judge', 'snapshot', 'case-table', 'case-state', 'case-status'].map(
  (name) => `@kontor/domain/case/${name}`,
);

/**
 * Bundles the workflow code, with what carries the trace through it. Packages of this house are taken by their sources, so
 * that the bundle is never older than what it is made of.
 */
export function bundleWorkflows(entry: string, logger?: Logger): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode({
    workflowsPath: entry,
    workflowInterceptorModules: [join(dirname(entry), 'trace', `trace-interceptors.workflow${extname(entry)}`)],
    preloadModules: [join(dirname(entry), `one-storage.workflow${extname(entry)}`), ...sharedRules],
    ...(logger ? { logger } : {}),
    webpackConfigHook: (config) => ({
      ...config,
      resolve: { ...config.resolve, conditionNames: ['source', '...'] },
    }),
  });
}
