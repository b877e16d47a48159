import type { BankingFields } from '@kontor/domain/provider-connection/banking-connection';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { ConnectionReading } from './connection-reading.js';
import { ConnectionFrame } from './ConnectionFrame.js';
import { ConnectionLoader } from './ConnectionLoader.js';
import { Flag, HostChoice, SecretInput } from './inputs.js';
import { useConnection } from './use-connection.js';
import { Webhooks } from './Webhooks.js';

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
          label="Benutzer-Id"
          value={fields.userId}
          error={problems['userId']}
          autoComplete="off"
          onChange={(userId) => change({ userId })}
        />
        <SecretInput
          label="Secret"
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
          label="Aufrufe protokollieren (client-debug-log)"
          value={fields.clientDebugLog}
          onChange={(clientDebugLog) => change({ clientDebugLog })}
        />
      </ConnectionFrame>
      <Webhooks isConnected={reading.fields !== undefined} />
    </div>
  );
}
