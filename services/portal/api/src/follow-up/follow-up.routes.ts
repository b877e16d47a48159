import { followUpSchema } from '@kontor/domain/follow-up/follow-up.schema';
import { defineRoute } from '../route/route.js';

const address = {
  path: '/bgo_identifications_portal/{id}/followUp',
  tag: 'Vorgang',
  access: 'staff',
  act: 'followUp',
} as const;

export const setFollowUp = defineRoute({
  ...address,
  method: 'PUT',
  summary: 'Puts a case aside until a day, with a reason; the queue leaves it out until then.',
  body: followUpSchema,
  answers: { 204: 'empty' },
  problems: [409, 410],
});

export const clearFollowUp = defineRoute({
  ...address,
  method: 'DELETE',
  summary: 'Takes a case back into the queue, or ends its follow-up.',
  answers: { 204: 'empty' },
  problems: [409, 410],
});
