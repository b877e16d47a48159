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

interface RecordRepository<D extends Versioned> {
  find(id: string): Promise<D | null>;
  /** False when the record has another version. */
  change(id: string, version: number, change: Change<D>): Promise<boolean>;
}

const maxTries = 40;

/**
 * Compare-and-set on `version`, repeated after a conflict; `known` is the record as it was read. `decide` returns the change,
 * or null to change nothing. Returns null when the record has been removed.
 */
export async function changeRecord<D extends Versioned>(
  repository: RecordRepository<D>,
  known: D,
  decide: (current: D) => Change<D> | null,
): Promise<D | null> {
  let current: D | null = known;
  for (let tries = 0; tries < maxTries; tries++) {
    if (current === null) return null;
    const change = decide(current);
    if (change === null) return current;
    if (await repository.change(current._id, current.version, change))
      return { ...current, ...change, version: current.version + 1 };
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8 * (tries + 1)));
    current = await repository.find(known._id);
  }
  throw new RecordContention();
}
