import type { CoreBankingFields } from '@kontor/domain/provider-connection/core-banking-connection';
import { connectionLabels } from '@kontor/domain/provider-connection/connection-labels';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { ConnectionReading } from './connection-reading.js';
import { ConnectionFrame } from './ConnectionFrame.js';
import { ConnectionLoader } from './ConnectionLoader.js';
import { Flag } from './inputs.js';
import { useConnection } from './use-connection.js';

const labels = connectionLabels.coreBanking;
const empty: CoreBankingFields = { baseAddress: '', geschaeftsstelle: '', nrBerater: '', disabled: false };

/** The connection to the core banking system (R3 §2.9, §3). */
export function CoreBankingConnection() {
  return (
    <ConnectionLoader provider="coreBanking">{(reading) => <CoreBankingForm reading={reading} />}</ConnectionLoader>
  );
}

function CoreBankingForm({ reading }: { readonly reading: ConnectionReading<'coreBanking'> }) {
  const state = useConnection('coreBanking', reading, empty);
  const { fields, change, problems } = state;
  return (
    <ConnectionFrame state={state}>
      <TextInput
        label={labels.baseAddress}
        hint={
          state.hosts.length === 0 ? 'Es ist noch keine Adresse freigegeben.' : `Freigegeben: ${state.hosts.join(', ')}`
        }
        value={fields.baseAddress}
        error={problems['baseAddress']}
        inputMode="url"
        onChange={(baseAddress) => change({ baseAddress })}
      />
      <TextInput
        label={labels.geschaeftsstelle}
        hint="Nur Ziffern; leer bedeutet keine"
        value={fields.geschaeftsstelle}
        error={problems['geschaeftsstelle']}
        inputMode="numeric"
        onChange={(geschaeftsstelle) => change({ geschaeftsstelle })}
      />
      <TextInput
        label={labels.nrBerater}
        hint="Nur Ziffern; leer bedeutet keine"
        value={fields.nrBerater}
        error={problems['nrBerater']}
        inputMode="numeric"
        onChange={(nrBerater) => change({ nrBerater })}
      />
      <Flag label={labels.disabled} value={fields.disabled} onChange={(disabled) => change({ disabled })} />
    </ConnectionFrame>
  );
}
