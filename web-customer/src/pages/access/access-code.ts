import * as z from 'zod';

/** How long a code is valid, in minutes, and the seconds until another one may be requested. */
export const codeTimes = { validMinutes: 10, resendSeconds: 30 } as const;

const message = 'Bitte geben Sie die sechs Buchstaben aus der E-Mail ein.';

/** Normalises a code: six letters in any case, blanks around them are removed (R1 §5 "Access code"). */
export const accessCodeSchema = z.object({
  code: z
    .string(message)
    .trim()
    .regex(/^[A-Za-z]{6}$/, message)
    .transform((code) => code.toUpperCase()),
});
