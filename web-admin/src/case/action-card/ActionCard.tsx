import { nextStepHeadingId } from '../case-action/next-step-card.js';
import useMediaQuery from '@mui/material/useMediaQuery';
import { radius } from '@kontor/domain/brand/tokens';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { staffActionArea, type StaffActionArea } from './staff-action-area.js';
import { styled, type Theme } from '@mui/material/styles';
import { currentSession } from '../../providers/session.js';
import { Panel } from '../../ui/Panel.js';
import { Tag } from '../../ui/Tag.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { AttentionNotice } from './AttentionNotice.js';
import { Booked } from '../core-banking/Booked.js';
import { DebugStatus } from './DebugStatus.js';
import { FindingList } from '../on-hold/FindingList.js';
import { HoldActions } from './HoldActions.js';
import { nextStep, turnLabels } from './next-step.js';
import { OwnerNotice } from '../owner/OwnerNotice.js';
import { OutcomeNotice } from './OutcomeNotice.js';
import { ProcessActions, ProcessSteps } from './ProcessActions.js';
import { RunningNotice } from './RunningNotice.js';
import { SupportActions } from './SupportActions.js';
import { TakeOverAction } from './TakeOverAction.js';
import { TransferActions } from './TransferActions.js';
import { unavailableReasons } from './unavailable-reasons.js';
import { useIsActing } from '../case-action/use-case-action.js';
import { WaitingLetter } from './WaitingLetter.js';
import { lazyPart } from '../../ui/lazy-part.js';

const Card = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .MuiButton-root, & > .rest > div > .MuiButton-root, & .acts .MuiButton-root': { width: '100%', maxWidth: 380 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& .lead': { fontWeight: 600 },
  '& .soft': { color: theme.vars.palette.text.secondary },
  '& summary': { cursor: 'pointer', color: theme.vars.palette.text.secondary, fontSize: 14, minHeight: 24 },
  '& dl': { margin: '8px 0 0', display: 'grid', gap: 8, fontSize: 14 },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
  // Nothing in it, nothing to open.
  '& > .rest:not(:has(> div > *))': { display: 'none' },
  '& > .rest > div': { display: 'grid', gap: 12 },
  '& > .rest :is(button, summary, a)': { scrollMarginBottom: 'calc(var(--acts-height, 0px) + 32px)' },
  '& > .rest > summary + div': { paddingTop: 8 },
  [theme.breakpoints.up('lg')]: {
    '& > .rest > summary': { display: 'none' },
    '& > .rest > summary + div': { paddingTop: 0 },
  },
  // The next act stays in sight, however long the steps above it are.
  '& .acts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: 8,
    zIndex: 2,
    margin: '0 -16px -16px',
    padding: '12px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
    background: theme.vars.palette.background.paper,
    '&:not(:has(button))': { display: 'none' },
    '@media (min-height: 560px)': { position: 'sticky', bottom: 0 },
    [theme.breakpoints.up('lg')]: { margin: '0 -20px -20px', padding: '12px 20px' },
    // Where the card scrolls by itself, its padding is above what is sticky at 0.
    [theme.breakpoints.up('xl')]: { bottom: -20 },
  },
}));

const CaseApprovals = lazyPart(async () => (await import('../../approval/CaseApprovals.js')).CaseApprovals);

const Reminders = lazyPart(async () => (await import('../reminders/Reminders.js')).Reminders);

const turnTones = { bank: 'info', customer: 'warning', provider: 'info', nobody: 'neutral' } as const;

/** What is read, and what is done, in each area of the card (R3 §2.6). */
const areas = {
  startProcess: { Acts: TakeOverAction },
  onHold: { Reading: FindingList, Acts: HoldActions },
  transfer: { Acts: TransferActions },
  inProcess: { Reading: ProcessSteps, Acts: ProcessActions },
  none: { Reading: AtRest },
} as const satisfies Record<StaffActionArea, { readonly Reading?: ComponentType; readonly Acts?: ComponentType }>;

function AtRest() {
  return (
    <>
      <WaitingLetter />
      <Booked />
    </>
  );
}

function Reasons({ reasons }: { readonly reasons: ReturnType<typeof unavailableReasons> }) {
  if (reasons.length === 0) return null;
  return (
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
  );
}

/** Keeps what has the focus in sight where somebody works by keys: what grows above it would move it below the acts. */
function useFocusInSight(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = content;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      const { activeElement: focused } = document;
      if (current.contains(focused) && focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return content;
}

/** What is beside the next step and its acts; folded where the card is above everything else. */
function Rest({ children }: { readonly children: ReactNode }) {
  const isBeside = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'), { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const content = useFocusInSight();
  const toggle = (event: MouseEvent): void => {
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <details className="rest" open={isBeside || isOpen}>
      <summary onClick={toggle}>Schritte und Einzelheiten</summary>
      <div ref={content}>{children}</div>
    </details>
  );
}

/** The actions that are possible now, and the reasons why others are not (R3 §2.6). */
export function ActionCard() {
  const record = useBankCase();
  const isActing = useIsActing();
  const { turn, text } = nextStep(record);
  const isBusy = isActing || record.running !== null;
  const { Reading = Nothing, Acts = Nothing }: { Reading?: ComponentType; Acts?: ComponentType } =
    areas[staffActionArea(record.status, record.commands)];
  return (
    <Card aria-labelledby={nextStepHeadingId} aria-busy={isBusy}>
      <div className="head">
        <h2 id={nextStepHeadingId} tabIndex={-1}>
          Nächster Schritt
        </h2>
        <Tag tone={turnTones[turn]}>{turnLabels[turn]}</Tag>
      </div>
      <OutcomeNotice />
      <CaseApprovals />
      <AttentionNotice />
      <RunningNotice />
      <OwnerNotice />
      {record.nextStep === null ? null : <p className="lead">{record.nextStep}</p>}
      <p className="soft">{text}</p>
      <Rest>
        {record.bankComment === '' ? null : <p>Kommentar der Bank: {record.bankComment}</p>}
        <Reading />
        <Reminders />
        <SupportActions />
        <Reasons reasons={isBusy ? [] : unavailableReasons(record, currentSession())} />
        <DebugStatus />
      </Rest>
      <div className="acts">
        <Acts />
      </div>
    </Card>
  );
}

const Nothing = (): null => null;
