import { Zip, ZipPassThrough } from 'fflate';
import type { CaseFile } from './case-file.js';
import type { CaseFiles } from './case-files.js';

export interface ZipEntry {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly content: () => AsyncIterable<Uint8Array>;
}

/** Entries of stored files in this order; the number keeps files of the same name apart. */
export function entriesOf(files: Pick<CaseFiles, 'content'>, stored: readonly CaseFile[]): readonly ZipEntry[] {
  return stored.map((file, index) => ({
    name: `${String(index + 1).padStart(2, '0')}-${file.name}`,
    changedAt: file.createdAt,
    content: () => files.content(file),
  }));
}

/** A ZIP of files as a stream; uncompressed, because PDFs and pictures are compressed already. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    ready.push(bytes);
  });
  const taken = (): readonly Uint8Array[] => {
    const bytes = ready;
    ready = [];
    return bytes;
  };
  for (const { name, changedAt, content } of entries) {
    const entry = new ZipPassThrough(name);
    entry.mtime = changedAt;
    zip.add(entry);
    for await (const piece of content()) {
      entry.push(piece);
      yield* taken();
    }
    entry.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
