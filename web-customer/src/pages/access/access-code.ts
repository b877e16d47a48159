import * as z from 'zod';

/** How long a code is good for, in minutes, and after how many seconds another one may be asked for. */
export const codeTimes = { validMinutes: 10, resendSeconds: 30 } as const;

const message = 'Bitte geben Sie die sechs Buchstaben aus der E-Mail ein.';

/** Six letters, blanks around them do not count, small ones are as good as capitals (R1 §5 "Access code"). */
export const accessCodeSchema = z.object({
  code: z
    .string(message)
    .trim()
    .regex(/^[A-Za-z]{6}$/, message)
    .transform((code) => code.toUpperCase()),
});
