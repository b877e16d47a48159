import { ServiceFault } from '../bus/service-fault.js';
import type { Bus } from '../bus/bus.js';
import type { Logger } from '../logger/logger.js';
import type { ConnectionRepository, ConnectionVersion, StoredConnection } from './connection.repository.js';
import type { ConnectionSeal } from './connection-seal.js';

/** Name of the live updates about changed connections: `live.connections`. */
const liveName = 'connections';
const POLL_EVERY_MS = 5_000;

/** How a service connects to one of its providers. */
export interface ConnectionKind<F extends object, C> {
  readonly provider: string;
  /** Checks stored fields. @throws for fields that are none of this provider's */
  readonly parse: (stored: unknown) => F;
  /** Host and account: what a case left at the provider is found by any version with the same place. */
  readonly placeOf: (fields: F) => string;
  /** A client; null when the fields are incomplete. */
  readonly connect: (fields: F) => C | null;
}

export interface ConnectionDeps {
  readonly repository: ConnectionRepository;
  readonly seal: ConnectionSeal;
  readonly bus: Pick<Bus, 'publishLive' | 'subscribeLive'>;
  readonly logger: Logger;
}

/** One loaded version with its client. */
export interface OpenConnection<F, C> {
  readonly version: number;
  readonly fields: F;
  readonly client: C | null;
}

/** The connection of a service to one provider; it follows changes by other instances. */
export interface ProviderConnection<F extends object, C> {
  readonly provider: string;
  /** The present connection; null while nothing is stored or loaded. A call keeps the client it began with. */
  current(): OpenConnection<F, C> | null;
  /** All loaded versions, newest first. */
  versions(): readonly OpenConnection<F, C>[];
  /**
   * The client for a case: of the newest version at the place where the case is known, at first the present one.
   * Null when that connection is incomplete. @throws ServiceFault not-connected (retryable)
   */
  clientFor(caseId: string): Promise<C | null>;
  /** Stores the next version after `version`; false when another was stored since. */
  set(change: { readonly version: number; readonly fields: F; readonly changedBy: string }): Promise<boolean>;
  /** Whether the stored connection was read; before that nothing is known of it. */
  isLoaded(): boolean;
  /** Loads the stored connection; `imported` becomes version 1 when nothing is stored. */
  load(imported: F | null): Promise<void>;
  /** Follows changes until the returned function is called. */
  follow(onChange?: () => void): () => void;
}

/** Creates the connection; it is empty until `load`. */
export function createProviderConnection<F extends object, C>(
  kind: ConnectionKind<F, C>,
  deps: ConnectionDeps,
): ProviderConnection<F, C> {
  const { provider } = kind;
  const { repository, bus, logger } = deps;
  let [open, unreadable]: Loaded<F, C> = [[], new Set()];
  let isLoaded = false;

  const take = (stored: StoredConnection | null): void => {
    if (stored === null || stored.version === open[0]?.version) return;
    [open, unreadable] = openAll(kind, deps, { stored, open });
    logger.info({ provider, version: stored.version }, 'connection of the provider loaded');
  };
  const reload = async (): Promise<void> => take(await repository.find(provider));

  return {
    provider,
    current: () => open[0] ?? null,
    versions: () => open,
    clientFor: async (caseId) => {
      const current = open[0] ?? notConnected(provider);
      const pinned = await repository.pin(provider, caseId, current.version);
      // The case is known at a place that is no longer known here: elsewhere everything would be created again.
      if (unreadable.has(pinned)) return notConnected(provider);
      return newestAt(kind, open, open.find(({ version }) => version === pinned) ?? current).client;
    },
    set: async (change) => {
      const next = await storeNext(provider, change, deps);
      if (next === null) return false;
      take(next);
      bus.publishLive(liveName, { provider, version: next.version });
      return true;
    },
    load: async (imported) => {
      if (imported !== null) await importOnce(provider, imported, deps);
      await reload();
      isLoaded = true;
    },
    isLoaded: () => isLoaded,
    follow: (onChange) => follow({ deps, provider, presentVersion: () => open[0]?.version, reload, onChange }),
  };
}

/** The newest version at the same place. */
function newestAt<F extends object, C>(
  { placeOf }: ConnectionKind<F, C>,
  open: readonly OpenConnection<F, C>[],
  known: OpenConnection<F, C>,
): OpenConnection<F, C> {
  const place = placeOf(known.fields);
  return open.find(({ fields }) => placeOf(fields) === place) ?? known;
}

