/** One line of a figure's table. All texts are formatted. */
export interface Line {
  readonly what: string;
  readonly value: string;
  readonly n: number;
  /** The baseline measured in the same run, and the share of it. */
  readonly bare?: string;
  readonly ratio?: string;
  /** The target, and whether it is met. */
  readonly wanted?: string;
  readonly met?: boolean;
}

export interface Setting {
  /** Small numbers: to test a figure, not to publish it. */
  readonly quick: boolean;
  /** Aborted when the figure's time is over. */
  readonly signal: AbortSignal;
}

/** A measurement. It yields lines one by one, so that a failing figure keeps earlier ones. */
export interface Figure {
  /** Its name for `--only`. */
  readonly name: string;
  readonly title: string;
  /** The method and its baseline. */
  readonly how: string;
  readonly limitMs: number;
  readonly measure: (setting: Setting) => AsyncIterable<Line>;
}

/** The result of a figure. */
export interface Outcome {
  readonly figure: Pick<Figure, 'name' | 'title' | 'how'>;
  readonly lines: readonly Line[];
  readonly tookMs: number;
  /** Why it was not completed. */
  readonly failure?: string;
}

/** A number with two or three significant digits. */
export function short(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

export const perSecond = (rate: number): string => `${short(rate)} /s`;
export const ms = (value: number): string => `${short(value)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
/** A rate as a share of the baseline's rate. */
export const share = (value: number, bare: number): string => `${((value / bare) * 100).toFixed(0)} %`;
/** A time as a multiple of the baseline's time. */
export const times = (value: number, bare: number): string => `${(value / bare).toFixed(1)} ×`;
