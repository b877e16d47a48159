import { defineRoute } from '../route/route.js';
import { caseRemindersSchema, pauseBodySchema, remindBodySchema, stopBodySchema } from './reminder.schema.js';

const address = { path: '/bgo_identifications_portal/{id}/reminders', tag: 'Erinnerung', access: 'staff' } as const;

export const readReminders = defineRoute({
  ...address,
  method: 'GET',
  area: 'cases',
  summary: 'The reminders of a case: what comes next, what was sent, who stopped them, whether they are paused.',
  answers: { 200: caseRemindersSchema },
  problems: [410],
});

export const sendReminder = defineRoute({
  ...address,
  method: 'POST',
  act: 'remind',
  summary: 'Reminds somebody now of what is awaited.',
  body: remindBodySchema,
  answers: { 204: 'empty' },
  problems: [409, 410],
});

export const pauseReminders = defineRoute({
  ...address,
  path: '/bgo_identifications_portal/{id}/reminders/paused',
  method: 'PUT',
  act: 'pauseReminders',
  summary: 'Pauses all reminders of a case, or lets them come again.',
  body: pauseBodySchema,
  answers: { 204: 'empty' },
  problems: [409, 410],
});

/** Where mail programs stop reminders; they send a form, which is not read. */
export const oneClickStop = '/reminders/one_click';

export const stopReminders = defineRoute({
  method: 'POST',
  path: '/reminders/stop',
  tag: 'Erinnerung',
  access: 'public',
  summary: 'Stops the reminders of one case to one recipient, by the token of a reminder.',
  body: stopBodySchema,
  answers: { 204: 'empty' },
  problems: [404],
  limited: true,
});

export const stopRemindersByMail = defineRoute({
  method: 'POST',
  path: `${oneClickStop}/{token}`,
  tag: 'Erinnerung',
  access: 'public',
  summary: 'The same by one click in a mail program (RFC 8058).',
  answers: { 204: 'empty' },
  problems: [404],
  limited: true,
});
