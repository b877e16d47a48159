import { companyNameOf, legalFormOf, type Application } from '@kontor/domain/application/application';
import { isRepresentative, representationOf, type Person } from '@kontor/domain/person/person';
import type { DocumentId } from '@kontor/domain/document/document-id';
import type { PersonSeed } from '@kontor/domain/case/case-command';
import type { Registration } from '@kontor/domain/application/registration';
import { isCompanyOfHit } from '@kontor/domain/application/search-hit';
import { personIdOf } from '@kontor/domain/person/person-id';
import type { PinnedOffer } from './pinned-offer.js';

/** A document of a frozen version; its content is not copied. */
export interface FrozenDocument {
  readonly documentId: DocumentId;
  readonly documentType: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The package and its numbers in the core banking system at the time of the order. */
export interface FrozenProduct {
  readonly kontoId: string;
  readonly productNumber: string;
  readonly conditionNumber: string;
  readonly girocardProductNumber: string;
}

/** All data of an order. */
export interface FrozenApplication {
  readonly application: Application;
  readonly registration: Registration;
  readonly product: FrozenProduct;
  readonly documents: readonly FrozenDocument[];
  readonly orderCheckboxes: Readonly<Record<string, string>>;
  /** Missing in orders that earlier builds froze. */
  readonly offer?: PinnedOffer;
  /**
   * By person, the history line of the provider's request that this version answers: the same data again is an answer
   * too.
   */
  readonly completed?: Readonly<Record<string, number>>;
}

/** Whether the hit of the registration is the company of the application; earlier builds stored any hit. */
export function hasCompanyOfRegister({ application, registration }: FrozenApplication): boolean {
  const { kycNowSearchMetaData: hit } = registration;
  const businessLegalForm = legalFormOf(application);
  if (hit === undefined || businessLegalForm === undefined) return false;
  return isCompanyOfHit({ businessLegalForm, businessName: companyNameOf(application) }, hit);
}

/** The persons for the process; ids and enums only. The first person is the acting one. */
export function personSeedsOf(application: Application): readonly PersonSeed[] {
  const legalForm = legalFormOf(application);
  return application.people.map((person: Person, index) => {
    const representative = isRepresentative(person, legalForm);
    return {
      personId: personIdOf(person.id ?? ''),
      acting: index === 0,
      required: index === 0 || representative,
      representation: representationOf(person, legalForm) ?? null,
    };
  });
}
