export interface StrengthPart {
  readonly label: string;
  readonly isMet: boolean;
}

/** A password this long needs nothing else. */
const longEnough = 15;

/** The parts of the password rule shown while typing. A test compares them with the rule in `domain/staff/password`. */
export function strengthParts(password: string): readonly StrengthPart[] {
  const { length } = [...password];
  if (length >= longEnough) return [{ label: `mindestens ${longEnough} Zeichen`, isMet: true }];
  return [
    { label: 'mindestens 8 Zeichen', isMet: length >= 8 },
    { label: 'ein Großbuchstabe', isMet: /\p{Lu}/u.test(password) },
    { label: 'ein Kleinbuchstabe', isMet: /\p{Ll}/u.test(password) },
    { label: 'eine Ziffer', isMet: /\d/.test(password) },
  ];
}
