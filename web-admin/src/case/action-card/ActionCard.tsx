import { lazy, Suspense } from 'react';
import { staffActionArea } from './staff-action-area.js';
import { styled } from '@mui/material/styles';
import { currentSession } from '../../providers/session.js';
import { Panel } from '../../ui/Panel.js';
import { Tag } from '../../ui/Tag.js';
import type { BankCase } from '../bank-case/bank-case.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { AttentionNotice } from './AttentionNotice.js';
import { Booked } from '../core-banking/Booked.js';
import { DebugStatus } from './DebugStatus.js';
import { HoldActions } from './HoldActions.js';
import { nextStep, turnLabels } from './next-step.js';
import { OwnerNotice } from './OwnerNotice.js';
import { OutcomeNotice } from './OutcomeNotice.js';
import { ProcessActions } from './ProcessActions.js';
import { RunningNotice } from './RunningNotice.js';
import { SupportActions } from './SupportActions.js';
import { TakeOverAction } from './TakeOverAction.js';
import { TransferActions } from './TransferActions.js';
import { unavailableReasons } from './unavailable-reasons.js';
import { useIsActing } from '../case-action/use-case-action.js';
import { WaitingLetter } from './WaitingLetter.js';

const Card = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > .MuiButton-root': { width: '100%', maxWidth: 380 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& .lead': { fontWeight: 600 },
  '& .soft': { color: theme.vars.palette.text.secondary },
  '& summary': { cursor: 'pointer', color: theme.vars.palette.text.secondary, fontSize: 14, minHeight: 24 },
  '& dl': { margin: '8px 0 0', display: 'grid', gap: 8, fontSize: 14 },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const CaseApprovals = lazy(async () => ({
  default: (await import('../../approval/CaseApprovals.js')).CaseApprovals,
}));

const turnTones = { bank: 'info', customer: 'warning', provider: 'info', nobody: 'neutral' } as const;

function Area({ status, commands }: Pick<BankCase, 'status' | 'commands'>) {
  switch (staffActionArea(status, commands)) {
    case 'startProcess':
      return <TakeOverAction />;
    case 'onHold':
      return <HoldActions />;
    case 'transfer':
      return <TransferActions />;
    case 'inProcess':
      return <ProcessActions />;
    case 'none':
      return (
        <>
          <WaitingLetter />
          <Booked />
        </>
      );
  }
}

/** The actions that are possible now, and the reasons why others are not (R3 §2.6). */
export function ActionCard() {
  const record = useBankCase();
  const isActing = useIsActing();
  const { turn, text } = nextStep(record);
  const isBusy = isActing || record.running !== null;
  const reasons = isBusy ? [] : unavailableReasons(record, currentSession());
  return (
    <Card aria-labelledby="naechster-schritt" aria-busy={isBusy}>
      <div className="head">
        <h2 id="naechster-schritt">Nächster Schritt</h2>
        <Tag tone={turnTones[turn]}>{turnLabels[turn]}</Tag>
      </div>
      <OutcomeNotice />
      <Suspense fallback={null}>
        <CaseApprovals />
      </Suspense>
      <AttentionNotice />
      <RunningNotice />
      <OwnerNotice />
      {record.nextStep === '–' ? null : <p className="lead">{record.nextStep}</p>}
      <p className="soft">{text}</p>
      {record.bankComment === '' ? null : <p>Kommentar der Bank: {record.bankComment}</p>}
      <Area status={record.status} commands={record.commands} />
      <SupportActions />
      {reasons.length === 0 ? null : (
        <details>
          <summary>Was jetzt nicht möglich ist</summary>
          <dl>
            {reasons.map(({ label, reason }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <DebugStatus />
    </Card>
  );
}
