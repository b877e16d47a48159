import type { HistoryRow } from '@kontor/api/case/case.schema';
import { milestonesOf, type Milestone } from '@kontor/domain/case-wording/milestones';
import { isOverWithoutAccount } from '@kontor/domain/case-wording/turn';
import Check from '@mui/icons-material/Check';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState, type ReactNode } from 'react';
import { statusPageStep } from '../../progress/progress.js';
import { text } from '../../texts/case-text.js';
import { text as progressText } from '../../texts/progress-text.js';
import { Details, Node, Path, Present, Row, Toggle } from './milestone-parts.js';
import type { CasePerson } from './own-case/case-person.js';
import { inLanguage } from '../../texts/create-text.js';
import { dayText } from '../../texts/format.js';

interface MilestonesProps {
  readonly status: number;
  readonly persons: readonly CasePerson[];
  readonly history: readonly HistoryRow[] | undefined;
  /** What there is to do and to know now. */
  readonly children: ReactNode;
}

const steps = { 1: 'identification', 2: 'setup', 3: 'account' } as const;

/**
 * The way to the account: the present milestone is open and holds the children, the others have details on demand (R2
 * §2.2). A case that is over without an account has none; the children stay mounted, so that their changes are announced.
 */
export function Milestones({ status, persons, history, children }: MilestonesProps) {
  const present = steps[statusPageStep(status)];
  const isOpened = present === 'account';
  const isOver = isOverWithoutAccount(status);
  const milestones = milestonesOf({ present, persons, ...(history === undefined ? {} : { history }) });
  const shown = isOver ? milestones.filter(({ state }) => state === 'present') : milestones;
  return (
    <Path aria-label={text('milestones.label')} data-over={isOver}>
      {shown.map((milestone, index) =>
        milestone.state === 'present' ? (
          <Row key="present" {...(isOver ? {} : { 'aria-current': 'step' })}>
            <Present hidden={isOver}>
              <Node state={isOpened ? 'done' : 'present'} aria-hidden>
                {isOpened ? <Check /> : index + 1}
              </Node>
              <span>{progressText(`progress.${milestone.key}`)}</span>
              <small>
                {isOpened
                  ? text('milestones.done')
                  : text('milestones.count', { step: index + 1, count: milestones.length })}
              </small>
            </Present>
            <div>{children}</div>
          </Row>
        ) : (
          <Row key={milestone.key}>
            <Other milestone={milestone} number={index + 1} />
          </Row>
        ),
      )}
    </Path>
  );
}

/** Whether a milestone is done, and since when. */
function stateText({ state, doneAt }: Milestone): string {
  if (state === 'ahead') return text('milestones.ahead');
  if (state === 'partly') return text('milestones.partly');
  return doneAt === null ? text('milestones.done') : text('milestones.doneAt', { day: dayText(doneAt) });
}

function Other({ milestone, number }: { readonly milestone: Milestone; readonly number: number }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { key, state, details } = milestone;
  return (
    <>
      <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Node state={state} aria-hidden>
          {state === 'done' ? <Check /> : number}
        </Node>
        <span>{progressText(`progress.${key}`)}</span>
        <small>{stateText(milestone)}</small>
        <ExpandMore aria-hidden />
      </Toggle>
      <Details id={id} hidden={!open}>
        <p>{inLanguage(details)}</p>
      </Details>
    </>
  );
}
