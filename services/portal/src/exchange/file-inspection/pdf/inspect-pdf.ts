import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFStream, ParseSpeeds } from 'pdf-lib';
import type { RefusedFileReason } from '@kontor/domain/document/refused-file';
import { isOnlyInvoiceData } from './embedded-files.js';
import { forbiddenNames, rawRefusal, UnreadablePdf } from './raw-pdf.js';
import { hasScript } from './xfa.js';

/**
 * Parses a PDF and says why it is refused: it cannot be followed, is encrypted, or contains programs, actions that start
 * programs, media, or files other than the XML of PDF/A-3. The PDF itself is never changed. @throws when it is damaged
 */
export async function refusalOfPdf(content: Uint8Array): Promise<RefusedFileReason | undefined> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  return rawRefusal(text, content) ?? (await parsedRefusal(content));
}

async function parsedRefusal(content: Uint8Array): Promise<RefusedFileReason | undefined> {
  const document = await PDFDocument.load(content, {
    ignoreEncryption: true,
    updateMetadata: false,
    throwOnInvalidObject: true,
    parseSpeed: ParseSpeeds.Fastest,
  });
  if (document.isEncrypted) return 'encrypted';
  if (document.getPageCount() < 1) throw new UnreadablePdf('No page');
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  for (const object of objects) requireNoHiddenObjects(object);
  const dictionaries: PDFDict[] = [];
  for (const name of namesOf(objects, dictionaries)) {
    const reason = forbiddenNames.get(name);
    if (reason !== undefined) return reason;
  }
  if (hasScript(dictionaries)) return 'script';
  return isOnlyInvoiceData(document, dictionaries) ? undefined : 'embedded';
}

/** All names of the objects; collects their dictionaries on the way. */
function* namesOf(objects: readonly PDFObject[], dictionaries: PDFDict[]): Generator<string> {
  const open = [...objects];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next instanceof PDFName) yield next.decodeText();
    if (next instanceof PDFArray) open.push(...next.asArray());
    const dictionary = next instanceof PDFStream ? next.dict : next;
    if (!(dictionary instanceof PDFDict)) continue;
    dictionaries.push(dictionary);
    for (const [key, value] of dictionary.entries()) open.push(key, value);
  }
}

/** An object inside a stream is seen by readers that follow the table of the file, and by no others. */
function requireNoHiddenObjects(object: PDFObject): void {
  if (!(object instanceof PDFRawStream)) return;
  if (object.dict.has(PDFName.of('First')) && object.dict.has(PDFName.of('N')))
    throw new UnreadablePdf('An object stream is disguised');
  const { buffer, byteOffset, byteLength } = object.contents;
  const text = Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
  if (/\d[\s\0]+\d+[\s\0]+obj[\s\0<[]/.test(text)) throw new UnreadablePdf('An object inside a stream');
}
