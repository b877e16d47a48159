import type { FoundParts } from './hidden-parts.js';
import type { PDFDocumentProxy } from './open-pdf.js';

/** How many pages are searched for links and actions; further ones are not worth the wait. */
const searchedPages = 30;

/** What is read of an annotation of pdf.js. */
interface Annotation {
  readonly url?: string;
  readonly unsafeUrl?: string;
  readonly action?: string;
  readonly attachment?: unknown;
  readonly actions?: unknown;
}

const hasAction = ({ url, unsafeUrl, action, attachment, actions }: Annotation): boolean =>
  (unsafeUrl !== undefined && url === undefined) || Boolean(action) || Boolean(attachment) || Boolean(actions);

async function annotationsOf(document: PDFDocumentProxy): Promise<readonly Annotation[]> {
  const found: Annotation[] = [];
  for (let number = 1; number <= Math.min(document.numPages, searchedPages); number++) {
    const page = await document.getPage(number);
    found.push(...((await page.getAnnotations()) as readonly Annotation[]));
  }
  return found;
}

/** Looks for what the preview leaves out of a PDF. What cannot be read is not found. */
export async function findParts(document: PDFDocumentProxy): Promise<FoundParts> {
  const [scripts, opening, attachments, meta, annotations] = await Promise.all([
    document.hasJSActions(),
    document.getOpenAction(),
    document.getAttachments(),
    document.getMetadata(),
    annotationsOf(document),
  ]);
  const info = meta.info as { readonly IsXFAPresent?: boolean };
  return {
    hasScripts: scripts,
    hasActions: opening?.has('action') === true || annotations.some(hasAction),
    hasLinks: annotations.some(({ url }) => url !== undefined),
    hasXfa: info.IsXFAPresent === true,
    attachments: attachments?.size ?? 0,
  };
}
