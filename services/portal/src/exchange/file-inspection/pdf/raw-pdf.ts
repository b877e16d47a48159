import { inflateSync } from 'node:zlib';
import type { RefusedFileReason } from '@kontor/domain/document/refused-file';

/** Names that no PDF may contain, wherever they are. */
export const forbiddenNames: ReadonlyMap<string, RefusedFileReason> = new Map([
  ['JavaScript', 'script'],
  ['JS', 'script'],
  ['Launch', 'launch'],
  ['RichMedia', 'media'],
  ['RichMediaContent', 'media'],
  ['RichMediaSettings', 'media'],
  ['Encrypt', 'encrypted'],
]);

/** The most bytes that one stream may be inflated to. */
const mostInflated = 64 * 1024 * 1024;

/** The structure cannot be followed: damaged, or built so that readers disagree about it. */
export class UnreadablePdf extends Error {}

/**
 * Why the bytes of a PDF are refused, whichever of its objects a reader would take: names are found between objects, in
 * superseded ones, in streams that are no streams, and in object streams. @throws UnreadablePdf
 */
export function rawRefusal(text: string, bytes: Uint8Array): RefusedFileReason | undefined {
  requireCleanEnds(text);
  const found = refusalOf(text);
  if (found !== undefined) return found;
  for (const plain of objectStreams(text, bytes)) {
    const inside = refusalOf(plain);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** A stream inflated, at most 64 MiB. @throws UnreadablePdf */
export function inflated(bytes: Uint8Array): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: mostInflated });
  } catch (error) {
    throw new UnreadablePdf('A stream cannot be inflated', { cause: error });
  }
}

/** No second format may begin or end the file: archives are read from their end, pages from their beginning. */
function requireCleanEnds(text: string): void {
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || /[^\s\0]/.test(text.slice(end + '%%EOF'.length))) throw new UnreadablePdf('Data after the end');
  if (text.slice(-65_600).includes('PK\u0005\u0006')) throw new UnreadablePdf('An archive at the end');
  if (/<(?:html|script|!doctype|svg|\?php)/i.test(text.slice(0, 1024))) throw new UnreadablePdf('A page at the start');
}

const longNames = [...forbiddenNames.keys()].filter((name) => name.length > 2).join('|');
// Short names stand in compressed data by chance, so that they must be followed by what follows a name there.
const rawName = new RegExp(
  `/(?:(${longNames})(?![A-Za-z0-9#])|(JS)[\\s\\0]*(?:\\(|<|\\d+[\\s\\0]+\\d+[\\s\\0]+R))`,
  'g',
);
const escapedName = /\/[^\s\0()<>[\]{}/%]{0,60}#[0-9a-fA-F]{2}[^\s\0()<>[\]{}/%]{0,60}/g;

function refusalOf(text: string): RefusedFileReason | undefined {
  for (const [, long, short] of text.matchAll(rawName)) return forbiddenNames.get(long ?? short ?? '');
  for (const [name] of text.matchAll(escapedName)) {
    const plain = decodedName(name).slice(1);
    const reason = plain.length > 2 ? forbiddenNames.get(plain) : undefined;
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function decodedName(name: string): string {
  return name.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** The contents of all object streams, also of those that no table of the file names. */
function* objectStreams(text: string, bytes: Uint8Array): Generator<string> {
  let named = 0;
  for (const match of text.matchAll(/(?<!end)stream(\r\n|\n|\r)/g)) {
    const dictionary = dictionaryBefore(text, match.index);
    if (!/\/(?:ObjStm|First)(?![A-Za-z0-9])/.test(dictionary)) continue;
    named += count(dictionary, /\/ObjStm(?![A-Za-z0-9])/g);
    requirePlain(dictionary);
    const content = bytes.subarray(match.index + match[0].length);
    const end = text.indexOf('endstream', match.index + match[0].length);
    const start = match.index + match[0].length;
    yield dictionary.includes('/Filter') ? inflated(content).toString('latin1') : text.slice(start, end);
  }
  const all = count(text, /\/ObjStm(?![A-Za-z0-9])/g);
  const hidden = [...text.matchAll(escapedName)].some(([name]) => decodedName(name) === '/ObjStm');
  if (all !== named || hidden) throw new UnreadablePdf('An object stream is disguised');
}

function dictionaryBefore(text: string, at: number): string {
  return text.slice(Math.max(0, text.lastIndexOf('obj', at)), at);
}

/** Other filters than the usual one only hide what is inside. */
function requirePlain(dictionary: string): void {
  const isUsual =
    !dictionary.includes('/Filter') || /\/Filter[\s\0]*(?:\[[\s\0]*)?\/FlateDecode[\s\0]*[\]/>]/.test(dictionary);
  if (!isUsual || /\/(?:DecodeParms|DP|F)(?![A-Za-z])/.test(dictionary))
    throw new UnreadablePdf('An unusual object stream');
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
