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
}

const empty = (): MessageDraft => ({ text: '', file: null, key: newKey() });

/** Sends a message, then its file. If the file fails, the next try attaches it to the same message. */
export function useSendMessage() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadCase(id);
  const [draft, setDraft] = useDraft(['message', id], empty);
  const [share, setShare] = useState<number>();
  const { mutateAsync, error } = useMutation({
    mutationFn: async ({ text, file, key }: MessageDraft) => {
      const sent = await provider.postMessage(id, text.trim(), key);
      if (file !== null) await provider.attachFile(sent.id, file, setShare);
    },
    onSuccess: () => setDraft(empty),
    onSettled: () => {
      setShare(undefined);
      return reload();
    },
  });
  const change = (part: Partial<Pick<MessageDraft, 'text' | 'file'>>): void => {
    // A changed text is a new message; a changed file still belongs to the sent one.
    setDraft((before) => ({ ...before, ...part, key: part.text === undefined ? before.key : newKey() }));
  };
  return { draft, change, send: () => mutateAsync(draft), share, error };
}
