import type { CompanyCheckFields } from '@kontor/domain/provider-connection/company-check-connection';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { ConnectionReading } from './connection-reading.js';
import { ConnectionFrame } from './ConnectionFrame.js';
import { ConnectionLoader } from './ConnectionLoader.js';
import { Flag, HostChoice, SecretInput } from './inputs.js';
import { useConnection } from './use-connection.js';

const flags = {
  active: 'Aktiv',
  scenarioBBeta: 'Szenario B (Beta)',
  economyReportShort: 'Wirtschaftsauskunft (kurz)',
  creditChecks: 'Bonitätsprüfungen',
  clientDebugLog: 'Aufrufe protokollieren (client-debug-log)',
} as const;
const flagNames = Object.keys(flags) as (keyof typeof flags)[];

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
        label="Client-Id"
        value={fields.clientId}
        error={problems['clientId']}
        autoComplete="off"
        onChange={(clientId) => change({ clientId })}
      />
      <SecretInput
        label="Client-Secret"
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
          <Flag key={name} label={flags[name]} value={fields[name]} onChange={(value) => change({ [name]: value })} />
        ))}
      </div>
    </ConnectionFrame>
  );
}
