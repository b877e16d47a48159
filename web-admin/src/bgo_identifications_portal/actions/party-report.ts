import type { CoreBanking } from '@kontor/api/case/staff-case.schema';
import { transferReport, type TransferReport } from '@kontor/domain/core-banking/booking-report';
import { transferModeLabels } from '@kontor/domain/core-banking/transfer';
import { formatExact } from '../../ui/time.js';

/** The newest hand-over, party by party, under when and how it happened (spec 3 §8 "per-party report"). */
export function partyReport(transfer: NonNullable<CoreBanking['transfer']>): TransferReport {
  const title = `Übergabe als ${transferModeLabels[transfer.mode]} am ${formatExact(transfer.recordedAt)}`;
  return { ...transferReport(transfer), title };
}
