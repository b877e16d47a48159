import { feedbackSchema } from '@kontor/domain/feedback/feedback.schema';
import { defineRoute } from '../route/route.js';

export const provideFeedback = defineRoute({
  method: 'POST',
  path: '/me/provideFeedback',
  tag: 'Vorgang',
  access: 'customer',
  summary: 'Rates the opening with one to five stars and a comment; 0 takes the rating back, possible for 30 days.',
  body: feedbackSchema,
  answers: { 204: 'empty' },
  problems: [409, 410],
});
