import type { CaseReminders } from '@kontor/api/reminder/reminder.schema';
import { reminderTopicLabels } from '@kontor/domain/case-wording/reminder-wording';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { formatExact } from '../../ui/time/time.js';
import { personsOf } from '../bank-case/bank-case.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { recipientName } from './recipient.js';
import { shownReminders, type ShownReminder } from './shown-reminders.js';

/** Whom the case reminds next, and what the bank can do about it; nothing while nobody is waited for. */
export function Reminders() {
  const { id, waitingFor } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: caseKeys.reminders(id),
    queryFn: ({ signal }) => provider.remindersOf(id, signal),
    enabled: waitingFor === 'customer',
    refetchOnMount: 'always',
  });
  if (waitingFor !== 'customer') return null;
  if (error !== null)
    return <ProblemNotice error={error} title="Erinnerungen nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined || !data.possible) return null;
  return (
    <details>
      <summary>{summaryOf(data)}</summary>
      <Planned reminders={data} />
      <div style={{ marginTop: 12 }}>
        <Pause paused={data.paused} />
      </div>
    </details>
  );
}

function summaryOf({ paused, next }: CaseReminders): string {
  if (paused) return 'Erinnerungen pausiert';
  const [first] = next;
  return first === undefined ? 'Keine Erinnerung geplant' : `Nächste Erinnerung: ${formatExact(first.at)}`;
}

function Planned({ reminders }: { readonly reminders: CaseReminders }) {
  const { sent, stopped } = reminders;
  const persons = personsOf(useBankCase());
  const nameOf = (personId: string | null): string => recipientName(persons, personId);
  return (
    <dl>
      {shownReminders(reminders).map((one) => (
        <Planning key={`${one.topic} ${one.personId ?? ''}`} reminder={one} name={nameOf(one.personId)} />
      ))}
      {sent.length === 0 ? null : (
        <div>
          <dt>Gesendet</dt>
          {sent.map(({ topic, personId, at }) => (
            <dd key={`${at} ${topic} ${personId ?? ''}`}>
              {formatExact(at)}: {reminderTopicLabels[topic]} ({nameOf(personId)})
            </dd>
          ))}
        </div>
      )}
      {stopped.length === 0 ? null : (
        <div>
          <dt>Abbestellt</dt>
          <dd>{stopped.map(nameOf).join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

interface PlanningProps {
  readonly reminder: ShownReminder;
  readonly name: string;
}

function Planning({ reminder, name }: PlanningProps) {
  const { topic, at, isOpen } = reminder;
  return (
    <div>
      <dt>
        {reminderTopicLabels[topic]} ({name})
      </dt>
      <dd>{at === null ? 'Keine geplant' : formatExact(at)}</dd>
      {isOpen ? (
        <dd style={{ marginTop: 4 }}>
          <Send reminder={reminder} name={name} />
        </dd>
      ) : null}
    </div>
  );
}

function Send({ reminder: { topic, personId }, name }: PlanningProps) {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const about = `${reminderTopicLabels[topic]} (${name})`;
  const send = useCaseAction('remind', async () => {
    await provider.sendReminder(id, { topic, personId });
    return done('Erinnerung gesendet', `${about}.`);
  });
  return (
    <CaseCommand name="remind">
      <ActionButton
        size="small"
        variant="outlined"
        aria-label={`Jetzt erinnern: ${about}`}
        isRunning={send.isRunning}
        onClick={() => send.act()}
      >
        Jetzt erinnern
      </ActionButton>
    </CaseCommand>
  );
}

function Pause({ paused }: { readonly paused: boolean }) {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const change = useCaseAction('pauseReminders', async () => {
    await provider.pauseReminders(id, !paused);
    return paused
      ? done('Erinnerungen fortgesetzt', 'Der Vorgang erinnert wieder von selbst.')
      : done('Erinnerungen pausiert', 'Der Vorgang erinnert nicht mehr von selbst, bis Sie das fortsetzen.');
  });
  return (
    <CaseCommand name={paused ? 'resumeReminders' : 'pauseReminders'}>
      <Button size="small" variant="outlined" disabled={change.isRunning} onClick={() => change.act()}>
        {paused ? 'Erinnerungen fortsetzen' : 'Erinnerungen pausieren'}
      </Button>
    </CaseCommand>
  );
}
