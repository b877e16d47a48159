import pLimit from 'p-limit';
import { problem } from '../../http/answer/problem-table.js';
import type { InspectFile } from './file-inspection.js';
import { ScannerUnavailable, type ScanFile } from './scanner.js';

const filesAtOnce = 4;

/**
 * Scans a file before it is opened. Without an answer of the scanner the file is refused for now, because nobody would
 * look at it again. @throws Problem 503
 */
export function withScanner(scan: ScanFile, inspect: InspectFile): InspectFile {
  const turn = pLimit(filesAtOnce);
  return (file) =>
    turn(async () => {
      const content = await file.read();
      if ((await scanned(scan, content)) === 'found') return { outcome: 'refused', reason: 'malware' };
      return inspect({ ...file, read: async () => content });
    });
}

async function scanned(scan: ScanFile, content: Uint8Array): Promise<'clean' | 'found'> {
  try {
    return await scan(content);
  } catch (error) {
    throw error instanceof ScannerUnavailable ? problem('scanner-unavailable') : error;
  }
}
