import type { MismatchKind } from '@kontor/domain/case/case-command';
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
  readonly kind: MismatchKind;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
}

const matchingKinds = { functionaries: 'FUNCTIONARIES', beneficiaries: 'BENEFICIARIES' } as const;

/**
 * Compares the entered persons with the register. Resolves with the reference of a finding when the customer must resolve
 * something, with null when all match, were resolved before, or the register knows nothing to compare with.
 * @throws ProviderIdle when the register is silent.
 */
export async function matchRegister(
  { files, provider }: MatchDeps,
  { caseId, version, kind, deadline }: MatchRequest,
): Promise<string | null> {
  return withinDeadline(deadline, async (end) => {
    const application = await files.application(caseId, version);
    const registered = await registeredPersons(provider.until(end), application, kind);
    const content = compare(application, registered, kind);
    if (content === null) return null;
    return files.recordFinding({
      caseId,
      findingId: `${caseId}:matching:${kind}:${version}`,
      kind: FindingKind.MATCHING,
      content,
    });
  });
}

async function registeredPersons(
  provider: CompanyCheckProvider,
  { business }: Application,
  kind: MismatchKind,
): Promise<readonly RegisterPerson[]> {
  const headquarterId = await findHeadquarter(provider, business);
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
