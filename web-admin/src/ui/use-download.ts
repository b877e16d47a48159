import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../providers/data-provider.js';
import { problemLine } from './notice/problem-text.js';

export function useDownload(): readonly [(path: string) => void, boolean] {
  const provider = useDataProvider<KontorDataProvider>();
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);
  const download = async (path: string): Promise<void> => {
    setRunning(true);
    try {
      const link = document.createElement('a');
      link.href = await provider.downloadUrl(path);
      link.download = '';
      link.click();
    } catch (error) {
      notify(`Datei nicht geladen: ${problemLine(error)}`, { type: 'error', autoHideDuration: null });
    } finally {
      setRunning(false);
    }
  };
  return [(path) => void download(path), isRunning];
}
