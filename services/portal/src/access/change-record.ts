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
  /** The record as it was read; mostly nobody has written it since. */
  readonly known: D;
  /** Reads it again when somebody was faster. */
  readonly read: () => Promise<D | null>;
  readonly write: (id: string, version: number, change: Partial<Omit<D, '_id' | 'version'>>) => Promise<boolean>;
  /** Says what to change, or null to change nothing. */
  readonly decide: (current: D) => Partial<Omit<D, '_id' | 'version'>> | null;
}

const maxTries = 40;

/** Decides and writes under the version read, again when somebody was faster. Null when the record is gone meanwhile. */
export async function changeRecord<D extends Versioned>({
  known,
  read,
  write,
  decide,
}: Changing<D>): Promise<D | null> {
  let current: D | null = known;
  for (let tries = 0; tries < maxTries; tries++) {
    if (current === null) return null;
    const change = decide(current);
    if (change === null) return current;
    if (await write(current._id, current.version, change))
      return { ...current, ...change, version: current.version + 1 };
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * (tries + 1)));
    current = await read();
  }
  throw new RecordContention();
}
