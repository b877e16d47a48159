import { otherOwner } from '@kontor/domain/case/owner';
import { isStatusCode } from '@kontor/domain/case/case-status';
import type { BankCase } from '../bank-case/bank-case.js';

/** The name of whoever else works on the case; null when it is free or the reader's own. */
export function otherOwnerOf({ status, owner }: Pick<BankCase, 'status' | 'owner'>, accountId: string): string | null {
  if (owner === null || !isStatusCode(status)) return null;
  return otherOwner({ status, owner: owner.accountId }, accountId) === null ? null : (owner.name ?? 'jemand anderes');
}
