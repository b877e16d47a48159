import { refusedByCoreBank } from '@kontor/domain/core-banking/booking-failure';
import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import * as z from 'zod';

const refusalSchema = z.object({
  code: z.string().catch('unknown'),
  errorMessages: z.array(z.string()).catch([]),
  details: z.array(z.object({ path: z.string() })).catch([]),
});

const texts: Readonly<Record<string, string>> = {
  unknown_person: 'Die Person ist im Kernbanksystem nicht bekannt.',
  unknown_account: 'Das Konto ist im Kernbanksystem nicht bekannt.',
  not_a_customer: 'Die Person ist im Kernbanksystem nur als Interessent angelegt und kann kein Konto erhalten.',
};

/** A finding holds no more of them. */
const MOST_MESSAGES = 20;
const LONGEST_MESSAGE = 500;

/**
 * The core bank's reason for a refused call, in German: its own messages, which may name a person, or the names of
 * fields.
 */
export function refusalMessages(error: ProviderRejected): readonly string[] {
  const { code, errorMessages, details } = refusalSchema.parse(
    typeof error.body === 'object' && error.body !== null ? error.body : {},
  );
  if (errorMessages.length > 0) return errorMessages.slice(0, MOST_MESSAGES).map(shortened);
  if (details.length > 0)
    return [shortened(`Angaben fehlen oder sind nicht zulässig: ${details.map(({ path }) => path).join(', ')}.`)];
  return [texts[code] ?? refusedByCoreBank];
}

const shortened = (text: string): string => text.slice(0, LONGEST_MESSAGE);
