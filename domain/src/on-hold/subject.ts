import { type Application } from '../application/application.js';
import { toOrderPayload } from '../application/mapping.js';
import { type OnHoldSubject } from './evaluate.js';

/** The customer's side of what the hold rules evaluate, in the order of the application's persons (R3 §3). */
export function customerSideOf(application: Application): Pick<OnHoldSubject, 'business' | 'people'> {
  const { business, people } = toOrderPayload(application);
  return {
    business: {
      customer: {
        legalForm: business.legalForm,
        crsType: business.crsType ?? undefined,
        fatcaRelevant: business.fatcaRelevant ?? undefined,
        industry: business.industry ?? undefined,
        industryKey: business.industryKey ?? undefined,
      },
    },
    people: people.map((person) => ({
      customer: {
        birthDate: person.birthDate ?? undefined,
        nationality: person.nationality ?? undefined,
        postalCode: person.address?.postalCode,
      },
    })),
  };
}