/** The versions that can be read, newest first, and the numbers of those that cannot. */
type Loaded<F, C> = readonly [open: readonly OpenConnection<F, C>[], unreadable: ReadonlySet<number>];

/** Opens the versions of a connection. @throws when the newest cannot be read */
function openAll<F extends object, C>(
  kind: ConnectionKind<F, C>,
  { seal, logger }: Pick<ConnectionDeps, 'seal' | 'logger'>,
  { stored, open }: { readonly stored: StoredConnection; readonly open: readonly OpenConnection<F, C>[] },
): Loaded<F, C> {
  const known = new Map(open.map((one) => [one.version, one]));
  const openOne = (one: ConnectionVersion) => known.get(one.version) ?? opened(kind, seal, one);
  const unreadable = new Set<number>();
  const openEarlier = (one: ConnectionVersion): readonly OpenConnection<F, C>[] => {
    try {
      return [openOne(one)];
    } catch {
      unreadable.add(one.version);
      logger.error(
        { provider: kind.provider, version: one.version },
        'earlier connection is unreadable, its cases wait',
      );
      return [];
    }
  };
  return [[openOne(stored), ...stored.previous.flatMap(openEarlier)], unreadable];
}

function opened<F extends object, C>(
  kind: ConnectionKind<F, C>,
  seal: ConnectionSeal,
  stored: ConnectionVersion,
): OpenConnection<F, C> {
  const fields = kind.parse(seal.open(kind.provider, stored));
  return { version: stored.version, fields, client: kind.connect(fields) };
}

interface Change {
  readonly version: number;
  readonly fields: object;
  readonly changedBy: string;
}

/** Stores the version after `version`; null when another was stored since. */
async function storeNext(
  provider: string,
  { version, fields, changedBy }: Change,
  { repository, seal }: ConnectionDeps,
): Promise<StoredConnection | null> {
  const stored = await repository.find(provider);
  if ((stored?.version ?? 0) !== version) return null;
  const pinned = stored === null ? [] : await repository.pinned(provider);
  const sealed = seal.seal(provider, version + 1, fields);
  const next = nextVersion(stored, { _id: provider, version: version + 1, sealed, changedBy, pinned });
  const written = await (stored === null ? repository.insert(next) : repository.replace(next));
  return written ? next : null;
}

async function importOnce(
  provider: string,
  imported: object,
  { repository, seal, logger }: ConnectionDeps,
): Promise<void> {
  const version = await repository.versionOf(provider);
  if (version !== null) {
    logger.info({ provider, version }, 'connection of the environment ignored, because one is stored');
    return;
  }
  const sealed = seal.seal(provider, 1, imported);
  await repository.insert({ _id: provider, version: 1, sealed, changedBy: 'environment', previous: [] });
  logger.info({ provider }, 'connection of the environment imported as version 1');
}

/** Of the earlier versions the last one stays, and each that a case refers to. */
function nextVersion(
  stored: StoredConnection | null,
  { pinned, ...next }: Omit<StoredConnection, 'previous'> & { readonly pinned: readonly number[] },
): StoredConnection {
  if (stored === null) return { ...next, previous: [] };
  const { version, sealed, changedBy, previous } = stored;
  const kept = previous.filter((one) => pinned.includes(one.version));
  return { ...next, previous: [{ version, sealed, changedBy }, ...kept] };
}

interface Following {
  readonly deps: ConnectionDeps;
  readonly provider: string;
  readonly presentVersion: () => number | undefined;
  readonly reload: () => Promise<void>;
  readonly onChange: (() => void) | undefined;
}

function follow({ deps, provider, presentVersion, reload, onChange }: Following): () => void {
  const { repository, bus, logger } = deps;
  let seen = presentVersion();
  const check = async (): Promise<void> => {
    try {
      const version = await repository.versionOf(provider);
      if (version !== null && version !== presentVersion()) await reload();
    } catch (error) {
      logger.warn({ err: error, provider }, 'connection of the provider could not be read, the loaded one stays');
    }
    if (presentVersion() === seen) return;
    seen = presentVersion();
    onChange?.();
  };
  const stopListening = bus.subscribeLive(liveName, () => void check());
  const timer = setInterval(() => void check(), POLL_EVERY_MS);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

function notConnected(provider: string): never {
  throw new ServiceFault('not-connected', `There is no connection to ${provider}`, { retryable: true });
}
