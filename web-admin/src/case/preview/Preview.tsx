import Dialog from '@mui/material/Dialog';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState } from 'react';
import { type CaseFile, neighbour, placeText } from '../case-file/case-file.js';
import type { PageNumber, PageTurner } from './pdf/PdfView.js';
import type { PreviewAct } from './preview-act.js';
import { PreviewBar } from './PreviewBar.js';
import { PreviewContent } from './PreviewContent.js';
import { useCaseFiles } from './use-case-files.js';
import { usePreviewKeys } from './use-preview-keys.js';
import { fitted, larger, smaller } from './zoom.js';

const Frame = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  height: '100%',
  '& > [role="status"]': { margin: '12px 16px 0' },
});

/** To the edges of the screen, where other dialogs keep a distance. */
const edges = {
  slotProps: { paper: { sx: { margin: 0, width: '100%', maxWidth: 'none', maxHeight: 'none', borderRadius: 0 } } },
};

interface PreviewProps {
  readonly file: CaseFile;
  readonly onShow: (file: CaseFile) => void;
  readonly onClose: () => void;
}

/** The preview: beside the data on a wide screen, over the whole page on a narrow one. */
export function Preview(props: PreviewProps) {
  const isBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'), { noSsr: true });
  const titleId = useId();
  if (isBeside) return <Opened {...props} titleId={titleId} />;
  return (
    <Dialog open fullScreen onClose={props.onClose} aria-labelledby={titleId} disableRestoreFocus {...edges}>
      <Opened {...props} titleId={titleId} />
    </Dialog>
  );
}

function Opened({ file, onShow, onClose, titleId }: PreviewProps & { readonly titleId: string }) {
  const frame = useRef<HTMLElement>(null);
  const turner = useRef<PageTurner>(null);
  const [zoom, setZoom] = useState(fitted);
  const [number, setNumber] = useState<PageNumber>();
  const files = useCaseFiles();
  const before = neighbour(files, file, -1);
  const after = neighbour(files, file, 1);
  const show = (next: CaseFile | undefined): void => {
    if (next === undefined) return;
    setZoom(fitted);
    setNumber(undefined);
    // The area of the file that is left takes its focus with it.
    frame.current?.focus({ preventScroll: true });
    onShow(next);
  };
  const acts: Readonly<Record<PreviewAct, () => void>> = {
    nextFile: () => show(after),
    previousFile: () => show(before),
    nextPage: () => turner.current?.turn(1),
    previousPage: () => turner.current?.turn(-1),
    larger: () => setZoom(larger),
    smaller: () => setZoom(smaller),
    fit: () => setZoom(fitted),
    close: onClose,
  };
  const run = (act: PreviewAct): void => acts[act]();
  usePreviewKeys(frame, run);
  useEffect(() => {
    frame.current?.focus();
  }, []);
  const ends = { isFirst: before === undefined, isLast: after === undefined };
  return (
    <Frame ref={frame} tabIndex={-1} aria-labelledby={titleId}>
      <PreviewBar {...{ titleId, file, ends, number, zoom, run }} place={placeText(files, file)} />
      <PreviewContent
        key={`${file.source} ${file.id}`}
        {...{ file, zoom, turner }}
        onPage={(next) =>
          setNumber((known) => (known?.page === next.page && known.count === next.count ? known : next))
        }
      />
    </Frame>
  );
}
