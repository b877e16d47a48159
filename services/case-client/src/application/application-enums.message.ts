import type { PepStatus } from '@kontor/domain/application/order-payload';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import type { CompanyType } from '@kontor/domain/list/company-types';
import type { Salutation } from '@kontor/domain/list/salutations';
import type { TurnoverBand } from '@kontor/domain/list/turnover-bands';
import type { MatchingDecision, MatchingKind } from '@kontor/domain/application/matching-decision';
import type { Representation } from '@kontor/domain/person/person';
import * as wire from '@kontor/proto/kontor/cases/v1/application_pb';
import { enumMapping } from '../enum/enum-mapping.js';

export const legalFormMapping = enumMapping<LegalForm>({
  SELF_EMPLOYED: wire.LegalForm.SELF_EMPLOYED,
  EK: wire.LegalForm.EK,
  UG: wire.LegalForm.UG,
  UG_I_GR: wire.LegalForm.UG_I_GR,
  GMBH: wire.LegalForm.GMBH,
  GMBH_I_GR: wire.LegalForm.GMBH_I_GR,
  GMBH_CO_KG: wire.LegalForm.GMBH_CO_KG,
  AG: wire.LegalForm.AG,
  LTD: wire.LegalForm.LTD,
  OHG: wire.LegalForm.OHG,
  KG: wire.LegalForm.KG,
  GBR: wire.LegalForm.GBR,
  E_GBR: wire.LegalForm.E_GBR,
  PARTG: wire.LegalForm.PARTG,
  KGAA: wire.LegalForm.KGAA,
  EG: wire.LegalForm.EG,
  OTHER: wire.LegalForm.OTHER,
  SOLE_PROPRIETORSHIP: wire.LegalForm.SOLE_PROPRIETORSHIP,
});

export const companyTypeMapping = enumMapping({
  ACTIVE: wire.CompanyType.ACTIVE,
  PASSIVE: wire.CompanyType.PASSIVE,
  EXEMPT_BENEFICIAL_OWNER: wire.CompanyType.EXEMPT_BENEFICIAL_OWNER,
} satisfies Record<CompanyType, wire.CompanyType>);

export const turnoverBandMapping = enumMapping({
  LT250: wire.TurnoverBand.LT250,
  LT500: wire.TurnoverBand.LT500,
  LT6000: wire.TurnoverBand.LT6000,
  GT6000: wire.TurnoverBand.GT6000,
} satisfies Record<TurnoverBand, wire.TurnoverBand>);

export const salutationMapping = enumMapping({
  MR: wire.Salutation.MR,
  MS: wire.Salutation.MS,
  NO_SALUTATION: wire.Salutation.NO_SALUTATION,
} satisfies Record<Salutation, wire.Salutation>);

export const pepStatusMapping = enumMapping({
  NOT_PEP: wire.PepStatus.NOT_PEP,
  PEP: wire.PepStatus.PEP,
} satisfies Record<PepStatus, wire.PepStatus>);

export const representationMapping = enumMapping({
  ALONE: wire.TypeOfRepresentation.ALONE,
  JOINT: wire.TypeOfRepresentation.JOINT,
  OTHER: wire.TypeOfRepresentation.OTHER,
} satisfies Record<Representation, wire.TypeOfRepresentation>);

export const matchingKindMapping = enumMapping({
  FUNCTIONARIES: wire.MatchingKind.FUNCTIONARIES,
  BENEFICIARIES: wire.MatchingKind.BENEFICIARIES,
} satisfies Record<MatchingKind, wire.MatchingKind>);

export const matchingChoiceMapping = enumMapping({
  ASSIGNED: wire.MatchingChoice.ASSIGNED,
  CREATED: wire.MatchingChoice.CREATED,
  IGNORED: wire.MatchingChoice.IGNORED,
  CONFIRMED: wire.MatchingChoice.CONFIRMED,
} satisfies Record<MatchingDecision['decision'], wire.MatchingChoice>);
