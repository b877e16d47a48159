import { ValidationFailed } from '@kontor/platform/problem/problem';
import busboy from 'busboy';
import type { Request } from 'express';
import { problem } from '../../http/answer/problem-table.js';

export interface FormFile {
  readonly field: string;
  readonly filename: string;
  readonly content: AsyncIterable<Uint8Array>;
}

export interface FormRules<T> {
  /** Size limit of one file, bytes. */
  readonly fileBytes: number;
  readonly files: number;
  /** Size limit of the whole body, bytes. */
  readonly bodyBytes: number;
  /** Receives a file as a stream. */
  readonly receive: (file: FormFile) => Promise<T>;
  /** Undoes a received file when the form as a whole is refused. */
  readonly discard: (taken: T) => Promise<void>;
}

export interface ReadForm<T> {
  readonly files: readonly T[];
  readonly fields: ReadonlyMap<string, string>;
}

const maxFields = 5;
const maxFieldBytes = 1000;

function openForm<T>(request: Request, { fileBytes, files }: FormRules<T>): busboy.Busboy {
  const limits = {
    // One byte more than allowed, so that a too large file is detected and not truncated.
    fileSize: fileBytes + 1,
    files,
    fields: maxFields,
    parts: files + maxFields + 1,
    fieldSize: maxFieldBytes,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  if (!/^multipart\/form-data\b/i.test(request.get('content-type') ?? '')) throw problem('bad-request');
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
  } catch {
    throw problem('bad-request');
  }
}

/**
 * Reads a multipart form with its files as streams. A form is accepted as a whole or not at all.
 * @throws Problem 400 for a broken form, 422 for too many parts, and what `receive` throws.
 */
export async function readForm<T>(request: Request, rules: FormRules<T>): Promise<ReadForm<T>> {
  const form = openForm(request, rules);
  const fields = new Map<string, string>();
  const taken: Promise<T>[] = [];
  try {
    await parse(request, form, (refuse) => {
      countBody(request, rules.bodyBytes, refuse);
      form.on('file', (field, content, { filename }) => {
        content.on('error', () => undefined);
        const one = rules.receive({ field, filename: filename ?? '', content });
        one.catch(refuse);
        taken.push(one);
      });
      form.on('field', (name, value, { valueTruncated }) => {
        if (valueTruncated) refuse(tooMuch(name));
        fields.set(name, value);
      });
    });
    return { files: await Promise.all(taken), fields };
  } catch (error) {
    for (const one of await Promise.allSettled(taken)) if (one.status === 'fulfilled') await rules.discard(one.value);
    throw error;
  }
}

/** A body can be longer than it says, or say nothing. */
function countBody(request: Request, most: number, refuse: (error: Error) => void): void {
  let bytes = 0;
  request.on('data', (piece: Uint8Array) => {
    bytes += piece.byteLength;
    if (bytes > most) refuse(problem('file-too-large'));
  });
}

function tooMuch(propertyPath: string): ValidationFailed {
  return new ValidationFailed([
    { propertyPath, code: 'too-many', message: 'Es wurden zu viele Angaben oder Dateien gesendet.' },
  ]);
}

/** Resolves when the whole form was read; the first refusal stops it and discards the rest of the request. */
function parse(request: Request, form: busboy.Busboy, listen: (refuse: (error: Error) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void => {
      reject(error);
      request.unpipe(form);
      request.resume();
      form.destroy();
    };
    form.on('filesLimit', () => refuse(tooMuch('files')));
    form.on('fieldsLimit', () => refuse(tooMuch('')));
    form.on('partsLimit', () => refuse(tooMuch('')));
    form.on('error', () => refuse(problem('bad-request')));
    form.on('close', () => resolve());
    request.on('close', () => {
      if (!request.complete) refuse(problem('bad-request'));
    });
    listen(refuse);
    request.pipe(form);
  });
}
