import { mkdir, open, readFile, truncate, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** One change of the state: a value put under an id, or an id removed. */
export type Change = ['put', collection: string, id: string, value: unknown] | ['del', collection: string, id: string];

export interface Journal {
  /** Appends changes as one atomic line. */
  append(changes: Change[]): void;
  /** Resolves when everything appended so far is on disk. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const FILE = 'journal.jsonl';

/** Reads the journal; an incomplete last line (the process was killed while writing) is dropped. */
export async function openJournal(folder: string, replay: (change: Change) => void): Promise<Journal> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, FILE);
  await restore(path, replay);
  return createWriter(await open(path, 'a'));
}

async function restore(path: string, replay: (change: Change) => void): Promise<void> {
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  let start = 0;
  let line = 0;
  while (start < content.length) {
    line += 1;
    const end = content.indexOf(0x0a, start);
    const changes = end < 0 ? null : parseLine(content.subarray(start, end));
    if (changes === null) {
      const isLast = end < 0 || end === content.length - 1;
      if (!isLast) throw new Error(`The journal is damaged in line ${line}: ${path}`);
      await truncate(path, start);
      return;
    }
    changes.forEach(replay);
    start = end + 1;
  }
}

function parseLine(line: Buffer): Change[] | null {
  try {
    const value: unknown = JSON.parse(line.toString('utf8'));
    return Array.isArray(value) ? (value as Change[]) : null;
  } catch {
    return null;
  }
}

/** Group commit: lines appended during a write share the next write and sync. */
function createWriter(file: FileHandle): Journal {
  let waiting: string[] = [];
  let running: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const lines = waiting;
    waiting = [];
    await file.appendFile(lines.join(''));
    await file.datasync();
  };
  const settled = (): Promise<void> => {
    running = running.then(flush);
    return running;
  };
  return {
    append: (changes) => void waiting.push(`${JSON.stringify(changes)}\n`),
    settled,
    close: async () => {
      await settled();
      await file.close();
    },
  };
}
