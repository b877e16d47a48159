import { PDFArray, PDFName, type PDFRawStream } from 'pdf-lib';
import { inflated, UnreadablePdf } from './raw-pdf.js';

/** The content of a stream, one character a byte. @throws UnreadablePdf for any filter but the usual one */
export function streamText({ dict, contents }: PDFRawStream): string {
  const filter = dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  if (filters.length === 0) return Buffer.from(contents).toString('latin1');
  if (filters.length > 1 || filters[0] !== PDFName.of('FlateDecode')) throw new UnreadablePdf('An unusual filter');
  return inflated(contents).toString('latin1');
}
