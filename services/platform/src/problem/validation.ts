import * as z from 'zod';
import type { Violation } from './problem.js';

const FORMAT_MESSAGES: Readonly<Record<string, string>> = {
  email: 'Dieser Wert ist keine gültige E-Mail-Adresse.',
  url: 'Dieser Wert ist keine gültige URL.',
  date: 'Dieser Wert ist kein gültiges Datum.',
  datetime: 'Dieser Wert ist kein gültiger Zeitpunkt.',
};

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0];

function germanMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Dieser Wert sollte nicht leer sein.'
        : 'Dieser Wert hat nicht den richtigen Typ.';
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'invalid_format':
      return FORMAT_MESSAGES[issue.format] ?? 'Dieser Wert ist ungültig.';
    case 'invalid_value':
      return 'Der gewählte Wert ist ungültig.';
    case 'unrecognized_keys':
      return 'Dieses Feld wurde nicht erwartet.';
    default:
      return 'Dieser Wert ist ungültig.';
  }
}

function tooSmall(origin: string, minimum: number | bigint): string {
  if (origin === 'string') {
    return minimum === 1
      ? 'Dieser Wert sollte nicht leer sein.'
      : `Diese Zeichenkette ist zu kurz. Sie sollte mindestens ${minimum} Zeichen haben.`;
  }
  return origin === 'array'
    ? `Diese Sammlung sollte ${minimum} oder mehr Elemente beinhalten.`
    : `Dieser Wert sollte größer oder gleich ${minimum} sein.`;
}

function tooBig(origin: string, maximum: number | bigint): string {
  if (origin === 'string') return `Diese Zeichenkette ist zu lang. Sie sollte höchstens ${maximum} Zeichen haben.`;
  return origin === 'array'
    ? `Diese Sammlung sollte ${maximum} oder weniger Elemente beinhalten.`
    : `Dieser Wert sollte kleiner oder gleich ${maximum} sein.`;
}

/** Sets German default messages for schemas. Call once when a process starts. */
export function setGermanMessages(): void {
  z.config({ customError: germanMessage });
}

/** Code and label of our own rule in `params`, else zod's code. */
function ruleOf(issue: z.core.$ZodIssue): Pick<Violation, 'code' | 'label'> {
  const { code, label }: Record<string, unknown> = (issue.code === 'custom' ? issue.params : undefined) ?? {};
  return {
    code: typeof code === 'string' ? code : (issue.code ?? 'custom'),
    ...(typeof label === 'string' ? { label } : {}),
  };
}

/** The violations of an invalid input. An unexpected key is reported with its own path. */
export function violationsOf(error: z.core.$ZodError): Violation[] {
  return error.issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({
      propertyPath: path.map(String).join('.'),
      ...ruleOf(issue),
      message: issue.message,
    }));
  });
}
