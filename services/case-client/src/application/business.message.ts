import type { MessageInitShape } from '@bufbuild/protobuf';
import type { BusinessPayload, PayloadAddress } from '@kontor/domain/application/order-payload';
import type { Address, Business, BusinessSchema } from '@kontor/proto/kontor/cases/v1/application_pb';
import { companyTypeMapping, legalFormMapping, turnoverBandMapping } from './application-enums.message.js';

export function toBusinessMessage(business: BusinessPayload): MessageInitShape<typeof BusinessSchema> {
  return {
    name: business.name,
    legalForm: legalFormMapping.toMessage(business.legalForm),
    crsType: companyTypeMapping.toMessage(business.crsType),
    annualTurnover: turnoverBandMapping.toMessage(business.annualTurnover),
    wantsGirocard: business.orderInfo === 'girocard',
    isLegalRepresentative: business.isLegalRepresentative === true,
    ...(business.address === undefined ? {} : { address: toAddressMessage(business.address) }),
    ...present({
      foundationDate: business.foundationDate,
      industry: business.industry,
      industryKey: business.industryKey,
      businessPurpose: business.businessPurpose,
      fatcaRelevant: business.fatcaRelevant,
      vatDeductibility: business.bgoVatDeductibility,
      taxNumber: business.bgoTaxNumber,
      shareEqualsVote: business.shareEqualsVote,
      registrationNumber: business.taxInformation.registrationNumber,
      registrationIssuer: business.taxInformation.registrationIssuer,
      hasInternationalBusinessConnection: business.hasInternationalBusinessConnection,
    }),
  };
}

/** @throws ServiceFault unknown-value */
export function fromBusinessMessage(message: Business): BusinessPayload {
  return {
    name: message.name,
    legalForm: legalFormMapping.fromMessage(message.legalForm),
    foundationDate: message.foundationDate ?? null,
    industry: message.industry ?? null,
    industryKey: message.industryKey ?? null,
    businessPurpose: message.businessPurpose ?? null,
    crsType: companyTypeMapping.fromMessageOrNull(message.crsType),
    fatcaRelevant: message.fatcaRelevant ?? null,
    bgoVatDeductibility: message.vatDeductibility ?? null,
    bgoTaxNumber: message.taxNumber ?? null,
    shareEqualsVote: message.shareEqualsVote ?? null,
    taxInformation: {
      registrationNumber: message.registrationNumber ?? null,
      registrationIssuer: message.registrationIssuer ?? null,
    },
    annualTurnover: turnoverBandMapping.fromMessageOrNull(message.annualTurnover),
    hasInternationalBusinessConnection: message.hasInternationalBusinessConnection ?? null,
    orderInfo: message.wantsGirocard ? 'girocard' : '',
    ...(message.address === undefined ? {} : { address: fromAddressMessage(message.address) }),
    ...(message.isLegalRepresentative ? { isLegalRepresentative: true } : {}),
  };
}

export function toAddressMessage({ line1, postalCode, city }: PayloadAddress) {
  return { line1, postalCode, city };
}

export function fromAddressMessage({ line1, postalCode, city }: Address): PayloadAddress {
  return { line1, postalCode, city };
}

type Present<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields without null, as a message leaves out what was not answered. */
export function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Present<T>;
}
