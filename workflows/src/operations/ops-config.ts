import { httpUrl, loadConfig, natsShape, processShape, temporalShape } from '@kontor/platform/config/config';

/** The environment of the operations command line. */
export const readOpsConfig = () =>
  loadConfig({
    KONTOR_PROFILE: processShape.KONTOR_PROFILE,
    ...natsShape,
    ...temporalShape,
    /** Address of the Temporal UI, for links. */
    TEMPORAL_UI_URL: httpUrl().optional(),
  });
