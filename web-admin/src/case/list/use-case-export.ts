import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { saveFile } from '../../ui/save-file.js';
import { useCaseFilter } from './use-case-filter.js';
import { useShownColumns } from './use-shown-columns.js';

const fileName = 'Kundenanfragen.csv';
/** A file has at most so many rows. */
const most = 10_000;

/** Downloads what the list shows, all pages of it and its columns. */
export function useCaseExport(): readonly [() => void, boolean] {
  const { sort, total = 0 } = useListContext();
  const [filter] = useCaseFilter();
  const provider = useDataProvider<KontorDataProvider>();
  const shown = useShownColumns();
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);
  const run = async (): Promise<void> => {
    setRunning(true);
    try {
      saveFile(
        await provider.exportCases({ filter: { ...filter }, sort: [sort.field, sort.order], ...shown }),
        fileName,
      );
      const text =
        total > most ? 'Die Datei enthält die ersten 10.000 Kundenanfragen.' : `${fileName} wurde gespeichert.`;
      notify(text, { type: 'info' });
    } catch (error) {
      notify(`Datei nicht geladen: ${problemLine(error)}`, { type: 'error', autoHideDuration: null });
    } finally {
      setRunning(false);
    }
  };
  return [() => void run(), isRunning];
}
