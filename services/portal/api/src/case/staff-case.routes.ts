import * as z from 'zod';
import { csvFile, defineRoute, pdfFile, zipFile } from '../route/route.js';
import {
  activeStatusSchema,
  caseExportBodySchema,
  caseListQuerySchema,
  caseListRowSchema,
  historyRowSchema,
} from './case.schema.js';
import {
  assignBodySchema,
  assignManyBodySchema,
  assignResultSchema,
  clerkSchema,
  setStatusBodySchema,
  staffCaseSchema,
} from './staff-case.schema.js';

const tag = 'Vorgang';

export const listCases = defineRoute({
  method: 'GET',
  path: '/bgo_identifications_portal',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'Customer requests with search, status filter and pages; `Content-Range` carries the total.',
  query: caseListQuerySchema,
  answers: { 200: z.array(caseListRowSchema) },
});

export const countCases = defineRoute({
  method: 'GET',
  path: '/bgo_identifications_portal/counts',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'How many requests each filter of a JSON list finds (at most 12), in their order; 10,001 is "more".',
  query: z.object({ filters: z.string() }),
  answers: { 200: z.array(z.number()) },
});

export const listActiveStatuses = defineRoute({
  method: 'GET',
  path: '/bgo_identifications_portal/get_all_active_statuses',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'Statuses that requests have now.',
  answers: { 200: z.array(activeStatusSchema) },
});

/** `getCase` with the response for staff. */
export const getStaffCase = defineRoute({
  method: 'GET',
  path: '/bgo_identifications_portal/{id}',
  tag,
  access: 'any',
  area: 'cases',
  summary: 'The case with its groups of data; its customer is answered without what is the bank’s.',
  answers: { 200: staffCaseSchema },
  problems: [410],
});

export const downloadOrderData = defineRoute({
  method: 'GET',
  path: '/bgo_identifications_portal/{id}.pdf',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'The order data as PDF (auftragsdaten.pdf); by download ticket too, and HEAD returns the name.',
  answers: { 200: pdfFile },
  problems: [409, 410],
});

export const downloadOrderTable = defineRoute({
  method: 'GET',
  path: '/bgo_identifications_portal/{id}.csv',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'The order data as CSV (auftragsdaten.csv); by download ticket too, and HEAD returns the name.',
  answers: { 200: csvFile },
  problems: [409, 410],
});

export const downloadOrderDocuments = defineRoute({
  method: 'GET',
  path: '/download_document_archive/{id}',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'Order data and documents of the customer as ZIP (auftragsdokumente.zip); by download ticket too.',
  answers: { 200: zipFile },
  problems: [409, 410],
});

export const exportCase = defineRoute({
  method: 'GET',
  path: '/bgo_identifications_portal/{id}/export',
  tag,
  access: 'staff',
  area: 'caseExport',
  summary: 'Everything that is kept of a case, signed, as ZIP (vorgang-<id>.zip); by download ticket too.',
  answers: { 200: zipFile },
});

export const getHistory = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/{id}/status_history_joined',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'The status history of a case, newest first.',
  answers: { 200: z.array(historyRowSchema) },
});

export const setStatus = defineRoute({
  method: 'PATCH',
  path: '/bgo_identifications_status/{id}/setStatus',
  tag,
  access: 'staff',
  area: 'statuses',
  summary: 'Moves a case by the command that leads to the status.',
  body: setStatusBodySchema,
  approval: true,
  answers: { 204: 'empty' },
  problems: [409, 410],
});

export const assignCase = defineRoute({
  method: 'POST',
  path: '/bgo_identifications_portal/{id}/assign',
  tag,
  access: 'staff',
  act: 'assign',
  summary: 'Changes who works on a case; 409 `taken` of other commands names the owner.',
  body: assignBodySchema,
  answers: { 204: 'empty' },
  problems: [409, 410],
});

export const assignCases = defineRoute({
  method: 'POST',
  path: '/bgo_identifications_portal/assign',
  tag,
  access: 'staff',
  act: 'assign',
  summary: 'Changes who works on up to 200 cases, with a result for each.',
  body: assignManyBodySchema,
  answers: { 200: z.array(assignResultSchema) },
});

export const listClerks = defineRoute({
  method: 'GET',
  path: '/bgo_identifications_portal/clerks',
  tag,
  access: 'staff',
  act: 'assign',
  summary: 'To whom cases can be assigned: active accounts by name.',
  answers: { 200: z.array(clerkSchema) },
});

export const exportCases = defineRoute({
  method: 'POST',
  path: '/bgo_identifications_portal.csv',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'The requests of a filter as a CSV file (Kundenanfragen.csv), at most 10,000.',
  body: caseExportBodySchema,
  answers: { 200: csvFile },
});

export const disableProcess = defineRoute({
  method: 'POST',
  path: '/bgo_identifications_portal/{id}/disableProcess',
  tag,
  access: 'staff',
  act: 'disableProcess',
  summary: 'Deletes a case for good.',
  approval: true,
  answers: { 204: 'empty' },
  problems: [409, 410],
});

export const syncWithProvider = defineRoute({
  method: 'POST',
  path: '/bgo_identifications/{id}/sync-with-solaris',
  tag,
  access: 'staff',
  act: 'syncWithProvider',
  summary: 'Fetches the provider’s state.',
  answers: { 204: 'empty' },
  problems: [409, 410],
});

export const followAllCases = defineRoute({
  method: 'GET',
  path: '/staff/events',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'Events of all cases.',
  answers: { 200: 'events' },
  limited: true,
});
