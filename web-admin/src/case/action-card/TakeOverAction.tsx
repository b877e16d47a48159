import Button from '@mui/material/Button';
import { hasFindings } from '@kontor/domain/on-hold/findings';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { Notice } from '../../ui/notice/Notice.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { useReloadCase } from '../bank-case/reload-case.js';
import { FindingList } from '../on-hold/FindingList.js';
import { acts } from '../case-action/acts.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { UnidentifiedReason } from './Reason.js';
import { unidentifiedOf } from './unidentified.js';
import { Warnings } from './Warnings.js';

/** Takes a case over; matches of hold rules are shown before (R3 §4.2). */
export function TakeOverAction() {
  const record = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadCase(record.id);
  const [isAsking, setAsking] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const isHit = hasFindings(record.findings);
  const persons = unidentifiedOf(record);
  const [reason, setReason] = useState('');
  const takeOver = useCaseAction<string | undefined>('takeOver', async (why) => {
    await provider.moveCase(record.id, { name: 'takeOver' }, why);
    return done('Vorgang übernommen', 'Der Vorgang ist jetzt in Bearbeitung der Bank.');
  });
  const checkAgain = async (): Promise<void> => {
    setChecking(true);
    await reload();
    setChecking(false);
  };
  return (
    <CaseCommand name="takeOver">
      <ActionButton
        aria-keyshortcuts={acts.takeOver.key}
        isRunning={takeOver.isRunning}
        onClick={() => setAsking(true)}
      >
        {acts.takeOver.label}
      </ActionButton>
      <ConfirmAction
        isOpen={isAsking}
        title={isHit ? 'Trotz Hinweisen übernehmen?' : 'Vorgang übernehmen?'}
        confirmLabel="Übernehmen"
        isDangerous={isHit || persons.length > 0}
        isConfirmDisabled={persons.length > 0 && reason.trim() === ''}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          takeOver.act(persons.length === 0 ? undefined : reason.trim());
        }}
        extra={
          isHit ? (
            <Button variant="outlined" onClick={() => void checkAgain()} aria-disabled={isChecking}>
              {isChecking ? 'Wird geprüft …' : 'Erneut prüfen'}
            </Button>
          ) : null
        }
      >
        {isHit ? (
          <>
            <Notice tone="danger" title="Die Regeln der Bank haben angeschlagen">
              <FindingList />
            </Notice>
            <p>Prüfen Sie die Hinweise erneut, oder übernehmen Sie den Vorgang in dem Wissen, dass sie bestehen.</p>
          </>
        ) : (
          <p>
            Die Bank bearbeitet <strong>{record.businessName}</strong> dann selbst. Meldungen der Prüfdienste ändern den
            Status danach nicht mehr.
          </p>
        )}
        <Warnings warnings={record.takeOverWarnings} />
        <UnidentifiedReason
          persons={persons}
          consequence="Mit der Übernahme steht die Bank selbst für ihre Identifikation ein."
          reason={reason}
          onChange={setReason}
        />
      </ConfirmAction>
    </CaseCommand>
  );
}
