import type { ExistingParty } from '@kontor/domain/core-banking/existing-party';
import type { ExistingParty as Message } from '@kontor/proto/kontor/cases/v1/application_pb';

export function fromExistingParty({ subject, personennummer }: Message): ExistingParty {
  return { subject, personennummer };
}
