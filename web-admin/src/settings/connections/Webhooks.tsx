import { areWebhooksHealthy, desiredWebhooks } from '@kontor/domain/provider-connection/banking-connection';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { useConfirm } from '../../ui/dialog/use-confirm.js';
import { Notice } from '../../ui/notice/Notice.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Panel } from '../../ui/Panel.js';
import { Waiting } from '../../ui/Waiting.js';

const queryKey = ['admin_webhooks'];

/** The webhooks at the banking provider: healthy at nine (R3 §4.5); removing them asks first (R3 §8). */
export function Webhooks({ isConnected }: { readonly isConnected: boolean }) {
  return (
    <Panel>
      <h3>Webhooks</h3>
      {isConnected ? (
        <RegisteredWebhooks />
      ) : (
        <p>Sie können angemeldet werden, sobald die Verbindung gespeichert ist.</p>
      )}
    </Panel>
  );
}

function RegisteredWebhooks() {
  const client = useQueryClient();
  const provider = useDataProvider<KontorDataProvider>();
  const { question, ask, close } = useConfirm<'removeAll'>();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => provider.readWebhooks(signal),
    refetchOnMount: 'always',
  });
  const acting = useMutation({
    mutationFn: (act: 'register' | 'remove') =>
      act === 'register' ? provider.registerWebhooks() : provider.removeWebhooks(),
    onSuccess: (webhooks) => client.setQueryData(queryKey, webhooks),
  });
  const remove = (): void => {
    close();
    acting.mutate('remove');
  };
  return (
    <>
      {error === null ? null : (
        <ProblemNotice error={error} title="Webhooks nicht geladen" onRetry={() => void refetch()} />
      )}
      {acting.error === null ? null : (
        <ProblemNotice error={acting.error} title="Die Webhooks konnten nicht geändert werden" />
      )}
      {data === undefined ? error === null && <Waiting /> : <WebhookList types={data.map(({ type }) => type)} />}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 16 }}>
        <ActionButton variant="outlined" isRunning={acting.isPending} onClick={() => acting.mutate('register')}>
          Alle anmelden
        </ActionButton>
        <ActionButton
          variant="outlined"
          color="error"
          disabled={acting.isPending || data === undefined || data.length === 0}
          onClick={() => ask('removeAll')}
        >
          Alle entfernen
        </ActionButton>
      </div>
      <ConfirmDialog
        isOpen={question === 'removeAll'}
        title="Alle Webhooks entfernen?"
        confirmLabel="Alle entfernen"
        isDangerous
        onConfirm={remove}
        onClose={close}
      >
        <p>
          Der Anbieter meldet dann keine Änderungen mehr, auch nicht nach einem Neustart, bis Sie die Webhooks mit „Alle
          anmelden“ wieder anmelden.
        </p>
      </ConfirmDialog>
    </>
  );
}

function WebhookList({ types }: { readonly types: readonly string[] }) {
  const isHealthy = areWebhooksHealthy(types.length);
  const count = `${types.length} von ${desiredWebhooks} angemeldet`;
  return (
    <>
      <Notice tone={isHealthy ? 'success' : 'danger'} title={isHealthy ? count : `${count}: nicht in Ordnung`} />
      {types.length === 0 ? null : (
        <ul style={{ overflowWrap: 'anywhere' }}>
          {[...types].sort().map((type, index) => (
            <li key={index}>{type}</li>
          ))}
        </ul>
      )}
    </>
  );
}
