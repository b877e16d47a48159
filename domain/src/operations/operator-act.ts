/** The commands of operations that change something, and are recorded. */
export type OperatorCommand =
  | 'resync'
  | 'redrive'
  | 'replay-webhook'
  | 'requeue'
  | 'rewrap-keys'
  | 'rebuild-reports'
  | 'invite-root'
  | 'export-case'
  | 'note';

/** How an act ended; the detail names nobody. */
export interface ActOutcome {
  readonly result: 'done' | 'failed';
  readonly detail: string;
}

/** An outcome as it is stored: `done: …` or `failed: …`. */
export function outcomeText({ result, detail }: ActOutcome): string {
  return `${result}: ${detail}`;
}

/** The outcome in a stored text; null for an empty or foreign one. */
export function outcomeIn(text: string): ActOutcome | null {
  const [, result, detail = ''] = /^(done|failed): (.*)$/su.exec(text) ?? [];
  return result === 'done' || result === 'failed' ? { result, detail } : null;
}
