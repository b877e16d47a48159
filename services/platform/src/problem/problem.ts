/** How one error code is answered over HTTP; `message` is the German text the user reads. */
export interface ProblemEntry {
  readonly status: number;
  readonly title: string;
  readonly message: string;
}

export type ProblemTable = Readonly<Record<string, ProblemEntry>>;

export interface ProblemOptions extends ProblemEntry {
  readonly code: string;
  /** Further members of the body, e.g. `state`; no personal data. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** An answer of 4xx or 5xx as RFC 9457 describes it. `message` is German and meant for the user. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor({ status, code, title, message, extensions = {}, cause }: ProblemOptions) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.title = title;
    this.extensions = extensions;
  }
}

export interface Violation {
  /** Path of the field in the body, dots between parts. */
  readonly propertyPath: string;
  readonly code: string;
  /** What the rule requires, where the message is that of a rule with one. */
  readonly label?: string;
  /** German. */
  readonly message: string;
}

/** Invalid fields: 422 with `violations` and a `detail` of the form `propertyPath: message`. */
export class ValidationFailed extends Problem {
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super({
      status: 422,
      code: 'validation-failed',
      title: 'Eingaben ungültig',
      message: 'Bitte prüfen Sie Ihre Eingaben.',
      extensions: {
        violations,
        detail: violations
          .map(({ propertyPath, message }) => (propertyPath ? `${propertyPath}: ${message}` : message))
          .join('\n'),
      },
    });
    this.name = 'ValidationFailed';
    this.violations = violations;
  }
}

/** Creates the problem factory of a service from its table of codes. */
export function problemsOf<T extends ProblemTable>(
  table: T,
): (code: keyof T & string, extensions?: Readonly<Record<string, unknown>>) => Problem {
  return (code, extensions = {}) => {
    const entry = table[code];
    if (entry === undefined) throw new TypeError(`No entry for problem code ${code}`);
    return new Problem({ ...entry, code, extensions });
  };
}
