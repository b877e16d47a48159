import { submittedSchema } from '../application/application.schema.js';
import { defineRoute } from '../route/route.js';
import { releaseBodySchema } from './staff-case.schema.js';

export const releaseCase = defineRoute({
  method: 'POST',
  path: '/bgo_identifications/{id}/start',
  tag: 'Vorgang',
  access: 'staff',
  act: 'release',
  summary: 'Releases a case on hold, with a reason, or transfers one again.',
  body: releaseBodySchema,
  approval: true,
  answers: { 200: submittedSchema, 204: 'empty' },
  problems: [409, 410],
});
