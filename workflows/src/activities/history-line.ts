import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import type { HistoryLineSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { MessageInitShape } from '@bufbuild/protobuf';

/** A history line as the portal is told of it; an absent person or account is an empty text there. */
export function toProjectedLine(entry: HistoryEntry): MessageInitShape<typeof HistoryLineSchema> {
  return {
    seq: BigInt(entry.seq),
    at: BigInt(entry.at),
    type: entry.type,
    personId: entry.personId ?? '',
    status: entry.status,
    cause: entry.cause,
    actor: entry.actor,
    accountId: entry.accountId ?? '',
    mails: [...entry.mails],
  };
}
