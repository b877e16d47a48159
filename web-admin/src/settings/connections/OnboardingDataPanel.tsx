import type { OnboardingData } from '@kontor/api/provider-connection/provider-connection.schema';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { CopyLine } from '../../ui/CopyLine.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Panel } from '../../ui/Panel.js';
import { Waiting } from '../../ui/Waiting.js';

const labels: Readonly<Record<keyof OnboardingData, string>> = {
  bankName: 'Name der Bank',
  initialWebhookUrl: 'Erster Webhook',
  finalWebhookUrl: 'Letzter Webhook',
  metaApi: 'Meta-API',
  successCallbackUrl: 'Rückkehr bei Erfolg',
  failureCallbackUrl: 'Rückkehr bei Misserfolg',
};
const names = Object.keys(labels) as (keyof OnboardingData)[];

/** What the provider must know of the bank, to copy (R3 §3 "Onboarding data"). */
export function OnboardingDataPanel() {
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['onboarding-data'],
    queryFn: ({ signal }) => provider.readOnboardingData(signal),
  });
  return (
    <Panel>
      <h3>Onboarding-Daten</h3>
      {error === null ? null : (
        <ProblemNotice error={error} title="Onboarding-Daten nicht geladen" onRetry={() => void refetch()} />
      )}
      {data === undefined ? error === null && <Waiting /> : null}
      {data === undefined ? null : names.map((name) => <CopyLine key={name} label={labels[name]} value={data[name]} />)}
    </Panel>
  );
}
