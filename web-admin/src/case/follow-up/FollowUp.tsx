import EventRepeat from '@mui/icons-material/EventRepeat';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { Notice } from '../../ui/notice/Notice.js';
import { germanDay } from '@kontor/domain/calendar-date/german-day';
import { useNow } from '../../ui/time/use-now.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { acts } from '../case-action/acts.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { FollowUpDialog } from './FollowUpDialog.js';

/** Puts the case aside until a day; then says until when and why, until somebody ends it. */
export function FollowUp() {
  const { followUp } = useBankCase();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {followUp === null ? (
        <CaseCommand name="followUp">
          <Button
            size="small"
            variant="outlined"
            aria-keyshortcuts={acts.followUp.key}
            startIcon={<EventRepeat />}
            onClick={() => setAsking(true)}
          >
            {acts.followUp.label}
          </Button>
        </CaseCommand>
      ) : (
        <PutAside {...followUp} onChange={() => setAsking(true)} />
      )}
      {isAsking ? <FollowUpDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

interface PutAsideProps {
  readonly at: string;
  readonly reason: string | null;
  readonly onChange: () => void;
}

function PutAside({ at, reason, onChange }: PutAsideProps) {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const now = useNow();
  const isDue = Date.parse(at) <= now;
  const clear = useCaseAction('followUp', async () => {
    await provider.clearFollowUp(id);
    return done('Wiedervorlage beendet', 'Der Vorgang steht wieder an seinem Platz in der Liste.');
  });
  return (
    <Notice tone={isDue ? 'warning' : 'info'} title={`Wiedervorlage ${isDue ? 'seit' : 'am'} ${germanDay(at)}`}>
      {reason === null ? null : <p>{reason}</p>}
      <CaseCommand name="followUp">
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <ActionButton size="small" variant="outlined" isRunning={clear.isRunning} onClick={() => clear.act()}>
            {isDue ? 'Erledigt' : 'Wiedervorlage beenden'}
          </ActionButton>
          <Button size="small" variant="outlined" onClick={onChange}>
            {isDue ? 'Erneut vorlegen' : 'Ändern'}
          </Button>
        </span>
      </CaseCommand>
    </Notice>
  );
}
