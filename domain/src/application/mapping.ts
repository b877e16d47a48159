import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { legalFormOf, type Application } from './application.js';
import {
  fromBusinessPayload,
  fromSecondBusinessPayload,
  toBusinessPayload,
  toSecondBusinessPayload,
} from './business-mapping.js';
import { type OrderPayload, type PersonPayload } from './order-payload.js';
import { fromPersonPayload, toPersonPayload } from './person-mapping.js';

function requiredLegalForm(application: Application): LegalForm {
  const legalForm = legalFormOf(application);
  if (legalForm === undefined) throw new RangeError('The application has no legal form');
  return legalForm;
}

/** The whole application as it is sent (R1 §3 "Mapping"). Throws RangeError without a legal form, which registration always gives. */
export function toOrderPayload(application: Application): OrderPayload {
  const legalForm = requiredLegalForm(application);
  const { hasSecondCompany } = traitsOf(legalForm);
  return {
    business: toBusinessPayload(application, legalForm),
    secondBusiness: hasSecondCompany ? toSecondBusinessPayload(application.data ?? {}) : null,
    people: application.people.map((person) => toPersonPayload(person, legalForm)),
  };
}

function personWithId(application: Application, payload: PersonPayload, index: number) {
  const byId = application.people.find((person) => person.id !== undefined && person.id === payload.id);
  return byId ?? (payload.id === undefined ? application.people[index] : undefined) ?? {};
}

/**
 * The application with the values of an order payload; persons are matched by id, else by position (R1 §3 "Mapping").
 */
export function fromOrderPayload(payload: OrderPayload, application: Application): Application {
  const legalForm = requiredLegalForm(application);
  const second = payload.secondBusiness;
  return {
    ...application,
    firma: fromBusinessPayload(payload.business, application.firma),
    people: payload.people.map((person, index) =>
      fromPersonPayload(person, personWithId(application, person, index), legalForm),
    ),
    ...(second === null ? {} : { data: fromSecondBusinessPayload(second, application.data ?? {}) }),
  };
}
