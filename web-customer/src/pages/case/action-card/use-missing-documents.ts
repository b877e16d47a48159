import { updateIdentification } from '@kontor/api/application/application.routes';
import type { DocumentType } from '@kontor/domain/document/document';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clearNotices, notify } from '../../../app/notices/notices.js';
import { notifyProblem } from '../../../app/notices/problem-notice.js';
import { path } from '../../../app/routes/routes.js';
import { api } from '../../../app/session/session.js';
import { uploadDocument } from '../../../upload/upload-documents.js';
import { text } from '../../../texts/case-text.js';
import { boxesFor, boxLabel, changeBox, incompleteBoxes, type BoxChange, type DocumentBox } from './document-boxes.js';

/** Collects the missing documents, uploads them file by file, and submits them together (R2 §4.1, §7). */
export function useMissingDocuments(missing: readonly string[]) {
  const client = useQueryClient();
  const [boxes, setBoxes] = useState<readonly DocumentBox[]>(() => boxesFor(missing));
  const [attempted, setAttempted] = useState(false);
  const [sending, setSending] = useState(false);
  const [share, setShare] = useState(0);
  const change = (of: DocumentType, what: BoxChange<File>): void => setBoxes((held) => changeBox(held, of, what));

  const upload = async (): Promise<void> => {
    for (const { type, files } of boxes) {
      for (const { key, file } of files) {
        setShare(0);
        await uploadDocument({ file, documentType: type, signal: new AbortController().signal, onProgress: setShare });
        change(type, { type: 'uploaded', key, name: file.name });
      }
    }
  };
  const send = async (): Promise<void> => {
    setAttempted(true);
    clearNotices(path('hub-identifizierung-status'));
    if (notifyIncomplete(boxes)) return;
    setSending(true);
    try {
      await upload();
      await api.send(updateIdentification, { idempotencyKey: crypto.randomUUID() });
      notify({ tone: 'success', title: () => text('documents.done.title'), body: () => text('documents.done.body') });
    } catch (error) {
      notifyProblem(error, { title: () => text('documents.failed') });
    } finally {
      setSending(false);
      void client.invalidateQueries({ queryKey: ['case'] });
      void client.invalidateQueries({ queryKey: ['business-documents'] });
    }
  };
  return { boxes, attempted, sending, share, change, send };
}

/** Shows errors for types without a file; false when there are none. */
function notifyIncomplete(boxes: readonly DocumentBox[]): boolean {
  const incomplete = incompleteBoxes(boxes);
  if (incomplete.length === 0) return false;
  notify({
    tone: 'error',
    title: () => text('documents.incomplete.title'),
    body: () => text('documents.incomplete.body', { types: incomplete.map(boxLabel).join(', ') }),
  });
  return true;
}
