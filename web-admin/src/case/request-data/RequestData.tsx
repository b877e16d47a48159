import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { acts } from '../case-action/acts.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { ended } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { ReplyPicker } from '../messages/ReplyPicker.js';
import { AskedDocuments, QuestionPreview } from './AskedDocuments.js';
import { useQuestion } from './use-question.js';

export function RequestData() {
  const record = useBankCase();
  const { id } = record;
  const provider = useDataProvider<KontorDataProvider>();
  const question = useQuestion(record);
  const { typed, text, problem, type, clear } = question;
  const [isAsking, setAsking] = useState(false);
  const request = useCaseAction<string>('requestData', async (asked) => {
    await provider.moveCase(id, { name: 'requestData' }, asked);
    clear();
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
        isConfirmDisabled={text.trim() === '' || problem !== undefined}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          request.act(text.trim());
        }}
      >
        <p>
          Der Kunde sieht die Nachricht in seinem Bereich und erhält eine E-Mail. Der Vorgang wartet, bis er antwortet.
        </p>
        <ReplyPicker of={record} typed={typed} onFill={type} />
        <TextInput
          label="Ihre Nachricht"
          hint="Sichtbar für den Kunden"
          multiline
          minRows={4}
          value={typed}
          onChange={type}
          error={problem}
        />
        <AskedDocuments question={question} />
        <QuestionPreview question={question} />
      </ConfirmAction>
    </CaseCommand>
  );
}
