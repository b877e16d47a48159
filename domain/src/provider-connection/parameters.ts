import { type ConnectionAddress } from './connection-address.js';

type Parameters = ConnectionAddress['parameters'];

/** A parameter as text; absent is empty. */
export function textParameter(parameters: Parameters, name: string): string {
  return Object.hasOwn(parameters, name) ? (parameters[name] ?? '') : '';
}

/** A 0/1 parameter; absent is off. */
export function flagParameter(parameters: Parameters, name: string): boolean {
  return textParameter(parameters, name) === '1';
}

/** Texts as parameters; an empty one removes the parameter (R3 §5). */
export function textParameters(texts: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );
}

/** Switches as 0/1 parameters. */
export function flagParameters(flags: Readonly<Record<string, boolean>>): Parameters {
  return Object.fromEntries(Object.entries(flags).map(([name, on]) => [name, on ? '1' : '0']));
}
