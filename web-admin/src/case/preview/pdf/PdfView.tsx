import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { Notice } from '../../../ui/notice/Notice.js';
import { Waiting } from '../../../ui/Waiting.js';
import { NotShown } from '../area/NotShown.js';
import { Pages } from '../area/Pages.js';
import { useFocusOfFrame } from '../area/use-focus-of-frame.js';
import { useContentWidth } from '../area/use-content-width.js';
import { PdfPage } from './PdfPage.js';
import { pageAt } from './page-place.js';
import { usePdf } from './use-pdf.js';

/** What the bar above can ask of the pages. */
export interface PageTurner {
  readonly turn: (step: 1 | -1) => void;
}

/** Which page is read, of how many. */
export interface PageNumber {
  readonly page: number;
  readonly count: number;
}

interface PdfViewProps {
  readonly content: Blob;
  readonly zoom: number;
  readonly turner: Ref<PageTurner>;
  readonly onPage: (number: PageNumber) => void;
  readonly name: string;
}

const sheetsIn = (area: HTMLElement): readonly HTMLElement[] => [...area.querySelectorAll<HTMLElement>('[data-page]')];

function pageIn(area: HTMLElement): number {
  const places = sheetsIn(area).map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
  return pageAt(places, area.scrollTop, area.clientHeight);
}

/** All pages of a PDF below each other. */
export function PdfView({ content, zoom, turner, onPage, name }: PdfViewProps) {
  const { document, left = [], refusal } = usePdf(content);
  const area = useRef<HTMLDivElement>(null);
  const width = useContentWidth(area);
  useFocusOfFrame(area);
  const count = document?.numPages ?? 0;
  const report = (): void => {
    if (area.current !== null && count > 0) onPage({ page: pageIn(area.current), count });
  };
  useEffect(() => {
    report();
    // The page of a new document, and after its size has changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count, width, zoom]);
  useImperativeHandle(turner, () => ({
    turn: (step) => {
      const { current } = area;
      if (current === null) return;
      const sheet = sheetsIn(current)[pageIn(current) - 1 + step];
      if (sheet !== undefined) current.scrollTop = sheet.offsetTop - 8;
    },
  }));
  if (refusal !== undefined) return <NotShown>{refusal}</NotShown>;
  return (
    <>
      {left.length === 0 ? null : (
        <Notice tone="info" live>
          {left.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </Notice>
      )}
      <Pages ref={area} tabIndex={0} role="group" aria-label={`Inhalt von ${name}`} onScroll={report}>
        {document === undefined ? <Waiting /> : null}
        {document === undefined || width === 0
          ? null
          : Array.from({ length: count }, (_page, at) => (
              <PdfPage key={at} document={document} number={at + 1} width={Math.round(width * zoom)} />
            ))}
      </Pages>
    </>
  );
}
