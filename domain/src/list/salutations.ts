/** Salutations in the order offered, code → German text (R1 §3 "Lists"). */
export const salutationLabels = {
  MR: 'Herr',
  MS: 'Frau',
  NO_SALUTATION: 'Keine Anrede',
} as const;

export type Salutation = keyof typeof salutationLabels;

export const salutations = Object.keys(salutationLabels) as readonly Salutation[];

/** Whether the text is a salutation code (R1 §3 "Lists"). */
export function isSalutation(value: string): value is Salutation {
  return Object.hasOwn(salutationLabels, value);
}

/** Opening line of a message to a person. */
export function openingLine(salutation: Salutation | '' | undefined, lastName: string): string {
  if (salutation === 'MR') return `Sehr geehrter Herr ${lastName}`;
  if (salutation === 'MS') return `Sehr geehrte Frau ${lastName}`;
  return 'Guten Tag';
}
