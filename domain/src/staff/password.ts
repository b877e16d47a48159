/** Longest password in characters, so that hashing stays cheap. */
export const maxPasswordLength = 256;

/** Message of the strength rule. */
export const passwordMessage =
  'Mindestens 15 Zeichen, oder mindestens 8 Zeichen mit Großbuchstabe, Kleinbuchstabe und Ziffer erforderlich';

/** Message when the repeated password differs. */
export const passwordRepeatMessage = 'Die Passwörter stimmen nicht überein';

const missing = 'Pflichtfeld';

/** What is wrong with a new password and its repetition: one message for each field. */
export interface PasswordProblems {
  readonly password?: string;
  readonly repeat?: string;
}

/** Whether a password is strong: at least 15 characters, or at least 8 with an uppercase and a lowercase letter and a digit (R1 §5). */
export function isStrongPassword(password: string): boolean {
  const length = [...password].length;
  if (length > maxPasswordLength) return false;
  if (length >= 15) return true;
  return length >= 8 && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password);
}

/** Checks the form of activation and set-password: a strong password, repeated equally (R3 §5 "Activation password"). */
export function passwordProblems(password: string, repeat: string): PasswordProblems {
  return {
    ...(password === '' ? { password: missing } : isStrongPassword(password) ? {} : { password: passwordMessage }),
    ...(repeat === '' ? { repeat: missing } : repeat === password ? {} : { repeat: passwordRepeatMessage }),
  };
}
