import type { CaseId } from '@kontor/domain/case/case-id';
import { newestDecisions, type ExistingParty } from '@kontor/domain/core-banking/existing-party';
import { existingPartySchema } from '@kontor/domain/core-banking/existing-party.schema';
import type { CaseRepository, Findings } from '../../case/case-record/case-record.module.js';
import type { FrozenApplication } from './frozen-application.js';
import { applicationPage, type IdentityCheckOf } from './read-application.js';

export interface ApplicationPageDeps {
  readonly cases: Pick<CaseRepository, 'find'>;
  readonly findings: Pick<Findings, 'ofCase'>;
  readonly readVersion: (caseId: CaseId, version: number) => Promise<FrozenApplication | null>;
}

interface AskedPage {
  readonly caseId: CaseId;
  readonly version: number;
  readonly personOffset: number;
}

/** One page of a version of the application, as a service reads it; null without such a version. */
export async function readApplicationPage(
  { cases, findings, readVersion }: ApplicationPageDeps,
  { caseId, version, personOffset }: AskedPage,
): Promise<ReturnType<typeof applicationPage> | null> {
  const [frozen, identityCheckOf, existingParties] = await Promise.all([
    readVersion(caseId, version),
    identityChecksOf(cases, caseId),
    existingPartiesOf(findings, caseId),
  ]);
  return frozen === null ? null : applicationPage(frozen, personOffset, { identityCheckOf, existingParties });
}

/** References of the passed identity checks; the core bank stores them as proof (GwG § 8). */
async function identityChecksOf(cases: Pick<CaseRepository, 'find'>, caseId: CaseId): Promise<IdentityCheckOf> {
  const persons = (await cases.find(caseId))?.snapshot?.persons ?? [];
  const passed = new Set(persons.filter(({ status }) => status === 'successful').map(({ personId }) => personId));
  return (personId) => (passed.has(personId) ? `${caseId}:${personId}:ident:1` : null);
}

/** The bank's decisions about possible duplicates at the core bank. */
async function existingPartiesOf(
  findings: Pick<Findings, 'ofCase'>,
  caseId: CaseId,
): Promise<readonly ExistingParty[]> {
  const decisions = await findings.ofCase(caseId, ['existingParty']);
  return newestDecisions(decisions.map(({ content }) => existingPartySchema.parse(content)));
}
