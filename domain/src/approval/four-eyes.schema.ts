import * as z from 'zod';

const off = z.boolean().default(false);

/** The setting `fourEyes`: the acts that need a second person. */
export const fourEyesSchema = z.strictObject({
  release: off,
  supportFix: off,
  delete: off,
  finishWithoutAccount: off,
  holdRules: off,
  connections: off,
  roles: off,
  factors: off,
});
