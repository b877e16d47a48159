import { feedbackSchema } from '@kontor/domain/feedback/feedback.schema';
import { csvFile, defineRoute } from '../route/route.js';
import { feedbacksSchema } from './feedback.schema.js';

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

export const getFeedbacks = defineRoute({
  method: 'GET',
  path: '/feedbacks',
  tag: 'Bankzugang',
  access: 'staff',
  area: 'feedback',
  summary: 'Average and distribution of all ratings, and the newest comments.',
  answers: { 200: feedbacksSchema },
});

export const downloadFeedbacks = defineRoute({
  method: 'GET',
  path: '/feedbacks.csv',
  tag: 'Bankzugang',
  access: 'staff',
  area: 'feedback',
  summary: 'Every feedback as a CSV file, the newest first.',
  answers: { 200: csvFile },
});
