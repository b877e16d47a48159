import { maxMessageLength } from '@kontor/domain/message/message';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { newKey } from '../../providers/idempotency-key.js';
import { ActButton } from '../../ui/ActButton.js';
import { Panel } from '../../ui/Panel.js';
import { ProblemNotice } from '../../ui/ProblemNotice.js';
import { TextInput } from '../../ui/TextInput.js';
import { useDraft } from '../../ui/use-draft.js';
import { actionProblem } from '../actions/action-problem.js';
import { useCaseRecord } from '../case-context.js';
import { useReloadCase } from '../use-case.js';

/** The same text is one note, however often it has to be sent. */
const emptyMemo = () => ({ content: '', key: newKey() });

/** Writes an internal note. What was typed stays until it is saved. */
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
        <ActButton type="submit" variant="outlined" isRunning={isPending} disabled={content.trim() === ''}>
          Notiz speichern
        </ActButton>
      </form>
    </Panel>
  );
}
