import type { CoreBanking } from '@kontor/api/case/staff-case.schema';
import { transferReport, type TransferReport } from '@kontor/domain/core-banking/booking-report';
import { transferModeLabels } from '@kontor/domain/core-banking/transfer';
import { formatExact } from '../../ui/time/time.js';

/** The newest booking of the parties, party by party (R3 §8). */
export function partyReport(transfer: NonNullable<CoreBanking['transfer']>): TransferReport {
  const title = `Übergabe als ${transferModeLabels[transfer.mode]} am ${formatExact(transfer.recordedAt)}`;
  return { ...transferReport(transfer), title };
}
