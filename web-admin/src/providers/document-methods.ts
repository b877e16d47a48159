import type { DiscrepancyAnswer } from '@kontor/api/discrepancy/discrepancy.schema';
import { decideDiscrepancy, enterExtract, getDiscrepancyReport } from '@kontor/api/discrepancy/discrepancy.routes';
import type { ContractFile } from '@kontor/api/document/document.schema';
import {
  deleteContractFile,
  listContractFiles,
  replaceContractFile,
  uploadContractFile,
} from '@kontor/api/document/document.routes';
import {
  fetchRegisterDocuments,
  getTransparencyStatus,
  listRegisterDocuments,
  orderRegisterDocuments,
  orderTransparencyExtract,
} from '@kontor/api/register-document/register-document.routes';
import type { RouteData, RouteInput } from '@kontor/api/route/route';
import type { CaseId } from '@kontor/domain/case/case-id';
import { abortBy } from './abort-by.js';
import { api } from './api.js';
import { formWith, type OnProgress, uploader } from './upload-form.js';

export type ExtractBody = RouteInput<typeof enterExtract>['body'];
export type DecisionBody = RouteInput<typeof decideDiscrepancy>['body'];

/** Custom methods for the files of a case: those of the contract, those of the registers, and what was found in them. */
export const documentMethods = {
  contractFilesOf: async (id: CaseId, signal?: AbortSignal): Promise<ContractFile[]> =>
    (await api.send(listContractFiles, { params: { id }, ...abortBy(signal) })).data,
  uploadContractFile: (id: CaseId, file: File, onProgress: OnProgress): Promise<ContractFile> =>
    uploader.upload(uploadContractFile, { params: { id }, body: formWith(file), onProgress }),
  replaceContractFile: (fileId: string, file: File, onProgress: OnProgress): Promise<ContractFile> =>
    uploader.upload(replaceContractFile, { params: { id: fileId }, body: formWith(file), onProgress }),
  deleteContractFile: async (fileId: string): Promise<void> => {
    await api.send(deleteContractFile, { params: { id: fileId } });
  },

  registerDocumentsOf: async (id: CaseId, signal?: AbortSignal): Promise<RouteData<typeof listRegisterDocuments>> =>
    (await api.send(listRegisterDocuments, { params: { id }, ...abortBy(signal) })).data,
  orderRegisterDocuments: async (id: CaseId): Promise<void> => {
    await api.send(orderRegisterDocuments, { params: { id } });
  },
  /** Fetches what is ready, and orders what is missing again. */
  fetchRegisterDocuments: async (id: CaseId): Promise<RouteData<typeof fetchRegisterDocuments>> =>
    (await api.send(fetchRegisterDocuments, { params: { id } })).data,
  transparencyStatusOf: async (
    id: CaseId,
    signal?: AbortSignal,
  ): Promise<RouteData<typeof getTransparencyStatus>['status']> =>
    (await api.send(getTransparencyStatus, { params: { id }, ...abortBy(signal) })).data.status,
  orderTransparencyExtract: async (id: CaseId): Promise<void> => {
    await api.send(orderTransparencyExtract, { params: { id } });
  },

  discrepancyOf: async (id: CaseId, signal?: AbortSignal): Promise<DiscrepancyAnswer> =>
    (await api.send(getDiscrepancyReport, { params: { id }, ...abortBy(signal) })).data,
  enterExtract: async (id: CaseId, body: ExtractBody): Promise<void> => {
    await api.send(enterExtract, { params: { id }, body });
  },
  decideDiscrepancy: async (id: CaseId, body: DecisionBody): Promise<void> => {
    await api.send(decideDiscrepancy, { params: { id }, body });
  },

  /** A download address that works once, within a minute. */
  downloadUrl: (path: string): Promise<string> => api.downloadUrl(path),
};
