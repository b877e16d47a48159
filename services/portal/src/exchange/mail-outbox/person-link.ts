import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { CoSignerLinks, MailedLink } from '../../access/co-signer/co-signer.module.js';
import type { DueMail } from './mailbox.js';

/**
 * The link to the own page in a mail to a person; null for a person without one. An invitation has the link that was made
 * for it and goes to that address alone, because invitations are counted by address.
 */
export async function personLinkOf(
  coSigners: Pick<CoSignerLinks, 'forMail' | 'current'>,
  kind: DueMail['kind'],
  { caseId, personId }: { readonly caseId: CaseId; readonly personId: PersonId },
): Promise<MailedLink | null> {
  if (kind === 'identityCheckFailed') return null;
  return kind === 'coSignerData' ? coSigners.current(caseId, personId) : coSigners.forMail(caseId, personId);
}
