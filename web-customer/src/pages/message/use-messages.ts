import { listOwnMessages } from '@kontor/api/message/message.routes';
import type { Message } from '@kontor/api/message/message.schema';
import { canUseMessages, chatTimes } from '@kontor/domain/message/message';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../app/session/session.js';
import { newIds } from './conversation.js';

export const messagesQuery = queryOptions({
  queryKey: ['messages'],
  queryFn: async ({ signal }) => (await api.send(listOwnMessages, { signal })).data,
  refetchInterval: chatTimes.poll,
});

/** The conversation with the bank, where the customer has one (R2 §2.2, §4.4). */
export function useMessages(mainStatus: number) {
  return useQuery({ ...messagesQuery, enabled: canUseMessages('USER', mainStatus) });
}

/** The new messages; each is highlighted for a moment (R2 §4.4). */
export function useJustArrived(messages: readonly Message[] | undefined): readonly string[] {
  const before = useRef(messages);
  const [fresh, setFresh] = useState<readonly string[]>([]);
  useEffect(() => {
    if (messages === undefined) return undefined;
    const arrived = newIds(before.current, messages);
    before.current = messages;
    if (arrived.length === 0) return undefined;
    setFresh(arrived);
    const timer = setTimeout(() => setFresh([]), chatTimes.highlight);
    return () => clearTimeout(timer);
  }, [messages]);
  return fresh;
}
