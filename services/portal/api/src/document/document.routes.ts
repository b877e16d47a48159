import * as z from 'zod';
import { defineRoute, uploadedFile, zipFile } from '../route/route.js';
import { businessDocumentSchema, businessDocumentTypeSchema, contractFileSchema } from './document.schema.js';

const tag = 'Dokumente';

export const listBusinessDocuments = defineRoute({
  method: 'GET',
  path: '/business_documents',
  tag,
  access: 'customer',
  summary: 'Documents of the own application.',
  answers: { 200: z.array(businessDocumentSchema) },
});

export const getBusinessDocumentType = defineRoute({
  method: 'GET',
  path: '/business_document_type/{type}',
  tag,
  access: 'customer',
  summary: 'The own documents of one type.',
  answers: { 200: businessDocumentTypeSchema },
});

export const uploadBusinessDocuments = defineRoute({
  method: 'POST',
  path: '/business_documents/upload',
  tag,
  access: 'customer',
  summary:
    'Uploads documents: form fields `files[]` and `document_type`; PDF, PNG or JPEG up to 8,000,000 bytes each, 64,000,000 together, 200,000,000 of a case, and 1,000,000,000 of a login in 24 hours. Each is opened first; of pictures a copy without metadata is kept, PDFs with programs, media, encryption or files inside are refused.',
  body: 'form',
  limited: true,
  answers: { 201: z.array(businessDocumentSchema) },
  problems: [409, 410, 413, 415, 503],
});

export const downloadBusinessDocument = defineRoute({
  method: 'GET',
  path: '/business_documents/{id}/download',
  tag,
  access: 'any',
  area: 'cases',
  summary: 'One own document.',
  answers: { 200: uploadedFile },
});

export const deleteBusinessDocument = defineRoute({
  method: 'DELETE',
  path: '/business_documents/{id}',
  tag,
  access: 'customer',
  summary: 'Removes an own document before the order.',
  answers: { 204: 'empty' },
  problems: [409],
});

export const listContractFiles = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/{id}/contract_files',
  tag,
  access: 'any',
  area: 'cases',
  summary: 'Contract files of a case.',
  answers: { 200: z.array(contractFileSchema) },
  problems: [409],
});

export const uploadContractFile = defineRoute({
  method: 'POST',
  path: '/bgo_identifications/{id}/contract_files',
  tag,
  access: 'staff',
  act: 'contractFilesWrite',
  summary: 'Uploads a contract file: form field `file`, PDF or image up to 64 MiB, 500,000,000 bytes of a case.',
  body: 'form',
  limited: true,
  answers: { 201: contractFileSchema },
  problems: [409, 413, 415, 503],
});

export const replaceContractFile = defineRoute({
  method: 'POST',
  path: '/contract_files/{id}',
  tag,
  access: 'staff',
  act: 'contractFilesReplace',
  summary: 'Replaces a contract file by a new version, also at 430; the older one is kept.',
  body: 'form',
  limited: true,
  answers: { 200: contractFileSchema },
  problems: [409, 413, 415, 503],
});

export const deleteContractFile = defineRoute({
  method: 'DELETE',
  path: '/contract_files/{id}',
  tag,
  access: 'staff',
  act: 'contractFilesWrite',
  summary: 'Removes a contract file with its older versions; not at 430 any more.',
  answers: { 204: 'empty' },
  problems: [409],
});

export const downloadContractFile = defineRoute({
  method: 'GET',
  path: '/contract_files/{id}/download',
  tag,
  access: 'any',
  area: 'cases',
  summary: 'One contract file.',
  answers: { 200: uploadedFile },
  problems: [409],
});

export const downloadContractFiles = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/{id}/contract_files/download',
  tag,
  access: 'any',
  area: 'cases',
  summary: 'The contract files of a case; `me` is the own case.',
  answers: { 200: { file: [...uploadedFile.file, ...zipFile.file] } },
  problems: [409],
});
