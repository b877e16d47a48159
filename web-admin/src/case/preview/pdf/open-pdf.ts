import {
  getDocument,
  PasswordException,
  PDFWorker,
  type PDFDocumentProxy,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';
import { TimeLimitError, withinLimit } from './time-limit.js';

export type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Why a PDF is not shown; a key of the sentences about it. */
export type PdfRefusal = 'encrypted' | 'broken' | 'slow';

/** Thrown for a PDF that cannot be shown. */
export class PdfRefused extends Error {
  override readonly name = 'PdfRefused';
  readonly reason: PdfRefusal;

  constructor(reason: PdfRefusal, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** A PDF that is shown, until it is closed. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  /** Ends its worker, also in the middle of a page. */
  readonly close: () => void;
}

/** How long a PDF may take to open, and a page to be drawn, ms. */
export const pdfLimitMs = 20_000;

/** The largest image of a PDF that is drawn, in pixels: an A3 sheet scanned with 600 dpi. */
const largestImage = 75_000_000;

const files = new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${version}/`, window.location.href);

/**
 * What keeps a foreign file in its place: it is parsed in a worker whose own policy lets it load nothing but our
 * scripts, without WebAssembly; fonts and tables come from our own files; forms of XFA are not built.
 */
const contained = {
  cMapUrl: new URL('cmaps/', files).href,
  standardFontDataUrl: new URL('standard_fonts/', files).href,
  wasmUrl: new URL('wasm/', files).href,
  useWasm: false,
  useWorkerFetch: false,
  useSystemFonts: false,
  enableXfa: false,
  disableWorkerRendering: true,
  stopAtErrors: false,
  maxImageSize: largestImage,
  verbosity: 0,
} as const;

/** A worker of its own for each file, so that ending it ends everything; pdf.js would go on in the page without one. */
function startWorker(): { readonly worker: Worker; readonly failed: Promise<never> } {
  const worker = new Worker(workerAddress, { type: 'module' });
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker of the preview has failed')), { once: true });
  });
  failed.catch(() => undefined);
  return { worker, failed };
}

/** Opens a PDF. @throws PdfRefused for one that cannot be shown */
export async function openPdf(content: Blob): Promise<OpenPdf> {
  const data = new Uint8Array(await content.arrayBuffer());
  const { worker: port, failed } = startWorker();
  // The types of pdf.js know only the default of `port`.
  const worker = new PDFWorker({ port: port as unknown as null });
  const close = (): void => {
    worker.destroy();
    port.terminate();
  };
  try {
    const loading = getDocument({ data, worker, ...contained });
    const document = await withinLimit(Promise.race([loading.promise, failed]), pdfLimitMs);
    return { document, close };
  } catch (error) {
    close();
    throw refusedBy(error);
  }
}

function refusedBy(error: unknown): Error {
  if (error instanceof PasswordException) return new PdfRefused('encrypted', error);
  if (error instanceof TimeLimitError) return new PdfRefused('slow', error);
  return new PdfRefused('broken', error);
}
