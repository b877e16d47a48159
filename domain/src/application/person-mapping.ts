import { type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { isBeneficialOwner, isRepresentative, representationOf, type Person } from '../person/person.js';
import { formatShare, parseShare } from '../person/share.js';
import { hasAddressPart } from './address-violations.js';
import { type YesNo } from '../answer/answer.js';
import { choiceOrNull, payloadAddress, textOrNull } from './business-mapping.js';
import { ownsByDefault } from './owner-kind.js';
import { type PepStatus, type PersonPayload } from './order-payload.js';

/** 'Ja' confirms "not politically exposed" (R1 §3 "Mapping", §5 "Person"). */
export function pepStatusOf(notExposed: YesNo | undefined): PepStatus | null {
  if (notExposed === 'Ja') return 'NOT_PEP';
  return notExposed === 'Nein' ? 'PEP' : null;
}

/** The reverse of `pepStatusOf`. */
export function notExposedOf(status: PepStatus | null): YesNo {
  if (status === null) return '';
  return status === 'NOT_PEP' ? 'Ja' : 'Nein';
}

function beneficialOwnerOf(person: Person, legalForm: LegalForm): PersonPayload['beneficialOwner'] {
  if (!isBeneficialOwner(person, legalForm)) return null;
  const isFictional = ownsByDefault(person, legalForm);
  const hasShare = traitsOf(legalForm).asksShares && !isFictional;
  return { votingShare: hasShare ? (parseShare(person.gesellschafterAnteile) ?? 0) : 0, isFictional };
}

function legalRepresentativeOf(person: Person, legalForm: LegalForm): PersonPayload['legalRepresentative'] {
  if (!isRepresentative(person, legalForm)) return null;
  return { legalRepresentativeType: 'Person', typeOfRepresentation: representationOf(person, legalForm) ?? null };
}

/**
 * A person as it is sent: voting share as a number, 0 for owners without a share, for fictitious ones and where the
 * form has no share (R1 §3 "Mapping").
 */
export function toPersonPayload(person: Person, legalForm: LegalForm): PersonPayload {
  return {
    ...(person.id === undefined ? {} : { id: person.id }),
    salutation: choiceOrNull(person.anrede),
    firstName: person.vorname?.trim() ?? '',
    lastName: person.nachname?.trim() ?? '',
    email: textOrNull(person.email),
    phone: textOrNull(person.phone),
    birthDate: textOrNull(person.birthday),
    nationality: textOrNull(person.nationality),
    pepStatus: pepStatusOf(person.exponiert),
    authorizedToRepresent: isRepresentative(person, legalForm),
    legalRepresentative: legalRepresentativeOf(person, legalForm),
    beneficialOwner: beneficialOwnerOf(person, legalForm),
    orderInfo: person.girocard === 'Ja' ? 'girocard' : '',
    bgoTaxNumber: person.toggleSteuerId === 'Nein' ? null : textOrNull(person.steuerId?.replace(/\s/g, '')),
    address: hasAddressPart(person) ? payloadAddress(person) : null,
  };
}

function rolesOf(payload: PersonPayload, legalForm: LegalForm): Person {
  const { asksRepresentation, asksOwnership, asksShares } = traitsOf(legalForm);
  const owner = payload.beneficialOwner;
  return {
    ...(asksRepresentation
      ? {
          vertretungsberechtigung: payload.authorizedToRepresent ? 'Ja' : 'Nein',
          vertretungsberechtigungArt: payload.legalRepresentative?.typeOfRepresentation ?? '',
        }
      : {}),
    ...(asksOwnership
      ? {
          gesellschafter: owner !== null && !owner.isFictional ? 'Ja' : 'Nein',
          fiktiverGesellschafter: owner?.isFictional === true ? 'Ja' : 'Nein',
        }
      : {}),
    ...(asksShares && owner !== null && owner.votingShare > 0
      ? { gesellschafterAnteile: formatShare(owner.votingShare) }
      : {}),
  };
}

/** The form's person after it was written through `/people`: names, contact, address and roles (R1 §3 "Mapping"). */
export function fromPersonPayload(payload: PersonPayload, person: Person, legalForm: LegalForm): Person {
  const { line1 = '', postalCode = '', city = '' } = payload.address ?? {};
  return {
    ...person,
    ...(payload.id === undefined ? {} : { id: payload.id }),
    anrede: payload.salutation ?? '',
    vorname: payload.firstName,
    nachname: payload.lastName,
    nationality: payload.nationality ?? '',
    birthday: payload.birthDate ?? '',
    line1,
    postalCode,
    city,
    email: payload.email ?? '',
    phone: payload.phone ?? '',
    toggleSteuerId: payload.bgoTaxNumber === null ? (person.toggleSteuerId ?? '') : 'Ja',
    steuerId: payload.bgoTaxNumber ?? '',
    exponiert: notExposedOf(payload.pepStatus),
    girocard: payload.orderInfo === 'girocard' ? 'Ja' : 'Nein',
    ...rolesOf(payload, legalForm),
  };
}
