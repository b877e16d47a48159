import { acceptedFileTypes, type AcceptedFileType } from '@kontor/domain/document/file-rules';
import { fileTypeFromBuffer } from 'file-type/core';
import { problem } from '../../http/answer/problem-table.js';

/** Number of bytes that identify a file type. */
const headBytes = 4100;

/** Maximum length of a stored file name in characters. */
const maxNameLength = 150;

export interface TypedContent {
  readonly mimeType: AcceptedFileType;
  /** The whole content, including the head. */
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * Detects the type of a file by its first bytes, regardless of its name and declared type; null for an empty file.
 * @throws Problem 415 for anything but PDF, PNG and JPEG.
 */
export async function typedContent(source: AsyncIterable<Uint8Array>): Promise<TypedContent | null> {
  const iterator = source[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let length = 0;
  while (length < headBytes) {
    const next = await iterator.next();
    if (next.done === true) break;
    head.push(next.value);
    length += next.value.byteLength;
  }
  if (length === 0) return null;
  const start = Buffer.concat(head);
  const mimeType = (await fileTypeFromBuffer(start))?.mime;
  if (mimeType === undefined || !isAccepted(mimeType)) throw problem('file-type-refused');
  return { mimeType, content: joined(start, iterator) };
}

function isAccepted(mimeType: string): mimeType is AcceptedFileType {
  return Object.hasOwn(acceptedFileTypes, mimeType);
}

async function* joined(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

const endings: Readonly<Record<AcceptedFileType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};

/**
 * A file name that is safe to display and save: no path, no control or direction characters, the extension of its
 * type.
 */
export function safeFileName(original: string, mimeType: AcceptedFileType): string {
  const last = original.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*;]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '');
  const name = plain === '' ? 'datei' : plain;
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
  const known = endings[mimeType];
  const stem = known.includes(ending) ? name.slice(0, -ending.length - 1) : name;
  const kept = known.includes(ending) ? ending : known[0];
  return `${[...stem].slice(0, maxNameLength).join('').trimEnd() || 'datei'}.${kept}`;
}
