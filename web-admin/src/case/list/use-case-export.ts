import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { problemLine } from '../../ui/notice/problem-text.js';
import { useCaseFilter } from './use-case-filter.js';

/** Downloads what the list shows, all pages of it. */
export function useCaseExport(): readonly [() => void, boolean] {
  const { sort, total = 0 } = useListContext();
  const [filter] = useCaseFilter();
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);
  const run = async (): Promise<void> => {
    setRunning(true);
    try {
      const { saveCases } = await import('./save-cases.js');
      notify(await saveCases(filter, { sort, total }), { type: 'info' });
    } catch (error) {
      notify(`Datei nicht geladen: ${problemLine(error)}`, { type: 'error', autoHideDuration: null });
    } finally {
      setRunning(false);
    }
  };
  return [() => void run(), isRunning];
}
