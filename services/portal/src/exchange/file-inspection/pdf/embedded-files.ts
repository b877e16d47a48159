import { PDFDict, type PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { streamText } from './stream-text.js';

const key = (name: string): PDFName => PDFName.of(name);
const xmlTypes = ['text/xml', 'application/xml'];

/** Whether a PDF has no embedded file, or is a PDF/A-3 whose embedded files are XML, as electronic invoices are. */
export function isOnlyInvoiceData(document: PDFDocument, dictionaries: readonly PDFDict[]): boolean {
  const specifications = dictionaries.flatMap((one) => (one.has(key('EF')) ? [one.lookup(key('EF'))] : []));
  const contents = dictionaries.filter((one) => one.lookup(key('Type')) === key('EmbeddedFile'));
  if (specifications.length === 0 && contents.length === 0) return true;
  if (!isPdfA3(document)) return false;
  const referred = specifications.flatMap((files) => (files instanceof PDFDict ? streamsOf(files) : [undefined]));
  const isXmlFile = (stream: PDFRawStream | undefined): boolean => stream !== undefined && isXml(stream);
  return referred.every(isXmlFile) && contents.every((one) => referred.some((stream) => stream?.dict === one));
}

function streamsOf(files: PDFDict): readonly (PDFRawStream | undefined)[] {
  return files.keys().map((name) => {
    const stream = files.lookup(name);
    return stream instanceof PDFRawStream ? stream : undefined;
  });
}

function isXml(stream: PDFRawStream): boolean {
  const type = stream.dict.lookup(key('Subtype'));
  if (!(type instanceof PDFName) || !xmlTypes.includes(type.decodeText().toLowerCase())) return false;
  const content = streamText(stream)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  return content.startsWith('<') && !/<(?:script|html)/i.test(content);
}

function isPdfA3(document: PDFDocument): boolean {
  const metadata = document.catalog.lookup(key('Metadata'));
  return metadata instanceof PDFRawStream && /pdfaid:part\s*(?:=\s*["']|>\s*)3/.test(streamText(metadata));
}
