import { reportFileName } from '@kontor/domain/reporting/reporting';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../providers/data-provider.js';
import type { ReportBody } from '../providers/report-methods.js';
import { problemLine } from '../ui/notice/problem-text.js';
import { saveFile } from '../ui/save-file.js';

/** Downloads the report under the name of the answer. */
export function useReportDownload(): readonly [(filter: ReportBody) => void, boolean] {
  const provider = useDataProvider<KontorDataProvider>();
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);
  const download = async (filter: ReportBody): Promise<void> => {
    setRunning(true);
    try {
      const { content, name = reportFileName } = await provider.downloadReport(filter);
      saveFile(content, name);
    } catch (error) {
      notify(`Datei nicht geladen: ${problemLine(error)}`, { type: 'error', autoHideDuration: null });
    } finally {
      setRunning(false);
    }
  };
  return [(filter) => void download(filter), isRunning];
}
