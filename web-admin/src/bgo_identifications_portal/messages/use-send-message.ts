import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { newKey } from '../../providers/idempotency-key.js';
import { useDraft } from '../../ui/use-draft.js';
import { useCaseRecord } from '../case-context.js';
import { useReloadCase } from '../use-case.js';

export interface MessageDraft {
  readonly text: string;
  readonly file: File | null;
  /** The same draft is one message, however often it has to be sent. */
  readonly key: string;
}

const empty = (): MessageDraft => ({ text: '', file: null, key: newKey() });

/** Sends a message and its file. A file that fails leaves the message as sent; the next try attaches to the same one. */
export function useSendMessage() {
  const { id } = useCaseRecord();
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadCase(id);
  const [draft, setDraft] = useDraft(['message', id], empty);
  const [share, setShare] = useState<number>();
  const { mutate, isPending, error } = useMutation({
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
    // Another text is another message; another file still belongs to this one.
    setDraft((before) => ({ ...before, ...part, key: part.text === undefined ? before.key : newKey() }));
  };
  return { draft, change, send: () => mutate(draft), isSending: isPending, share, error };
}
