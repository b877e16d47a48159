import { type Problem } from '../violation/violation.js';
import { type LegalForm } from './legal-form.js';
import { traitsOf, type RegisterKind } from './legal-form-traits.js';

/** Longest register number in characters (R1 §9). */
const maxRegisterNumberLength = 30;

const maxCourtLength = 100;

/** Pattern of a register number: the register's letters, digits, and the letters some courts add, as in "HRB 12345 B". */
export function registerNumberPattern(register: RegisterKind): RegExp {
  return new RegExp(`^${register}\\s?\\d{1,10}(?:\\s?[A-ZÄÖÜ]{1,4})?$`, 'i');
}

/** Why a register number is refused for this form; undefined when it is fine (R1 §5 "Company data"). */
export function registerNumberProblem(value: string, legalForm: LegalForm): Problem | undefined {
  const { register } = traitsOf(legalForm);
  if (register === null) return undefined;
  const number = value.trim();
  if (number.length <= maxRegisterNumberLength && registerNumberPattern(register).test(number)) return undefined;
  return { code: number === '' ? 'required' : 'format', label: `register${register}` };
}

/** Why a register court is refused; undefined when it is fine (R1 §5 "Company data"). */
export function registerCourtProblem(value: string): Problem | undefined {
  const court = value.trim();
  if (court === '') return { code: 'required', label: 'registerCourt' };
  if (court.length > maxCourtLength) return { code: 'length', label: 'registerCourt' };
  return /^\d/.test(court) ? { code: 'format', label: 'registerCourtLetter' } : undefined;
}

/** Normalises a register number for comparison: "hrb12345" and "HRB 12345" are the same entry. */
export function normaliseRegisterNumber(value: string): string {
  const match = /^([a-z]+)\s*(\d+)\s*([a-zäöü]*)$/i.exec(value.trim());
  if (match === null) return value.trim().toUpperCase();
  const [, letters = '', digits = '', suffix = ''] = match;
  return [letters, digits.replace(/^0+(?=\d)/, ''), suffix]
    .filter((part) => part !== '')
    .join(' ')
    .toUpperCase();
}
