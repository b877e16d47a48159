import { formatConnection, parseConnection } from './connection-address.js';
import { flagParameter, flagParameters, textParameter, textParameters } from './parameters.js';

/** Connection to the core banking system (R3 §3 "Provider connection settings"). */
export interface CoreBankingFields {
  /** Address of the web without parameters. */
  readonly baseAddress: string;
  /** Digits; empty removes the parameter. */
  readonly geschaeftsstelle: string;
  readonly nrBerater: string;
  readonly disabled: boolean;
}

/** Why nothing is booked while the connection is switched off. */
export const disabledReason =
  'Die Verbindung zum Kernbanksystem ist ausgeschaltet. Bitte wenden Sie sich an den Support.';

const webSchemes: readonly string[] = ['http', 'https'];

/** The fields of a stored address; undefined when it is no address of the web. */
export function coreBankingFieldsOf(address: string): CoreBankingFields | undefined {
  const parsed = parseConnection(address);
  if (parsed === undefined || !webSchemes.includes(parsed.scheme) || parsed.host === '') return undefined;
  const { parameters } = parsed;
  return {
    baseAddress: formatConnection({ ...parsed, parameters: {} }),
    geschaeftsstelle: textParameter(parameters, 'geschaeftsstelle'),
    nrBerater: textParameter(parameters, 'nrBerater'),
    disabled: flagParameter(parameters, 'disabled'),
  };
}

/** The address to store, e.g. `https://core.bank.example/api?geschaeftsstelle=12&nrBerater=3&disabled=0`. @throws RangeError for a base address that is none */
export function coreBankingAddressOf(fields: CoreBankingFields): string {
  const base = parseConnection(fields.baseAddress);
  if (base === undefined) throw new RangeError('The base address is no address');
  const { geschaeftsstelle, nrBerater, disabled } = fields;
  const parameters = { ...textParameters({ geschaeftsstelle, nrBerater }), ...flagParameters({ disabled }) };
  return formatConnection({ ...base, parameters });
}
