import type { CompanyCheckFields } from '@kontor/domain/provider-connection/company-check-connection';
import { connectionLabels } from '@kontor/domain/provider-connection/connection-labels';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { ConnectionReading } from './connection-reading.js';
import { ConnectionFrame } from './ConnectionFrame.js';
import { ConnectionLoader } from './ConnectionLoader.js';
import { Flag, HostChoice, SecretInput } from './inputs.js';
import { useConnection } from './use-connection.js';

const labels = connectionLabels.companyCheck;
const flagNames = ['active', 'scenarioBBeta', 'economyReportShort', 'creditChecks', 'clientDebugLog'] as const;

const empty: CompanyCheckFields = {
  clientId: '',
  clientSecret: '',
  host: 'test',
  active: false,
  scenarioBBeta: false,
  economyReportShort: false,
  creditChecks: false,
  clientDebugLog: false,
};

/** The connection to the company-check service (R3 §2.9, §3). */
export function CompanyCheckConnection() {
  return (
    <ConnectionLoader provider="companyCheck">{(reading) => <CompanyCheckForm reading={reading} />}</ConnectionLoader>
  );
}

function CompanyCheckForm({ reading }: { readonly reading: ConnectionReading<'companyCheck'> }) {
  const state = useConnection('companyCheck', reading, empty);
  const { fields, change, problems } = state;
  return (
    <ConnectionFrame state={state}>
      <TextInput
        label={labels.clientId}
        value={fields.clientId}
        error={problems['clientId']}
        autoComplete="off"
        onChange={(clientId) => change({ clientId })}
      />
      <SecretInput
        label={labels.clientSecret}
        value={fields.clientSecret}
        error={problems['clientSecret']}
        onChange={(clientSecret) => change({ clientSecret })}
      />
      <HostChoice
        name="company-check-host"
        value={fields.host}
        hosts={state.hosts}
        onChange={(host) => change({ host: host as CompanyCheckFields['host'] })}
      />
      <div style={{ display: 'grid' }}>
        {flagNames.map((name) => (
          <Flag key={name} label={labels[name]} value={fields[name]} onChange={(value) => change({ [name]: value })} />
        ))}
      </div>
    </ConnectionFrame>
  );
}
