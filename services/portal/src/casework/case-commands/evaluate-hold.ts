import type { CaseId } from '@kontor/domain/case/case-id';
import { caseStatus } from '@kontor/domain/case/case-status';
import { normaliseEmail } from '@kontor/domain/person/email';
import { evaluate } from '@kontor/domain/on-hold/evaluate';
import { hasFindings, type OnHoldFindings } from '@kontor/domain/on-hold/findings';
import type { RuleSet } from '@kontor/domain/on-hold/rule-set';
import { customerSideOf } from '@kontor/domain/on-hold/subject';
import { type FrozenApplication, presentHoldRules } from '../../applicant/application/application.module.js';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import {
  type CaseMatch,
  type CaseRepository,
  companyNameHash,
  type Findings,
  registerHashOf,
  type SearchHash,
  searchWords,
} from '../../case/case-record/case-record.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { keptReports } from './kept-reports.js';

export interface HoldEvaluation {
  readonly findings: OnHoldFindings;
  readonly found: boolean;
  /** An earlier case of the same company or acting person was rejected by the bank. */
  readonly rejectedBefore: boolean;
}

export interface EvaluateHoldDeps {
  readonly cases: Pick<CaseRepository, 'existsOther'>;
  readonly findings: Pick<Findings, 'ofCase'>;
  readonly settings: SettingsPort;
  readonly hash: SearchHash;
  readonly now: () => number;
}

const rejectedStatuses = [caseStatus.transferBlocked, caseStatus.bankFailed];

/** Evaluates the hold rules of the order for a frozen application, with the reports recorded for the case. */
export type EvaluateHold = (caseId: CaseId, frozen: FrozenApplication) => Promise<HoldEvaluation>;

export function createEvaluateHold({ cases, findings, settings, hash, now }: EvaluateHoldDeps): EvaluateHold {
  return async (caseId, frozen) => {
    const [rules, kept, rejectedBefore] = await Promise.all([
      rulesOf(frozen, settings),
      findings.ofCase(caseId, ['economyReport', 'creditChecks']),
      cases.existsOther(caseId, rejectedStatuses, sameAs(frozen, hash)),
    ]);
    const result = evaluate(rules ?? {}, {
      ...customerSideOf(frozen.application),
      reports: keptReports(frozen, kept),
      earlierRejection: rejectedBefore,
      today: germanyToday(now()),
    });
    // Unreadable rules hold every order, so that a clerk decides.
    return { findings: result, found: hasFindings(result) || rules === null, rejectedBefore };
  };
}

/** Those of the order; of the present for an order that an earlier build froze. Null for unreadable ones. */
function rulesOf({ offer }: FrozenApplication, settings: SettingsPort): Promise<RuleSet | null> {
  return offer === undefined ? presentHoldRules(settings) : Promise.resolve(offer.holdRules);
}

/** Keys of an earlier case: register court and number, else name and postal code; or the acting person's address. */
function sameAs({ application, registration }: FrozenApplication, hash: SearchHash): readonly CaseMatch[] {
  const { firma, people } = application;
  const registerHash = registerHashOf(hash, firma.registrationIssuer, firma.registrationNumber);
  const postalCode = firma.postalCode?.trim() ?? '';
  const emails = new Set(
    [registration.username, people[0]?.email ?? ''].map(normaliseEmail).filter((address) => address !== ''),
  );
  return [
    ...(registerHash === null ? sameCompany(registration.businessName, postalCode, hash) : [{ registerHash }]),
    ...[...emails].map((address) => ({ emailHash: hash('email', address) })),
  ];
}

/** A name in clear, or a sealed one, of a company at the same place. */
function sameCompany(name: string, postalCode: string, hash: SearchHash): readonly CaseMatch[] {
  const nameSort = searchWords(name).join(' ');
  // Sealed names, and those of signs alone, have no words: they are equal to nothing.
  if (postalCode === '' || nameSort === '') return [];
  return [{ company: { nameSort, postalCode } }, { searchHashes: [companyNameHash(hash, name)], postalCode }];
}
