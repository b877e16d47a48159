import { approvalListQuerySchema } from './approval/approval.schema.js';
import { caseAuditQuerySchema, eventQuerySchema } from './audit/audit.schema.js';
import { settingListQuerySchema } from './settings/settings.schema.js';
import { versionListQuerySchema } from './settings/settings-version.schema.js';

it('a page has 25 entries of the log, 5 settings, and 10 of other lists (R3 §9)', () => {
  expect(eventQuerySchema.parse({}).itemsPerPage).toBe(25);
  expect(caseAuditQuerySchema.parse({}).itemsPerPage).toBe(25);
  expect(settingListQuerySchema.parse({})['items-per-page']).toBe(5);
  for (const schema of [versionListQuerySchema, approvalListQuerySchema])
    expect(schema.parse({})['items-per-page']).toBe(10);
});
