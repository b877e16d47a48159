const UNAVAILABLE = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoClientClosedError',
]);

/** A write to a connection that the server has ended: the driver hands on the socket's own error. */
const LOST_SOCKET: readonly unknown[] = ['EPIPE', 'ECONNRESET'];

/** True for a duplicate of a unique key, by code 11000 only: other fields differ between engines. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000;
}

/** Whether a write happened: false when its unique key is taken. @throws any other error */
export async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** True when the database could not be reached; the request may be repeated later. */
export function isMongoUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    UNAVAILABLE.has(error.name) ||
    ('code' in error && LOST_SOCKET.includes(error.code)) ||
    (error.name === 'MongooseError' && error.message.includes('initial connection'))
  );
}
