import { defineRoute, uploadedFile } from '../route/route.js';
import { registerDocumentsSchema, transparencyStatusSchema } from './register-document.schema.js';

const tag = 'Registerdokumente';

export const listRegisterDocuments = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/{id}/register_documents',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'Documents of registers that a case has, and those that are missing, with the states of their orders.',
  answers: { 200: registerDocumentsSchema },
  problems: [409, 410],
});

export const orderRegisterDocuments = defineRoute({
  method: 'POST',
  path: '/bgo_identifications/{id}/order-documents',
  tag,
  access: 'staff',
  act: 'orderDocuments',
  summary: 'Orders the missing documents of registers; what is ordered already is not ordered again.',
  answers: { 204: 'empty' },
  problems: [409, 410, 503],
});

export const fetchRegisterDocuments = defineRoute({
  method: 'POST',
  path: '/bgo_fetch_documents_start/{id}',
  tag,
  access: 'staff',
  act: 'fetchDocuments',
  summary:
    'Fetches what is ready, orders what is missing or failed; an ordered extract of the transparency register too.',
  answers: { 200: registerDocumentsSchema },
  problems: [409, 410, 415, 503],
});

export const downloadRegisterDocument = defineRoute({
  method: 'GET',
  path: '/register_documents/{id}/download',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'One document of a register; by download ticket too.',
  answers: { 200: uploadedFile },
  problems: [410],
});

export const orderTransparencyExtract = defineRoute({
  method: 'POST',
  path: '/bgo_identifications/{id}/order-transparency-register-documents',
  tag,
  access: 'staff',
  act: 'transparencyRegister',
  summary: 'Orders the extract of the transparency register, once.',
  answers: { 204: 'empty' },
  problems: [409, 410, 503],
});

export const getTransparencyStatus = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/{id}/transparency-register-status',
  tag,
  access: 'staff',
  area: 'cases',
  summary: 'Status of the extract of the transparency register; `error` when the provider cannot be asked.',
  answers: { 200: transparencyStatusSchema },
  problems: [409, 410],
});
