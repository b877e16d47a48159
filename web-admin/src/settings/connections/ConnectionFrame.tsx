import type { CheckAnswer } from '@kontor/api/provider-connection/provider-connection.schema';
import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { FaultNotice } from '../../ui/fields/FaultNotice.js';
import { Notice, type NoticeTone } from '../../ui/notice/Notice.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Panel } from '../../ui/Panel.js';
import { ResetButton } from '../form/ResetButton.js';
import { UnsavedGuard } from '../form/UnsavedGuard.js';
import type { ConnectionState } from './use-connection.js';

const Fields = styled('form')({ display: 'grid', gap: 16, maxWidth: 720 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

const outcomes: Readonly<Record<CheckAnswer['result'], readonly [NoticeTone, string]>> = {
  ok: ['success', 'Die Verbindung funktioniert.'],
  refused: ['danger', 'Der Anbieter hat die Anfrage abgelehnt. Bitte prüfen Sie die Zugangsdaten.'],
  timeout: ['warning', 'Der Anbieter hat nicht geantwortet.'],
  invalid: ['warning', 'Bitte prüfen Sie die Eingaben.'],
};

interface ConnectionFrameProps {
  readonly state: ConnectionState;
  readonly children: ReactNode;
  readonly extra?: ReactNode;
}

/** The form of a connection with saving, reset and "Verbindung prüfen". */
export function ConnectionFrame({ state, children, extra }: ConnectionFrameProps) {
  const { isSaving, saveError, isChecking, checkError, checked, isChanged } = state;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    state.save();
  };
  const outcome = checked === undefined ? undefined : outcomes[checked];
  return (
    <Panel>
      <UnsavedGuard isOn={isChanged} />
      <Fields onSubmit={submit} noValidate>
        {children}
        <FaultNotice attempts={state.attempts} problems={state.problems} />
        {saveError === null ? null : (
          <ProblemNotice error={saveError} title="Die Verbindung konnte nicht gespeichert werden" />
        )}
        {checkError === null ? null : (
          <ProblemNotice error={checkError} title="Die Verbindung konnte nicht geprüft werden" />
        )}
        {outcome === undefined ? null : <Notice tone={outcome[0]} title={outcome[1]} live />}
        <Buttons>
          <ActionButton type="submit" isRunning={isSaving} disabled={!isChanged}>
            Speichern
          </ActionButton>
          <ActionButton variant="outlined" isRunning={isChecking} onClick={state.check}>
            Verbindung prüfen
          </ActionButton>
          <ResetButton isChanged={isChanged} onReset={state.reset} />
          {extra}
          <span role="status">{isChanged ? 'Nicht gespeicherte Änderungen' : ''}</span>
        </Buttons>
      </Fields>
    </Panel>
  );
}
