/** Raised when a record was written by others so often in a row that the change gave up; repeating is safe. */
export class RecordContention extends Error {
  readonly code = 'unavailable';

  constructor() {
    super('The record is being written by others');
    this.name = 'RecordContention';
  }
}

interface Versioned {
  readonly _id: string;
  readonly version: number;
}

interface Changing<D extends Versioned> {
  /** Reads the record anew for every try. */
  readonly read: () => Promise<D | null>;
  readonly write: (id: string, version: number, change: Partial<Omit<D, '_id' | 'version'>>) => Promise<boolean>;
  /** Says what to change, or null to change nothing. */
  readonly decide: (current: D) => Partial<Omit<D, '_id' | 'version'>> | null;
}

const maxTries = 40;

/** Reads, decides and writes under the version read, again when somebody was faster. Null when there is no such record. */
export async function changeRecord<D extends Versioned>({ read, write, decide }: Changing<D>): Promise<D | null> {
  for (let tries = 0; tries < maxTries; tries++) {
    const current = await read();
    if (current === null) return null;
    const change = decide(current);
    if (change === null) return current;
    if (await write(current._id, current.version, change))
      return { ...current, ...change, version: current.version + 1 };
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * (tries + 1)));
  }
  throw new RecordContention();
}
