import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { EventDetail, EventHistory } from '@kontor/api/audit/audit.schema';
import { auditCategories, auditSources } from '@kontor/domain/audit/audit-entry';
import { isStaffRole, staffRoleLabels } from '@kontor/domain/roles/roles';
import { useGetOne } from 'react-admin';
import { isAllowed } from '../providers/access.js';
import { resourceNames } from '../providers/resource-names.js';
import { DifferenceList } from '../settings/versions/DifferenceList.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { formatLogTime } from '../ui/time/time.js';
import { FactList, type Fact } from './FactList.js';
import { actorOf, changesOf, givenFacts, processIdOf } from './event-text.js';

interface EventDialogProps {
  readonly event: EventHistory;
  readonly onClose: () => void;
}

/** What the log says of one entry: the sentence, what changed, and below it how it is stored. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="event-title">
      <DialogTitle id="event-title">{event.sentence}</DialogTitle>
      <DialogContent>
        <FactList facts={mainFacts(event)} />
        {isAllowed({ resource: resourceNames.auditLog, action: 'show' }) ? <Content event={event} /> : null}
        <details>
          <summary>Technische Angaben</summary>
          <FactList facts={storedFacts(event)} />
        </details>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Schließen</Button>
      </DialogActions>
    </Dialog>
  );
}

function mainFacts(event: EventHistory): readonly Fact[] {
  const { role } = event;
  return [
    ['Zeitpunkt', formatLogTime(event.createdAt)],
    ['Nutzer', actorOf(event)],
    ['Rolle', role === null ? '–' : isStaffRole(role) ? staffRoleLabels[role] : role],
    ['Vorgang', processIdOf(event) ?? '–'],
    ['Kategorie', auditCategories[event.category]],
    ['Quelle', auditSources[event.source]],
  ];
}

function storedFacts(event: EventHistory): readonly Fact[] {
  return [
    ['Nummer', String(event.id)],
    ['Aktion', event.action],
    ['Ergebnis', event.outcome],
    ['Felder', event.fields.length === 0 ? '–' : event.fields.join(', ')],
    ['Anfrage', event.requestId ?? '–'],
    ['Prüfsumme', event.hash],
  ];
}

/** The sealed part, which only support and auditors read. */
function Content({ event }: Pick<EventDialogProps, 'event'>) {
  // Under a key of its own: the one without it has the row of the list.
  const asked = { id: event.id, meta: { isWhole: true } };
  const { data, error, refetch } = useGetOne<EventDetail>(resourceNames.auditLog, asked);
  if (error !== null)
    return <ProblemNotice error={error} title="Einzelheiten nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined) return <p role="status">Einzelheiten werden geladen …</p>;
  if (data.content === null)
    return <p>Die Einzelheiten dieses Eintrags sind nicht mehr lesbar: Ihr Schlüssel ist vernichtet.</p>;
  const { address, username, given } = data.content;
  const changes = changesOf(data);
  const facts = [
    ...(address === null || address === '' ? [] : [['Netzwerkadresse', address] as const]),
    ...(username === null || username === '' ? [] : [['Eingegebener Name', username] as const]),
    ...givenFacts(given),
  ];
  return (
    <>
      <FactList facts={facts} />
      {changes.length === 0 ? null : (
        <section aria-label="Änderungen">
          <DifferenceList changes={changes} />
        </section>
      )}
    </>
  );
}
