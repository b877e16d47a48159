/** One line of a figure's table. All texts are ready to print. */
export interface Line {
  readonly what: string;
  readonly value: string;
  readonly n: number;
  /** The bare limit measured in the same run, and the share of it that is left. */
  readonly bare?: string;
  readonly ratio?: string;
  /** What is wanted, and whether it is so. */
  readonly wanted?: string;
  readonly met?: boolean;
}

export interface Setting {
  /** Small numbers: to see that a figure works, not to publish it. */
  readonly quick: boolean;
  /** The figure's time is over. */
  readonly signal: AbortSignal;
}

/** Something that is measured. Its lines come one by one, so that a figure that fails keeps what it had. */
export interface Figure {
  /** By which `--only` chooses it. */
  readonly name: string;
  readonly title: string;
  /** How it is measured and what its bare limit is. */
  readonly how: string;
  readonly limitMs: number;
  readonly measure: (setting: Setting) => AsyncIterable<Line>;
}

/** A figure as it came out. */
export interface Outcome {
  readonly figure: Pick<Figure, 'name' | 'title' | 'how'>;
  readonly lines: readonly Line[];
  readonly tookMs: number;
  /** Why it could not be finished. */
  readonly failure?: string;
}

/** A number with as many digits as it deserves. */
export function short(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

export const perSecond = (rate: number): string => `${short(rate)} /s`;
export const ms = (value: number): string => `${short(value)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
/** A rate as a share of the bare limit's rate. */
export const share = (value: number, bare: number): string => `${((value / bare) * 100).toFixed(0)} %`;
/** A time as a multiple of the bare limit's time. */
export const times = (value: number, bare: number): string => `${(value / bare).toFixed(1)} ×`;
