import type { BankingFields } from '@kontor/domain/provider-connection/banking-connection';
import { connectionLabels } from '@kontor/domain/provider-connection/connection-labels';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { ConnectionReading } from './connection-reading.js';
import { ConnectionFrame } from './ConnectionFrame.js';
import { ConnectionLoader } from './ConnectionLoader.js';
import { Flag, HostChoice, SecretInput } from './inputs.js';
import { useConnection } from './use-connection.js';
import { Webhooks } from './Webhooks.js';

const labels = connectionLabels.banking;
const empty: BankingFields = { userId: '', secret: '', host: 'sandbox', clientDebugLog: false };

/** The connection to the banking provider with its webhooks (R3 §2.9, §3). */
export function BankingConnection() {
  return <ConnectionLoader provider="banking">{(reading) => <BankingForm reading={reading} />}</ConnectionLoader>;
}

function BankingForm({ reading }: { readonly reading: ConnectionReading<'banking'> }) {
  const state = useConnection('banking', reading, empty);
  const { fields, change, problems } = state;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <ConnectionFrame state={state}>
        <TextInput
          label={labels.userId}
          value={fields.userId}
          error={problems['userId']}
          autoComplete="off"
          onChange={(userId) => change({ userId })}
        />
        <SecretInput
          label={labels.secret}
          value={fields.secret}
          error={problems['secret']}
          onChange={(secret) => change({ secret })}
        />
        <HostChoice
          name="banking-host"
          value={fields.host}
          hosts={state.hosts}
          onChange={(host) => change({ host: host as BankingFields['host'] })}
        />
        <Flag
          label={labels.clientDebugLog}
          value={fields.clientDebugLog}
          onChange={(clientDebugLog) => change({ clientDebugLog })}
        />
      </ConnectionFrame>
      <Webhooks isConnected={reading.fields !== undefined} />
    </div>
  );
}
