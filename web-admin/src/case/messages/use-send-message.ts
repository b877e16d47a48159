import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { newKey } from '../../providers/idempotency-key.js';
import { useDraft } from '../../ui/use-draft.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { useReloadCase } from '../bank-case/reload-case.js';

export interface MessageDraft {
  readonly text: string;
  readonly file: File | null;
  /** Idempotency key: repeated sending of one draft creates one message. */
  readonly key: string;
  /** The same for the file. */
  readonly fileKey: string;
}

interface Sending {
  readonly draft: MessageDraft;
  /** Ids of the customer's messages that are dealt with by it. */
  readonly answered: readonly string[];
}

const empty = (): MessageDraft => ({ text: '', file: null, key: newKey(), fileKey: newKey() });

/**
 * Sends a message, then its file, then marks what it answers. If one of these fails, the next try continues with the same
 * message.
 */
export function useSendMessage() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadCase(id);
  const [draft, setDraft] = useDraft(['message', id], empty);
  const [share, setShare] = useState<number>();
  const { mutateAsync, error } = useMutation({
    mutationFn: async ({ draft: { text, file, key, fileKey }, answered }: Sending) => {
      const sent = await provider.postMessage(id, text.trim(), key);
      if (file !== null) await provider.attachFile(sent.id, { file, key: fileKey }, setShare);
      for (const messageId of answered) await provider.markAsRevised(messageId);
    },
    // What was typed while it was sent is a new draft.
    onSuccess: (_done, { draft: sent }) =>
      setDraft((now) =>
        now.key === sent.key ? empty() : { ...now, ...(now.file === sent.file ? { file: null } : {}) },
      ),
    onSettled: () => {
      setShare(undefined);
      return reload();
    },
  });
  const change = (part: Partial<Pick<MessageDraft, 'text' | 'file'>>): void => {
    // A changed text is a new message; a changed file still belongs to the sent one.
    setDraft((before) => ({
      ...before,
      ...part,
      key: part.text === undefined ? before.key : newKey(),
      fileKey: part.file === undefined ? before.fileKey : newKey(),
    }));
  };
  return { draft, change, send: (answered: readonly string[]) => mutateAsync({ draft, answered }), share, error };
}
