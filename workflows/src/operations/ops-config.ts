import { httpUrl, loadConfig, natsShape, temporalShape } from '@kontor/platform/config/config';

/** The environment of the operations command line. */
export const readOpsConfig = () =>
  loadConfig({
    ...natsShape,
    ...temporalShape,
    /** Address of the Temporal UI, for links. */
    TEMPORAL_UI_URL: httpUrl().optional(),
  });
