import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { newKey } from '../../providers/idempotency-key.js';
import { Panel } from '../../ui/Panel.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { useDraft } from '../../ui/use-draft.js';
import { actionProblem } from '../case-action/action-problem.js';
import { TextForm } from '../case-action/TextForm.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { useReloadCase } from '../bank-case/reload-case.js';

/** The key makes repeated sending of one text create one note. */
const emptyMemo = () => ({ content: '', key: newKey() });

export function MemoForm() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadCase(id);
  const [{ content, key }, setDraft] = useDraft(['memo', id], emptyMemo);
  const { mutateAsync, error } = useMutation({
    mutationFn: () => provider.addMemo(id, content.trim(), key),
    onSuccess: async () => {
      setDraft(emptyMemo);
      await reload();
    },
  });
  return (
    <Panel>
      <TextForm
        label="Neue Notiz"
        helperText="Nur für die Bank sichtbar"
        submitLabel="Notiz speichern"
        variant="outlined"
        draft={content}
        onType={(text) => setDraft(() => ({ content: text, key: newKey() }))}
        onSubmit={() => mutateAsync()}
      >
        {error === null ? null : <ProblemNotice error={error} title={actionProblem('memo', error).title} />}
      </TextForm>
    </Panel>
  );
}
