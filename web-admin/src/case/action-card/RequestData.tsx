import { maxMessageLength } from '@kontor/domain/message/message';
import { openPlaceholderProblem } from '@kontor/domain/reply-template/reply-template';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { useDraft } from '../../ui/use-draft.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { acts } from '../case-action/acts.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { ended } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { ReplyPicker } from '../messages/ReplyPicker.js';

export function RequestData() {
  const record = useBankCase();
  const { id } = record;
  const provider = useDataProvider<KontorDataProvider>();
  const [question, setQuestion] = useDraft(['question', id], () => '');
  const type = (text: string): void => setQuestion(() => text.slice(0, maxMessageLength));
  const [isAsking, setAsking] = useState(false);
  const problem = openPlaceholderProblem(question);
  const request = useCaseAction<string>('requestData', async (text) => {
    await provider.moveCase(id, { name: 'requestData' }, text);
    setQuestion(() => '');
    return ended(
      'Rückfrage gestellt',
      'Der Kunde wurde per E-Mail informiert. Sobald er antwortet, geht es hier weiter.',
    );
  });
  return (
    <CaseCommand name="requestData">
      <ActionButton
        aria-keyshortcuts={acts.requestData.key}
        variant="outlined"
        size="small"
        isRunning={request.isRunning}
        onClick={() => setAsking(true)}
      >
        {acts.requestData.label}
      </ActionButton>
      <ConfirmAction
        isOpen={isAsking}
        title="Rückfrage an den Kunden stellen?"
        confirmLabel="Rückfrage senden"
        isConfirmDisabled={question.trim() === '' || problem !== undefined}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          request.act(question.trim());
        }}
      >
        <p>
          Der Kunde sieht die Nachricht in seinem Bereich und erhält eine E-Mail. Der Vorgang wartet, bis er antwortet.
        </p>
        <ReplyPicker of={record} typed={question} onFill={type} />
        <TextInput
          label="Ihre Nachricht"
          hint="Sichtbar für den Kunden"
          multiline
          minRows={4}
          value={question}
          onChange={type}
          error={problem}
        />
      </ConfirmAction>
    </CaseCommand>
  );
}
