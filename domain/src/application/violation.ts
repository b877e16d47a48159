/** Kinds of broken rules; stable, so that clients and tests need not read German. */
export type ViolationCode =
  | 'required'
  | 'length'
  | 'format'
  | 'range'
  | 'future'
  | 'age'
  | 'unknown'
  | 'confirmation'
  | 'count'
  | 'representation'
  | 'owners'
  | 'role'
  | 'politically_exposed'
  | 'shares_sum';

/** One broken rule of an application: `firma.line1`, `people[0].vorname`, `people`. */
export interface Violation {
  readonly propertyPath: string;
  readonly code: ViolationCode;
  readonly message: string;
}

/** The rules of the bank's configuration that an application is judged by (spec 1 §3 "Configuration fields read"). */
export interface ApplicationRules {
  readonly strictEmailValidation: boolean;
  readonly askAnnualTurnover: boolean;
  readonly askBusinessPurpose: boolean;
  readonly askCrsType: boolean;
  readonly askAdditionalDataFromActingPerson: boolean;
  readonly activateGwg: boolean;
  /**
   * `isPhoneNumber` of `person/phone-number`, where the numbering plans are at hand. They are large; a browser that has
   * not loaded them yet lets every plausible number pass.
   */
  readonly isPhoneNumber?: (text: string) => boolean;
}

/** Collects violations below one path. */
export interface Findings {
  add(field: string, code: ViolationCode, message: string): void;
  readonly list: readonly Violation[];
}

/** An empty collection; fields are put behind `prefix` with a dot, an empty prefix stands for the root. */
export function createFindings(prefix: string): Findings {
  const list: Violation[] = [];
  const pathOf = (field: string): string => [prefix, field].filter((part) => part !== '').join('.');
  return {
    list,
    add(field, code, message) {
      list.push({ propertyPath: pathOf(field), code, message });
    },
  };
}
