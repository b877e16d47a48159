import { connectionLabels } from '@kontor/domain/provider-connection/connection-labels';
import { emptyOnboarding } from '@kontor/domain/provider-connection/onboarding-connection';
import {
  areSecretsEditable,
  canStartOnboarding,
  canToggleActive,
  startOnboarding,
  unlockOnboarding,
} from '@kontor/domain/provider-connection/onboarding-rules';
import Lock from '@mui/icons-material/Lock';
import IconButton from '@mui/material/IconButton';
import { useState, type MouseEvent } from 'react';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { ConnectionReading } from './connection-reading.js';
import { ConnectionFrame } from './ConnectionFrame.js';
import { ConnectionLoader } from './ConnectionLoader.js';
import { Flag, HostChoice, SecretInput } from './inputs.js';
import { OnboardingDataPanel } from './OnboardingDataPanel.js';
import { useConnection } from './use-connection.js';

const labels = connectionLabels.identityOnboarding;

/** The connection to the identity-onboarding service (R3 §2.9, §4.5). */
export function OnboardingConnection() {
  return (
    <ConnectionLoader provider="identityOnboarding">
      {(reading) => <OnboardingForm reading={reading} />}
    </ConnectionLoader>
  );
}

function OnboardingForm({ reading }: { readonly reading: ConnectionReading<'identityOnboarding'> }) {
  const state = useConnection('identityOnboarding', reading, emptyOnboarding);
  const { fields, change, problems } = state;
  const isEditable = areSecretsEditable(fields);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <ConnectionFrame
        state={state}
        extra={
          <ActionButton
            variant="outlined"
            disabled={!canStartOnboarding(fields)}
            onClick={() => state.saveWith(startOnboarding(fields) ?? fields)}
          >
            Onboarding starten
          </ActionButton>
        }
      >
        <HostChoice
          name="onboarding-host"
          value={fields.host}
          hosts={state.hosts}
          onChange={(host) => change({ host })}
        />
        {fields.onboardingDataLocked ? <OpenLock onOpen={() => change(unlockOnboarding(fields))} /> : null}
        {(['webhookSecret', 'metaApiSecret'] as const).map((name) => (
          <SecretInput
            key={name}
            label={labels[name]}
            value={fields[name]}
            error={problems[name]}
            disabled={!isEditable}
            canGenerate
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <TextInput
          label={labels.clientId}
          value={fields.clientId}
          error={problems['clientId']}
          autoComplete="off"
          onChange={(clientId) => change({ clientId })}
        />
        <SecretInput
          label={labels.subscriptionKey}
          value={fields.subscriptionKey}
          error={problems['subscriptionKey']}
          onChange={(subscriptionKey) => change({ subscriptionKey })}
        />
        <Flag
          label={labels.active}
          value={fields.active}
          disabled={!canToggleActive(fields)}
          onChange={(active) => change({ active })}
        />
      </ConnectionFrame>
      <OnboardingDataPanel />
    </div>
  );
}

/** Opened by a double click (R3 §4.5), or by Enter pressed twice: the click of a key has no count. */
function OpenLock({ onOpen }: { readonly onOpen: () => void }) {
  const [isPressed, setPressed] = useState(false);
  const press = (event: MouseEvent): void => {
    if (event.detail !== 0) return;
    if (isPressed) onOpen();
    else setPressed(true);
  };
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <IconButton
        aria-label="Onboarding-Daten entsperren: doppelt klicken oder zweimal Enter drücken"
        onClick={press}
        onDoubleClick={onOpen}
        onBlur={() => setPressed(false)}
      >
        <Lock />
      </IconButton>
      <span>Die Onboarding-Daten sind gesperrt. Ein Doppelklick auf das Schloss oder zweimal Enter entsperrt sie.</span>
    </div>
  );
}
