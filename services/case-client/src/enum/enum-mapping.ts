import { ServiceFault } from '@kontor/platform/bus/service-fault';

/** Both directions between the values of a domain type and a protobuf enum, whose zero means null. */
export interface EnumMapping<Value extends string | number> {
  toMessage(value: Value | null): number;
  /** @throws ServiceFault unknown-value (retryable) for a value that only a newer version has, and for zero */
  fromMessage(number: number): Value;
  /** As `fromMessage`, but null for zero. */
  fromMessageOrNull(number: number): Value | null;
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
  };
}
