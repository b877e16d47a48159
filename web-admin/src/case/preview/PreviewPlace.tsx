import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CaseFile } from '../case-file/case-file.js';
import { ShownFileContext } from '../case-file/shown-file.js';
import { lazyPart } from '../../ui/lazy-part.js';

const Preview = lazyPart(async () => (await import('./Preview.js')).Preview);

/** Two halves while a file is open: the data of the case on the left in one column, the file on the right. */
const Halves = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('xl')]: {
    '&[data-open]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: 20,
      alignItems: 'start',
    },
    '&[data-open] > .data > *': {
      gridTemplateAreas: '"main" "act" "documents"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
    },
    '&[data-open] > .data > * > .act': { position: 'static', '& > section': { maxHeight: 'none' } },
    // Two columns of lines would break words in the half of a page.
    '&[data-open] > .data > * > .main dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > .file': {
      position: 'sticky',
      top: 72,
      height: 'calc(100dvh - 88px)',
      overflow: 'hidden',
      borderRadius: 10,
      border: `1px solid ${theme.vars.palette.divider}`,
      background: theme.vars.palette.background.paper,
    },
  },
  '@media print': { '&[data-open]': { display: 'block' }, '& > .file': { display: 'none' } },
}));

/** The columns of a case with a place for the preview beside them. */
export function PreviewPlace({ children }: { readonly children: ReactNode }) {
  const [file, setFile] = useState<CaseFile>();
  const opener = useRef<HTMLElement>(null);
  const shown = useMemo(
    () => ({
      file,
      show: (next: CaseFile, from: HTMLElement) => {
        opener.current = from;
        setFile(next);
      },
    }),
    [file],
  );
  // After the dialog has left the page: until then it keeps the focus.
  useEffect(() => {
    if (file !== undefined) return;
    opener.current?.focus();
    opener.current = null;
  }, [file]);
  return (
    <ShownFileContext value={shown}>
      <Halves {...(file === undefined ? {} : { 'data-open': '' })}>
        <div className="data">{children}</div>
        {file === undefined ? null : (
          <div className="file">
            <Preview file={file} onShow={setFile} onClose={() => setFile(undefined)} />
          </div>
        )}
      </Halves>
    </ShownFileContext>
  );
}
