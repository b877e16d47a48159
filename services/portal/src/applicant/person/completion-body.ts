import { missingMailSchema } from '@kontor/domain/application/missing-mail.schema';
import { personCompletionSchema } from '@kontor/domain/application/missing-person.schema';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { PersonConceptDeps } from './person-deps.js';

/** The schema of the data of a person, whose dates are compared with today. */
export function completionSchema({ now }: Pick<PersonConceptDeps, 'now'>) {
  return personCompletionSchema(germanyToday(now()));
}

/** The schema of a mail address, as strict as the bank wants it. */
export async function mailSchema({ settings }: Pick<PersonConceptDeps, 'settings'>) {
  const { strictEmailValidation } = await settings.all();
  return missingMailSchema(strictEmailValidation);
}
