import type { CaseId } from '@kontor/domain/case/case-id';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import * as z from 'zod';
import { fromUtf8 } from './bytes.js';
import type { CaseRepository } from './case.repository.js';
import { changeCase } from './change-case.js';
import type { FindingToRecord, Findings } from './findings.js';
import { accountHash, type SearchHash } from './search-fields.js';

export interface RecordFindingDeps {
  readonly cases: Pick<CaseRepository, 'find' | 'change'>;
  readonly hash: SearchHash;
  readonly findings: Pick<Findings, 'record'>;
  readonly announce: (caseId: CaseId, news: { readonly type: 'case' | 'person'; readonly seq: number }) => void;
}

/** Records a finding once and returns its reference. @throws ServiceFault for invalid content or an erased case. */
export function createRecordFinding({ cases, findings, hash, announce }: RecordFindingDeps) {
  return async ({ caseId, findingId, kind, personId, content }: FindingToRecord): Promise<string> => {
    if (findingId === '' || !isJson(content)) throw new ServiceFault('invalid-request', 'This is no finding');
    const found = await cases.find(caseId);
    if (found === null || found.erased) throw new ServiceFault('not-found', 'There is no such case');
    const findingRef = await findings.record({ caseId, findingId, kind, personId, content });
    if (kind === 'account') await makeAccountFindable({ cases, hash }, caseId, content);
    announce(caseId, { type: personId === null ? 'case' : 'person', seq: 0 });
    return findingRef;
  };
}

const accountSchema = z.looseObject({ iban: z.string().nullable(), kontonummer: z.string().nullable() });

/** The case is found by its account from now on; a repeated finding changes nothing. */
async function makeAccountFindable(
  { cases, hash }: Pick<RecordFindingDeps, 'cases' | 'hash'>,
  caseId: CaseId,
  content: Uint8Array,
): Promise<void> {
  const { iban = null, kontonummer = null } = accountSchema.safeParse(JSON.parse(fromUtf8(content))).data ?? {};
  const accountHashes = [iban, kontonummer].flatMap((number) => (number === null ? [] : [accountHash(hash, number)]));
  await changeCase(cases, caseId, (current) =>
    current.erased || String(current.accountHashes) === String(accountHashes) ? null : { accountHashes },
  );
}

function isJson(content: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return true;
  } catch {
    return false;
  }
}
