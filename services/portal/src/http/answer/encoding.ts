import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

/** Compress bytes of a text, by encoding. */
export const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

export type Encoding = keyof typeof encoders;

/** The best encoding that the browser accepts; a range of a file is sent uncompressed. */
export function encodingFor(request: Request): Encoding | null {
  if (!['GET', 'HEAD'].includes(request.method) || request.headers.range !== undefined) return null;
  if (request.acceptsEncodings('br') !== false) return 'br';
  return request.acceptsEncodings('gzip') !== false ? 'gzip' : null;
}
