import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bundleWorkflowCode,
  type BundleOptions,
  type Logger,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker';

/** The module from which all workflows are bundled: the source beside this file, or what it was compiled to. */
export function workflowsPath(here: string): string {
  const extension = here.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./workflows.workflow.${extension}`, here));
}

/** Pure rules of a case without state: loaded once for all workflows of a worker instead of once for each. */
const sharedRules = [
  '@kontor/domain/case/reduce/reduce',
  '@kontor/domain/case/decide',
  '@kontor/domain/case/snapshot',
  '@kontor/domain/case/case-table',
  '@kontor/domain/case/case-state',
  '@kontor/domain/case/case-status',
];

type Webpack = NonNullable<BundleOptions['webpackConfigHook']>;

/**
 * Bundles the workflow code and its trace interceptors. Packages of this repository are taken from their sources, so that
 * the bundle is never older than they are.
 */
export function bundleWorkflows(
  entry: string,
  logger?: Logger,
  configure: Webpack = (config) => config,
): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode({
    workflowsPath: entry,
    workflowInterceptorModules: [join(dirname(entry), 'trace', `trace-interceptors.workflow${extname(entry)}`)],
    preloadModules: sharedRules,
    ...(logger ? { logger } : {}),
    webpackConfigHook: (config) =>
      configure({ ...config, resolve: { ...config.resolve, conditionNames: ['source', '...'] } }),
  });
}
