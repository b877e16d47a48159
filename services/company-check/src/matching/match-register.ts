import { mismatchKinds, type MismatchKind } from '@kontor/domain/case/case-command';
import { matchPersons } from '@kontor/domain/matching/match-persons';
import { createMatchingCase } from '@kontor/domain/matching/matching-case';
import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import { FindingKind } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { Application, CaseFiles } from '../case-files/case-files.js';
import type { CompanyCheckProvider, RegisterPerson } from '../provider/company-check-provider.js';
import { findHeadquarter } from '../search/find-headquarter.js';
import { handedSide, namedPerson } from '@kontor/domain/matching/handed-person';
import { earlierDecisions } from './earlier-decisions.js';
import { withinDeadline } from '@kontor/platform/bus/within-deadline';

export interface MatchDeps {
  readonly files: CaseFiles;
  readonly provider: CompanyCheckProvider;
}

export interface MatchRequest {
  readonly caseId: string;
  readonly version: number;
  /** The kind to begin with. */
  readonly from: MismatchKind;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
}

/** How far the comparison came: the last kind, or the first that deviates, with the reference of its finding. */
export interface Comparison {
  readonly kind: MismatchKind;
  readonly findingRef: string | null;
}

const matchingKinds = { functionaries: 'FUNCTIONARIES', beneficiaries: 'BENEFICIARIES' } as const;

/**
 * Compares the entered persons with the register, one kind after the other, up to the first that the customer must
 * resolve. What was resolved before matches, and so does everybody when the register knows nothing to compare with.
 * @throws ProviderIdle when the register is silent.
 */
export async function matchRegister(
  { files, provider }: MatchDeps,
  { caseId, version, from, deadline }: MatchRequest,
): Promise<Comparison> {
  return withinDeadline(deadline, async (end) => {
    const application = await files.application(caseId, version);
    const register = provider.until(end);
    const headquarterId = await findHeadquarter(register, application.business);
    const kinds = mismatchKinds.slice(mismatchKinds.indexOf(from));
    const known = await Promise.all(
      kinds.map(async (kind) => ({ kind, registered: await registeredPersons(register, headquarterId, kind) })),
    );
    for (const { kind, registered } of known) {
      const content = compare(application, registered, kind);
      if (content === null) continue;
      const findingId = `${caseId}:matching:${kind}:${version}`;
      const finding = { caseId, findingId, kind: FindingKind.MATCHING, content };
      return { kind, findingRef: await files.recordFinding(finding) };
    }
    return { kind: kinds.at(-1) ?? from, findingRef: null };
  });
}

async function registeredPersons(
  provider: CompanyCheckProvider,
  headquarterId: string | null,
  kind: MismatchKind,
): Promise<readonly RegisterPerson[]> {
  if (headquarterId === null) return [];
  const found =
    kind === 'functionaries'
      ? await provider.functionaries(headquarterId)
      : await provider.beneficialOwners(headquarterId);
  return found?.persons ?? [];
}

function compare(
  { persons, decisions }: Application,
  registered: readonly RegisterPerson[],
  mismatchKind: MismatchKind,
): MatchingCase | null {
  const kind = matchingKinds[mismatchKind];
  const entered = handedSide(persons, mismatchKind);
  const found = registered.map((person) => namedPerson(person, 'PUBLIC'));
  const result = matchPersons(entered, found, earlierDecisions(decisions, kind));
  return result.mismatch ? createMatchingCase({ kind, source: 'PUBLIC', entered, found, result }) : null;
}
