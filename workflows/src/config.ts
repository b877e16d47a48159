import { loadConfig, natsShape, port, processShape, temporalShape } from '@kontor/platform/config/config';
import * as z from 'zod';

/** The environment of the worker. */
export const readWorkerConfig = () =>
  loadConfig({
    ...processShape,
    ...natsShape,
    ...temporalShape,
    HEALTH_PORT: port(8105),
    /** Path of the bundle that `build-bundle` wrote. */
    WORKFLOW_BUNDLE: z.string().min(1),
  });

/** The environment of the event bridge. */
export const readEventBridgeConfig = () =>
  loadConfig({ ...processShape, ...natsShape, ...temporalShape, HEALTH_PORT: port(8106) });
