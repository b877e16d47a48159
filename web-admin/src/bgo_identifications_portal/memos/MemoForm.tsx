import { maxMessageLength } from '@kontor/domain/message/message';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { newKey } from '../../providers/idempotency-key.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Panel } from '../../ui/Panel.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { TextInput } from '../../ui/TextInput.js';
import { useDraft } from '../../ui/use-draft.js';
import { actionProblem } from '../case-action/action-problem.js';
import { useCaseRecord } from '../case-record/use-case-record.js';
import { useReloadCase } from '../case-record/use-reload-case.js';

/** The key makes repeated sending of one text create one note. */
const emptyMemo = () => ({ content: '', key: newKey() });

export function MemoForm() {
  const { id } = useCaseRecord();
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadCase(id);
  const [{ content, key }, setDraft] = useDraft(['memo', id], emptyMemo);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.addMemo(id, content.trim(), key),
    onSuccess: async () => {
      setDraft(emptyMemo);
      await reload();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (content.trim() !== '' && !isPending) mutate();
  };
  return (
    <Panel>
      <form onSubmit={submit} style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <div style={{ width: '100%' }}>
          <TextInput
            label="Neue Notiz"
            hint="Nur für die Bank sichtbar"
            multiline
            minRows={3}
            value={content}
            onChange={(text) => setDraft(() => ({ content: text.slice(0, maxMessageLength), key: newKey() }))}
          />
        </div>
        {error === null ? null : <ProblemNotice error={error} title={actionProblem('memo', error).title} />}
        <ActionButton type="submit" variant="outlined" isRunning={isPending} disabled={content.trim() === ''}>
          Notiz speichern
        </ActionButton>
      </form>
    </Panel>
  );
}
