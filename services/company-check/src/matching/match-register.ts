import type { CaseId } from '@kontor/domain/case/case-id';
import { mismatchKinds, type MismatchKind } from '@kontor/domain/case/case-command';
import { matchPersons } from '@kontor/domain/matching/match-persons';
import { createMatchingCase } from '@kontor/domain/matching/matching-case';
import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import type { CaseApplication } from '@kontor/case-client/application/case-application';
import type { CaseClient } from '@kontor/case-client/case-client';
import type { CompanyCheckProvider, RegisterPerson, RegisterPersons } from '../provider/company-check-provider.js';
import { findHeadquarter } from '../search/find-headquarter.js';
import { enteredSide, namedPerson } from '@kontor/domain/matching/compared-person';
import { withinDeadline } from '@kontor/platform/bus/within-deadline';

export interface MatchDeps {
  readonly portal: CaseClient;
  readonly provider: CompanyCheckProvider;
}

export interface MatchRequest {
  readonly caseId: CaseId;
  readonly version: number;
  /** The first kind to compare. */
  readonly from: MismatchKind;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
}

/** Result of the comparison: the last kind, or the first that deviates, with the reference of its finding. */
export interface Comparison {
  readonly kind: MismatchKind;
  readonly findingRef: string | null;
}

const matchingKinds = { functionaries: 'FUNCTIONARIES', beneficiaries: 'BENEFICIARIES' } as const;

/**
 * Compares the entered persons with the register, one kind after the other, up to the first that the customer must
 * resolve. Resolved deviations match, and so does everything when the register has nothing to compare with.
 * @throws ProviderIdle when the register does not respond.
 */
export async function matchRegister(
  { portal, provider }: MatchDeps,
  { caseId, version, from, deadline }: MatchRequest,
): Promise<Comparison> {
  return withinDeadline(deadline, async (end) => {
    const application = await portal.application(caseId, version);
    const register = provider.until(end);
    const headquarters = await headquartersOf(register, application);
    const kinds = mismatchKinds.slice(mismatchKinds.indexOf(from));
    const known = await Promise.all(
      kinds.map(async (kind) => ({ kind, registered: await registeredPersons(register, headquarters, kind) })),
    );
    for (const { kind, registered } of known) {
      const content = compare(application, registered, kind);
      if (content === null) continue;
      const findingId = `${caseId}:matching:${kind}:${version}`;
      const finding = { caseId, findingId, kind: 'matching', content } as const;
      return { kind, findingRef: await portal.recordFinding(finding) };
    }
    return { kind: kinds.at(-1) ?? from, findingRef: null };
  });
}

interface Headquarters {
  readonly business: string | null;
  /** Of the general partner of a GmbH & Co. KG. */
  readonly generalPartner: string | null;
}

async function headquartersOf(
  provider: CompanyCheckProvider,
  { business, secondBusiness, headquarterId }: CaseApplication,
): Promise<Headquarters> {
  return {
    business: headquarterId ?? (await findHeadquarter(provider, business)),
    generalPartner: secondBusiness === null ? null : await findHeadquarter(provider, secondBusiness),
  };
}

/** The directors of a general partner are the functionaries of its GmbH & Co. KG where the register lists none for it. */
async function registeredPersons(
  provider: CompanyCheckProvider,
  { business, generalPartner }: Headquarters,
  kind: MismatchKind,
): Promise<readonly RegisterPerson[]> {
  if (kind === 'beneficiaries') return business === null ? [] : personsOf(await provider.beneficialOwners(business));
  const functionaries = business === null ? [] : personsOf(await provider.functionaries(business));
  if (functionaries.length > 0 || generalPartner === null) return functionaries;
  return personsOf(await provider.functionaries(generalPartner));
}

function personsOf(found: RegisterPersons | null): readonly RegisterPerson[] {
  return found?.persons ?? [];
}

function compare(
  { people, matchingDecisions }: CaseApplication,
  registered: readonly RegisterPerson[],
  mismatchKind: MismatchKind,
): MatchingCase | null {
  const kind = matchingKinds[mismatchKind];
  const decisions = matchingDecisions.filter((decision) => decision.kind === kind);
  const entered = enteredSide(people, mismatchKind);
  const found = registered.map((person) => namedPerson(person, 'PUBLIC'));
  const result = matchPersons(entered, found, decisions);
  return result.mismatch ? createMatchingCase({ kind, source: 'PUBLIC', entered, found, result }) : null;
}
