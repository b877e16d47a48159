import type { CaseId } from '@kontor/domain/case/case-id';
import type { MessageSide } from '@kontor/domain/message/message';

/** A message between customer and bank; the same id again adds nothing. */
export interface NewMessage {
  readonly caseId: CaseId;
  readonly messageId: string;
  readonly side: MessageSide;
  readonly accountId: string;
  readonly text: string;
  /** Whether the customer is informed of it by a mail of its own, which never has its text. */
  readonly isMailed?: boolean;
}

export interface MessagesPort {
  add(message: NewMessage): Promise<void>;
}
