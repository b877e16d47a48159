/** A queued file. The first one is being uploaded, the others wait. */
export interface PendingUpload<Content = File> {
  readonly key: string;
  readonly file: Content;
  /** Uploaded share, 0 to 1. */
  readonly share: number;
}

export type Queue<Content = File> = readonly PendingUpload<Content>[];

export type QueueChange<Content = File> =
  | { readonly type: 'added'; readonly files: readonly { readonly key: string; readonly file: Content }[] }
  | { readonly type: 'progressed'; readonly key: string; readonly share: number }
  | { readonly type: 'left'; readonly key: string }
  | { readonly type: 'failed' };

/** The queue after an event. A failure empties it (R2 §8: files cleared). */
export function nextQueue<Content>(queue: Queue<Content>, change: QueueChange<Content>): Queue<Content> {
  switch (change.type) {
    case 'added':
      return [...queue, ...change.files.map((added) => ({ ...added, share: 0 }))];
    case 'progressed':
      return queue.map((one) => (one.key === change.key ? { ...one, share: change.share } : one));
    case 'left':
      return queue.filter(({ key }) => key !== change.key);
    case 'failed':
      return [];
  }
}

/** Percent in steps of 25, so that a screen reader announces only a few. */
export function quarterOf(share: number): number {
  return Math.floor(Math.min(1, Math.max(0, share)) * 4) * 25;
}
