import { downloadReport } from '@kontor/api/reporting/reporting.routes';
import type { RouteInput } from '@kontor/api/route/route';
import { reportFileName } from '@kontor/domain/reporting/reporting';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../providers/api.js';
import { problemLine } from '../ui/notice/problem-text.js';

type Filter = RouteInput<typeof downloadReport>['body'];

/** Downloads the report under the name of the answer. */
export function useReportDownload(): readonly [(filter: Filter) => void, boolean] {
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);
  const download = async (filter: Filter): Promise<void> => {
    setRunning(true);
    try {
      const { data, headers } = await api.send(downloadReport, { body: filter });
      const address = URL.createObjectURL(data);
      const link = document.createElement('a');
      link.href = address;
      link.download = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? reportFileName;
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      notify(`Datei nicht geladen: ${problemLine(error)}`, { type: 'error', autoHideDuration: null });
    } finally {
      setRunning(false);
    }
  };
  return [(filter) => void download(filter), isRunning];
}
