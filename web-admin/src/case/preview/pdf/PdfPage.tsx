import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { drawPage } from './draw-page.js';
import type { PDFDocumentProxy } from './open-pdf.js';

/** The rules of pdf.js that put its text where the picture has it. */
const Sheet = styled('div')({
  position: 'relative',
  marginInline: 'auto',
  background: '#fff',
  boxShadow: '0 1px 4px rgb(0 0 0 / 0.3)',
  '& canvas': { display: 'block', width: '100%', height: '100%' },
  '& .text': {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    textSizeAdjust: 'none',
    forcedColorAdjust: 'none',
    transformOrigin: '0 0',
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    '& :is(span, br)': {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0% 0%',
    },
    '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
      '--font-height': '0',
      '--scale-x': '1',
      '--rotate': '0deg',
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
      transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
    },
    '& .markedContent': { display: 'contents' },
    '& ::selection': { background: 'rgb(0 102 179 / 0.3)' },
  },
  '& .fault': { padding: 24, color: '#14202B' },
});

/** Height against width of an A4 sheet, until the page is known. */
const usualRatio = Math.SQRT2;

interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  /** From 1. */
  readonly number: number;
  /** CSS pixels. */
  readonly width: number;
}

/** Whether an element is in view or next to it. */
function useIsNear() {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: current.parentElement,
      rootMargin: '100% 0px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, isNear] as const;
}

type Look = 'waiting' | 'text' | 'picture' | 'failed';

/** Draws the page into the box while it is near. */
function useDrawing({ document, number, width }: PdfPageProps, isNear: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Look>('waiting');
  const [ratio, setRatio] = useState(usualRatio);
  useEffect(() => {
    let isLeft = false;
    let stop = (): void => undefined;
    const draw = async (): Promise<void> => {
      const page = await document.getPage(number);
      if (isLeft || box.current === null) return;
      const size = page.getViewport({ scale: 1 });
      setRatio(size.height / size.width);
      const drawing = drawPage(page, box.current, width);
      ({ stop } = drawing);
      const hasText = await drawing.hasText;
      if (!isLeft) setLook(hasText ? 'text' : 'picture');
    };
    if (isNear)
      draw().catch(() => {
        if (!isLeft) setLook('failed');
      });
    return () => {
      isLeft = true;
      stop();
    };
  }, [document, number, width, isNear]);
  return { box, look, ratio };
}

/** One page: a picture with its text. It is drawn only near the view. */
export function PdfPage(props: PdfPageProps) {
  const { document, number, width } = props;
  const [element, isNear] = useIsNear();
  const { box, look, ratio } = useDrawing(props, isNear);
  return (
    <Sheet
      ref={element}
      role="group"
      aria-label={`Seite ${number} von ${document.numPages}`}
      aria-busy={isNear && look === 'waiting'}
      data-page={number}
      data-look={isNear ? look : 'away'}
      style={{ width, height: Math.round(width * ratio) }}
    >
      {look === 'picture' ? <VisuallyHidden>Die Seite ist ein Bild ohne Text.</VisuallyHidden> : null}
      {look === 'failed' ? <p className="fault">Diese Seite lässt sich nicht anzeigen.</p> : null}
      <div ref={box} style={{ height: '100%', ...(look === 'failed' ? { display: 'none' } : {}) }} />
    </Sheet>
  );
}
