import { attachFile, postOwnMessage } from '@kontor/api/message/message.routes';
import { createUploader } from '@kontor/api/upload/upload-file';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notify } from '../../app/notices/notices.js';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { api } from '../../app/session/session.js';
import { tokens } from '../../app/session/tokens.js';
import { inLanguage } from '../../texts/create-text.js';
import { text } from '../../texts/message-text.js';
import { chooseAttachments } from './attachment-choice.js';
import { messagesQuery } from './use-messages.js';

const uploader = createUploader({ baseUrl: '/api', tokens, refresh: () => api.refresh() });

/** A file of the message. */
export interface ComposedFile {
  readonly key: string;
  readonly file: File;
}

/** The chosen files; those too large or of another type are dropped, with a notice (R2 §5 "Chat attachment"). */
function useChosenFiles() {
  const [files, setFiles] = useState<readonly ComposedFile[]>([]);
  const choose = (chosen: readonly File[]): void => {
    const { taken, refused } = chooseAttachments(chosen);
    setFiles((held) => [...held, ...taken.map((file) => ({ key: crypto.randomUUID(), file }))]);
    for (const { name, size, message } of refused) {
      notify({
        tone: 'error',
        title: () => text(size ? 'file.tooLarge' : 'file.refused'),
        body: () => `${name}: ${inLanguage(message)}`,
      });
    }
  };
  const take = (key: string): void => setFiles((held) => held.filter((one) => one.key !== key));
  return { files, choose, take };
}

/** The message being written, and its sending: first the text, then file by file. */
export function useComposer() {
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const { files, choose, take } = useChosenFiles();
  const [sending, setSending] = useState(false);
  /** Progress of the current upload, 0 to 1. */
  const [share, setShare] = useState(0);
  /** A message that was sent without these files. */
  const [posted, setPosted] = useState<string>();
  const attempt = useRef({ words: '', key: '' });

  const remove = (key: string): void => {
    if (files.every((one) => one.key === key)) setPosted(undefined);
    take(key);
  };
  const post = async (): Promise<string> => {
    // Sending the same text again is the same message, also after a lost response.
    if (attempt.current.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    const { data } = await api.send(postOwnMessage, { body: { message: words }, idempotencyKey: attempt.current.key });
    attempt.current = { words: '', key: '' };
    setWords('');
    return data.id;
  };
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      const id = posted ?? (await post());
      setPosted(files.length === 0 ? undefined : id);
      for (const chosen of files) {
        setShare(0);
        await attach(id, chosen, setShare);
        take(chosen.key);
      }
      setPosted(undefined);
    } catch (error) {
      notifyProblem(error, { title: () => text('send.failed') });
    } finally {
      setSending(false);
      void client.invalidateQueries({ queryKey: messagesQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['case'] });
    }
  };
  return { words, setWords, files, choose, remove, sending, share, unattached: posted !== undefined && !sending, send };
}

/** Sending a file again is the same attachment, also after a lost response. */
async function attach(id: string, { key, file }: ComposedFile, onProgress: (share: number) => void): Promise<void> {
  const body = new FormData();
  body.append('file', file, file.name);
  await uploader.upload(attachFile, { params: { id }, body, idempotencyKey: key, onProgress });
}
