// What mail programs write around an address, or nobody sees, is no part of it.
const noLetter = String.raw`\s@<>()[\]\\,;:"\p{Cc}\p{Cf}`;
const lax = new RegExp(`^[^${noLetter}]+@(?:[^${noLetter}.]+\\.)+[^${noLetter}.]+$`, 'u');
const strictLocal = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const strictLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Longest e-mail address in characters (RFC 5321). */
export const maxEmailLength = 254;

function isStrict(address: string): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  const domainFits =
    labels.length >= 2 && labels.every((label) => strictLabel.test(label)) && /^(?:\p{L}{2,}|xn--.+)$/iu.test(top);
  return local.length <= 64 && strictLocal.test(local) && domainFits;
}

/** Whether the address is valid; strict when the setting `strictEmailValidation` is on (R1 §3, §5). */
export function isEmail(address: string, strict: boolean): boolean {
  const trimmed = address.trim();
  if (trimmed.length > maxEmailLength || !lax.test(trimmed)) return false;
  return !strict || isStrict(trimmed);
}

/** Normalises an address for comparison and sign-in: trimmed and in lower case. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase();
}
