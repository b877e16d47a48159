import { decisionSchema, extractSchema } from '@kontor/domain/discrepancy/discrepancy.schema';
import { defineRoute, jsonFile, pdfFile } from '../route/route.js';
import { discrepancyAnswerSchema } from './discrepancy.schema.js';

const path = '/bgo_identifications_portal/{id}/discrepancyReport' as const;
const common = { tag: 'Unstimmigkeitsmeldung', access: 'staff' } as const;

export const getDiscrepancyReport = defineRoute({
  ...common,
  method: 'GET',
  path,
  area: 'cases',
  summary: 'The beneficial owners beside the extract of the transparency register, and the decision of the bank.',
  answers: { 200: discrepancyAnswerSchema },
  problems: [409, 410],
});

export const getDiscrepancyPdf = defineRoute({
  ...common,
  method: 'GET',
  path: `${path}.pdf`,
  area: 'cases',
  summary: 'The report as PDF, once the extract was compared; by download ticket too.',
  answers: { 200: pdfFile },
  problems: [409, 410],
});

export const getDiscrepancyJson = defineRoute({
  ...common,
  method: 'GET',
  path: `${path}.json`,
  area: 'cases',
  summary: 'The report as JSON, once the extract was compared; by download ticket too.',
  answers: { 200: jsonFile },
  problems: [409, 410],
});

export const enterExtract = defineRoute({
  ...common,
  method: 'PUT',
  path: `${path}/extract`,
  act: 'transparencyRegister',
  summary: 'Keeps what the extract says about the beneficial owners; 412 when somebody else was faster.',
  body: extractSchema,
  answers: { 204: 'empty' },
  problems: [409, 410, 412],
});

export const decideDiscrepancy = defineRoute({
  ...common,
  method: 'POST',
  path: `${path}/decision`,
  act: 'transparencyRegister',
  summary: 'Records that the differences were reported, or why they are not.',
  body: decisionSchema,
  answers: { 204: 'empty' },
  problems: [409, 410, 412],
});
