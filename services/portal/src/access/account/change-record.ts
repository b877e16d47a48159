/** Concurrent writes won every time; repeating the request is safe. */
class RecordContention extends Error {
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

type Change<D extends Versioned> = Partial<Omit<D, '_id' | 'version'>>;

interface RecordChange<D extends Versioned> {
  /** The record as it was read. */
  readonly known: D;
  readonly read: () => Promise<D | null>;
  readonly write: (id: string, version: number, change: Change<D>) => Promise<boolean>;
  /** Returns the change, or null to change nothing. */
  readonly decide: (current: D) => Change<D> | null;
}

const maxTries = 40;

/** Compare-and-set on `version`, repeated after a conflict. Returns null when the record has been removed. */
export async function changeRecord<D extends Versioned>(record: RecordChange<D>): Promise<D | null> {
  let current: D | null = record.known;
  for (let tries = 0; tries < maxTries; tries++) {
    if (current === null) return null;
    const change = record.decide(current);
    if (change === null) return current;
    if (await record.write(current._id, current.version, change))
      return { ...current, ...change, version: current.version + 1 };
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * (tries + 1)));
    current = await record.read();
  }
  throw new RecordContention();
}
