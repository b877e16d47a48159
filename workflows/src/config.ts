import { httpUrl, loadConfig, natsShape, port, processShape, temporalShape } from '@kontor/platform/config/config';
import * as z from 'zod';

/** The environment of the worker. */
export const readWorkerConfig = () =>
  loadConfig({
    ...processShape,
    ...natsShape,
    ...temporalShape,
    HEALTH_PORT: port(8105),
    /** Path of the bundle that `build-bundle` has written. */
    WORKFLOW_BUNDLE: z.string().min(1),
  });

/** The environment of the event bridge. */
export const readEventBridgeConfig = () =>
  loadConfig({ ...processShape, ...natsShape, ...temporalShape, HEALTH_PORT: port(8106) });

/** The environment of the command line of operations. */
export const readOpsConfig = () =>
  loadConfig({
    ...natsShape,
    ...temporalShape,
    /** Where the Temporal UI answers; lists then carry links. */
    TEMPORAL_UI_URL: httpUrl().optional(),
  });

/** The Temporal server a test or a script is pointed at; undefined when there is none. */
export const readTestServer = () =>
  loadConfig({
    TEMPORAL_ADDRESS: temporalShape.TEMPORAL_ADDRESS.optional(),
    TEMPORAL_NAMESPACE: temporalShape.TEMPORAL_NAMESPACE,
  });
