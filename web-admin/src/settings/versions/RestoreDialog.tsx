import { isAsked } from '@kontor/api/approval/is-asked';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { resourceNames } from '../../providers/resource-names.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { Notice } from '../../ui/notice/Notice.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Waiting } from '../../ui/Waiting.js';
import { useReloadSettings } from '../form/use-settings.js';
import { DifferenceList } from './DifferenceList.js';
import { ReasonInput } from './ReasonInput.js';
import { useReason } from './use-reason.js';

interface RestoreDialogProps {
  readonly number: number;
  readonly onClose: () => void;
}

/** Shows what restoring a version changes, and publishes it when that is confirmed. */
export function RestoreDialog({ number, onClose }: RestoreDialogProps) {
  const reason = useReason();
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadSettings();
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: [resourceNames.settingsVersion, 'difference', number, 'present'],
    queryFn: ({ signal }) => provider.readDifference({ from: number }, signal),
    staleTime: 0,
  });
  const restoring = useMutation({
    mutationFn: (call: { seen: number; why: string }) => provider.restoreVersion(number, call.why, call.seen),
    onSuccess: async ({ version }) => {
      await reload();
      notify(`Version ${number} ist wiederhergestellt, als Version ${version}.`, { type: 'success' });
      onClose();
    },
    onError: (error) => {
      void reload();
      if (!isAsked(error)) return;
      notify(problemLine(error), { type: 'info' });
      onClose();
    },
  });
  // From the present to the earlier version.
  const changes = data?.changes.map(({ name, before, after }) => ({ name, before: after, after: before }));
  return (
    <ConfirmDialog
      isOpen
      title={`Version ${number} wiederherstellen?`}
      confirmLabel="Wiederherstellen"
      isConfirmDisabled={data === undefined || data.changes.length === 0 || restoring.isPending}
      onClose={onClose}
      onConfirm={() => data !== undefined && reason.withReason((why) => restoring.mutate({ seen: data.to, why }))}
    >
      <p style={{ margin: 0 }}>
        Die Einstellungen dieser Version gelten danach sofort, als neue Version. Das ändert sich:
      </p>
      {error === null ? null : <ProblemNotice error={error} title="Unterschied nicht geladen" />}
      {changes === undefined ? error === null && <Waiting /> : <DifferenceList changes={changes} />}
      <ReasonInput {...reason} />
      {restoring.error === null ? null : <RestoreProblem error={restoring.error} />}
    </ConfirmDialog>
  );
}

function RestoreProblem({ error }: { readonly error: unknown }) {
  if (!(error instanceof ApiProblem) || error.status !== 412)
    return <ProblemNotice error={error} title="Die Version konnte nicht wiederhergestellt werden" />;
  return (
    <Notice tone="warning" title="Zwischenzeitlich geändert" live>
      <p>Jemand anderes hat diese Einstellungen eben geändert. Der Unterschied oben ist jetzt der aktuelle.</p>
    </Notice>
  );
}
