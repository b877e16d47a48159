import { ServiceFault } from '@kontor/platform/bus/service-fault';

/** Both directions between the values of a domain type and a protobuf enum, whose zero means null. */
export interface EnumMapping<Value extends string | number> {
  toMessage(value: Value | null): number;
  /** @throws ServiceFault unknown-value (retryable) for a value that only a newer version has, and for zero */
  fromMessage(number: number): Value;
  /** As `fromMessage`, but null for zero. */
  fromMessageOrNull(number: number): Value | null;
  isValue(value: string | number): value is Value;
  isNumber(number: number): boolean;
  readonly values: readonly Value[];
}

/** @param values the keys of the table where they are numbers */
export function enumMapping<Value extends string | number>(
  table: Readonly<Record<Value, number>>,
  values: readonly Value[] = Object.keys(table) as Value[],
): EnumMapping<Value> {
  const byNumber = new Map(values.map((value) => [table[value], value]));
  const fromMessage = (number: number) => {
    const value = byNumber.get(number);
    if (value === undefined)
      throw new ServiceFault('unknown-value', 'The message holds a value this version does not have', {
        retryable: true,
      });
    return value;
  };
  return {
    toMessage: (value) => (value === null ? 0 : table[value]),
    fromMessage,
    fromMessageOrNull: (number) => (number === 0 ? null : fromMessage(number)),
    isValue: (value): value is Value => Object.hasOwn(table, value),
    isNumber: (number) => byNumber.has(number),
    values,
  };
}

/** An enum field and the text field that it replaces: a writer fills both, as a reader of an earlier version has the text only. */
export interface EnumBesideText {
  /** Zero for a text that is no value. */
  toMessage(text: string): number;
  /** The text where the enum is zero, from a writer of an earlier version, or unknown, from one of a later version. */
  fromMessage(number: number, text: string): string;
}

export function enumBesideText<Value extends string>(mapping: EnumMapping<Value>): EnumBesideText {
  return {
    toMessage: (text) => (mapping.isValue(text) ? mapping.toMessage(text) : 0),
    fromMessage: (number, text) => (mapping.isNumber(number) ? mapping.fromMessage(number) : text),
  };
}
