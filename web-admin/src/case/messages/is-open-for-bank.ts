import type { Message } from '@kontor/api/message/message.schema';
import { canMarkRevised } from '@kontor/domain/message/message';

/** Whether the bank has not dealt with a message of the customer yet. */
export const isOpenForBank = ({ type, revised }: Pick<Message, 'type' | 'revised'>): boolean =>
  canMarkRevised('ADMIN', type) && !revised;
