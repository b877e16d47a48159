/** Looks for known malware in a content. @throws ScannerUnavailable */
export type ScanFile = (content: Uint8Array) => Promise<'clean' | 'found'>;

/** The scanner gave no answer, so that nothing can be said about the file. */
export class ScannerUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The virus scanner gave no answer', cause === undefined ? undefined : { cause });
    this.name = 'ScannerUnavailable';
  }
}
