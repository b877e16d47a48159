import { reportingFilterSchema } from '@kontor/domain/reporting/reporting.schema';
import { csvFile, defineRoute } from '../route/route.js';
import { reportSchema } from './reporting.schema.js';

const tag = 'Bankzugang';

export const reportAll = defineRoute({
  method: 'GET',
  path: '/reportingSummaryAll',
  tag,
  access: 'staff',
  area: 'reporting',
  summary: 'Counts of all cases by status, and the figures of the charts.',
  answers: { 200: reportSchema },
});

export const searchReport = defineRoute({
  method: 'POST',
  path: '/reportingSummarySearch',
  tag,
  access: 'staff',
  area: 'reporting',
  summary: 'The same for the cases that fit a filter.',
  body: reportingFilterSchema,
  answers: { 200: reportSchema },
});

export const downloadReport = defineRoute({
  method: 'POST',
  path: '/reportingSummarySearch.csv',
  tag,
  access: 'staff',
  area: 'reporting',
  summary: 'The counts by status as a CSV file.',
  body: reportingFilterSchema,
  answers: { 200: csvFile },
});
