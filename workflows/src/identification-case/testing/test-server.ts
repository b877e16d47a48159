import { loadConfig, temporalShape } from '@kontor/platform/config/config';

/** The Temporal server of a test; its address is undefined when there is none. */
export const readTestServer = () =>
  loadConfig({
    TEMPORAL_ADDRESS: temporalShape.TEMPORAL_ADDRESS.optional(),
    TEMPORAL_NAMESPACE: temporalShape.TEMPORAL_NAMESPACE,
  });
