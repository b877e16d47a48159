import { AnnotationMode, TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfLimitMs } from './open-pdf.js';
import { withinLimit } from './time-limit.js';

/** The largest canvas in pixels: beyond it the browser, not the screen, would scale the page. */
const largestCanvas = 16_000_000;

/** A page that is being drawn. */
export interface Drawing {
  /** Whether the page has text, once it is drawn. Rejects when it cannot be drawn, and when it was stopped. */
  readonly hasText: Promise<boolean>;
  readonly stop: () => void;
}

/** How many pixels of the canvas one CSS pixel has. */
function densityOf(width: number, height: number): number {
  return Math.min(window.devicePixelRatio, 2, Math.sqrt(largestCanvas / (width * height)));
}

/**
 * Draws a page into a box that is `width` CSS pixels wide: a picture, and above it its text, transparent, to be read
 * out and copied. Stamps and values of forms belong to the picture; nothing in it can be clicked.
 */
export function drawPage(page: PDFPageProxy, box: HTMLElement, width: number): Drawing {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const density = densityOf(viewport.width, viewport.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  canvas.setAttribute('aria-hidden', 'true');
  const text = document.createElement('div');
  text.className = 'text';
  text.style.setProperty('--total-scale-factor', String(viewport.scale));
  box.replaceChildren(canvas, text);
  const picture = page.render({
    canvas,
    viewport,
    annotationMode: AnnotationMode.ENABLE,
    ...(density === 1 ? {} : { transform: [density, 0, 0, density, 0, 0] }),
  });
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  const drawn = Promise.all([picture.promise, layer.render()]);
  return {
    hasText: withinLimit(drawn, pdfLimitMs).then(() => text.textContent.trim() !== ''),
    stop: () => {
      picture.cancel();
      layer.cancel();
      box.replaceChildren();
    },
  };
}
