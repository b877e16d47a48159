import type { Resolver } from 'react-hook-form';
import { text } from '../../texts/access-text.js';
import { wordedError } from '../../violations/field-errors.js';

/** How long a code is valid, in minutes, and the seconds until another one may be requested. */
export const codeTimes = { validMinutes: 10, resendSeconds: 30 } as const;

interface CodeValues {
  readonly code: string;
}

/** A typed code: six letters in any case, blanks around them are removed (R1 §5 "Access code"); undefined for others. */
export function readCode(typed: string): string | undefined {
  const code = typed.trim();
  return /^[A-Za-z]{6}$/.test(code) ? code.toUpperCase() : undefined;
}

/** Lets a form send a code that can be one. */
export const codeResolver: Resolver<CodeValues> = (values) => {
  const code = readCode(values.code);
  if (code !== undefined) return { values: { code }, errors: {} };
  return { values: {}, errors: { code: wordedError('pattern', () => text('code.problem')) } };
};
