import { maxMessageLength } from '@kontor/domain/message/message';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { useDraft } from '../../ui/use-draft.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';

export function RequestData() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const [question, setQuestion] = useDraft(['question', id], () => '');
  const [isAsking, setAsking] = useState(false);
  const request = useCaseAction<string>('requestData', async (text) => {
    await provider.moveCase(id, { name: 'requestData' }, text);
    setQuestion(() => '');
    return done(
      'Rückfrage gestellt',
      'Der Kunde wurde per E-Mail informiert. Sobald er antwortet, geht es hier weiter.',
    );
  });
  return (
    <CaseCommand name="requestData">
      <ActionButton variant="outlined" isRunning={request.isRunning} onClick={() => setAsking(true)}>
        Rückfrage an den Kunden
      </ActionButton>
      <ConfirmAction
        isOpen={isAsking}
        title="Rückfrage an den Kunden stellen?"
        confirmLabel="Rückfrage senden"
        isConfirmDisabled={question.trim() === ''}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          request.act(question.trim());
        }}
      >
        <p>
          Der Kunde sieht die Nachricht in seinem Bereich und erhält eine E-Mail. Der Vorgang wartet, bis er antwortet.
        </p>
        <TextInput
          label="Ihre Nachricht"
          hint="Sichtbar für den Kunden"
          multiline
          minRows={4}
          value={question}
          onChange={(text) => setQuestion(() => text.slice(0, maxMessageLength))}
        />
      </ConfirmAction>
    </CaseCommand>
  );
}
