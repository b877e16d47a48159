import { useEffect, useState } from 'react';
import { notShown } from '../area/preview-kind.js';
import { findParts } from './find-parts.js';
import { hiddenParts } from './hidden-parts.js';
import { openPdf, PdfRefused, type PDFDocumentProxy } from './open-pdf.js';

/** A PDF on its way into the page. */
export interface PdfState {
  readonly document?: PDFDocumentProxy;
  /** What the preview leaves out, one sentence each. */
  readonly left?: readonly string[];
  /** Why it is not shown. */
  readonly refusal?: string;
}

/** Opens a PDF while it is shown; its worker ends with it. */
export function usePdf(content: Blob): PdfState {
  const [state, setState] = useState<PdfState>({});
  useEffect(() => {
    let isLeft = false;
    let close = (): void => undefined;
    const open = async (): Promise<void> => {
      const pdf = await openPdf(content);
      ({ close } = pdf);
      if (isLeft) {
        close();
        return;
      }
      setState({ document: pdf.document });
      const left = hiddenParts(await findParts(pdf.document));
      if (!isLeft) setState({ document: pdf.document, left });
    };
    open().catch((error: unknown) => {
      // A part that cannot be looked for is not worth the pages that are shown.
      if (!isLeft && error instanceof PdfRefused) setState({ refusal: notShown[error.reason] });
    });
    return () => {
      isLeft = true;
      close();
      setState({});
    };
  }, [content]);
  return state;
}
