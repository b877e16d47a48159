import { getFaq, type Faq } from '@kontor/api/faq/faq.routes';
import { downloadReport, searchReport } from '@kontor/api/reporting/reporting.routes';
import type { Report } from '@kontor/api/reporting/reporting.schema';
import type { RouteInput } from '@kontor/api/route/route';
import { abortBy } from './abort-by.js';
import { api } from './api.js';

/** A file, and the name that the server gave it. */
interface NamedFile {
  readonly content: Blob;
  readonly name: string | undefined;
}

export type ReportBody = RouteInput<typeof searchReport>['body'];

/** Custom methods for what is about all cases. */
export const reportMethods = {
  searchReport: async (body: ReportBody, signal?: AbortSignal): Promise<Report> =>
    (await api.send(searchReport, { body, ...abortBy(signal) })).data,
  downloadReport: async (body: ReportBody): Promise<NamedFile> => {
    const { data, headers } = await api.send(downloadReport, { body });
    return { content: data, name: /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1] };
  },
  readFaq: async (signal?: AbortSignal): Promise<Faq> => (await api.send(getFaq, abortBy(signal))).data,
};
