/** The parts of the texts: each is one file in the folder of every language. */
export const textParts = [
  'access',
  'cart',
  'case',
  'common',
  'consent',
  'debug',
  'device',
  'fields',
  'form',
  'matching',
  'message',
  'opening',
  'order',
  'person',
  'progress',
  'reminder',
  'sections',
  'window',
] as const;

export type TextPart = (typeof textParts)[number];

/** The parts that only the server writes. */
export const serverParts = ['mail'] as const;
