import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Approval } from '@kontor/api/approval/approval.schema';
import type { Decision } from '@kontor/domain/approval/approval';
import { approvalActs } from '@kontor/domain/approval/four-eyes';
import { Link } from 'react-router';
import { approvalsPath } from '../providers/entry-paths.js';
import { DifferenceList } from '../settings/versions/DifferenceList.js';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.js';
import { useConfirm } from '../ui/dialog/use-confirm.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { Tag } from '../ui/Tag.js';
import { approvalStateText, isOpen, openText, requestText, shownChanges } from './approval-text.js';
import { useDecide } from './use-decide.js';

const Item = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& h2, & h3': { margin: 0, fontSize: 16 },
  '& .head': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', justifyContent: 'space-between' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)', gap: '2px 12px', margin: 0 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  // On a tint too.
  '& a': { color: 'inherit' },
}));

const buttons: readonly { readonly decision: Decision; readonly label: string }[] = [
  { decision: 'confirm', label: 'Freigeben' },
  { decision: 'reject', label: 'Ablehnen' },
  { decision: 'withdraw', label: 'Zurückziehen' },
];

interface ApprovalItemProps {
  readonly approval: Approval;
  /** The heading's level on the page. */
  readonly heading?: 'h2' | 'h3';
  /** Whether the page is about the case already. */
  readonly isOnCase?: boolean;
}

/** One approval: what is asked, what was to be seen, and what the person may decide. */
export function ApprovalItem({ approval, heading: Heading = 'h2', isOnCase = false }: ApprovalItemProps) {
  const { act, approvalId, caseId, decisions, evidence } = approval;
  const { question, ask, close } = useConfirm<Decision>();
  const { mutate, isPending, error } = useDecide(approval);
  const { label } = approvalActs[act];
  return (
    <Item aria-labelledby={`approval-${approvalId}`}>
      <div className="head">
        <Heading id={`approval-${approvalId}`}>{label}</Heading>
        <Tag tone={isOpen(approval) ? 'warning' : 'neutral'}>{isOpen(approval) ? 'Offen' : 'Entschieden'}</Tag>
      </div>
      <p>
        {isOnCase ? (
          <>
            {openText(approval)} <Link to={approvalsPath}>Alle Freigaben</Link>
          </>
        ) : (
          requestText(approval)
        )}
        {caseId === null || isOnCase ? null : (
          <>
            {' '}
            zu Vorgang <Link to={`/bm/${caseId}`}># {caseId}</Link>
          </>
        )}
      </p>
      <p>{approvalStateText(approval)}</p>
      <Evidence lines={evidence.lines} changes={shownChanges(approval)} />
      {error === null ? null : <ProblemNotice error={error} title="Nicht ausgeführt" />}
      <div className="buttons">
        {buttons
          .filter(({ decision }) => decisions.includes(decision))
          .map(({ decision, label: text }) => (
            <Button
              key={decision}
              variant={decision === 'confirm' ? 'contained' : 'outlined'}
              disabled={isPending}
              onClick={() => ask(decision)}
            >
              {text}
            </Button>
          ))}
      </div>
      <Question question={question} label={label} onClose={close} onDecide={mutate} />
    </Item>
  );
}

interface EvidenceProps {
  readonly lines: Approval['evidence']['lines'];
  readonly changes: ReturnType<typeof shownChanges>;
}

function Evidence({ lines, changes }: EvidenceProps) {
  return (
    <>
      {lines.length === 0 ? null : (
        <dl>
          {lines.map(({ label, value }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {changes.length === 0 ? null : <DifferenceList changes={changes} />}
    </>
  );
}

const questions: Readonly<Record<Decision, readonly [title: string, button: string, text: string]>> = {
  confirm: [
    'Freigeben und ausführen?',
    'Freigeben',
    'Die Handlung wird sofort ausgeführt. Geprüft haben Sie und wer sie beantragt hat.',
  ],
  reject: ['Freigabe ablehnen?', 'Ablehnen', 'Es geschieht nichts. Die Handlung kann später neu beantragt werden.'],
  withdraw: [
    'Freigabe zurückziehen?',
    'Zurückziehen',
    'Es geschieht nichts. Sie können die Handlung später neu beantragen.',
  ],
};

interface QuestionProps {
  readonly question: Decision | null;
  readonly label: string;
  readonly onClose: () => void;
  readonly onDecide: (decision: Decision) => void;
}

function Question({ question, label, onClose, onDecide }: QuestionProps) {
  if (question === null) return null;
  const [title, button, text] = questions[question];
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={button}
      isDangerous={question !== 'confirm'}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onDecide(question);
      }}
    >
      <p>
        <strong>{label}.</strong> {text}
      </p>
    </ConfirmDialog>
  );
}
