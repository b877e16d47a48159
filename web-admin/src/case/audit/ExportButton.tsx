import Download from '@mui/icons-material/Download';
import { hasRole } from '@kontor/domain/roles/roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { currentSession } from '../../providers/session.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useDownload } from '../../ui/use-download.js';
import { useBankCase } from '../bank-case/use-bank-case.js';

/** Downloads everything that is kept of the case, signed by the bank, for whoever inspects it. */
export function ExportButton() {
  const { id } = useBankCase();
  const [download, isRunning] = useDownload();
  const session = currentSession();
  if (session === null || !hasRole(session, staffAreas.caseExport)) return null;
  return (
    <p style={{ marginTop: 0 }}>
      <ActionButton
        variant="outlined"
        startIcon={<Download />}
        isRunning={isRunning}
        onClick={() => download(`/bgo_identifications_portal/${id}/export`)}
      >
        Vorgang mit Nachweisen herunterladen
      </ActionButton>
    </p>
  );
}
