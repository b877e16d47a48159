import { PDFArray, type PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import { streamText } from './stream-text.js';

/** Whether an XFA form contains a script. */
export function hasScript(dictionaries: readonly PDFDict[]): boolean {
  return dictionaries.some((dictionary) => {
    const form = dictionary.lookup(PDFName.of('XFA'));
    const parts = form instanceof PDFArray ? form.asArray().map((_one, at) => form.lookup(at)) : [form];
    return parts.some((part) => part instanceof PDFRawStream && /<(?:\w+:)?script/i.test(streamText(part)));
  });
}
