import { caseStatus } from '@kontor/domain/case/case-status';
import type { CaseDetails } from '@kontor/api/case/case.schema';
import { asksMail } from '@kontor/domain/application/asked-fields';
import { customerActions, type CustomerAction } from './customer-action.js';
import { customerWording, type CustomerTurn } from '@kontor/domain/case-wording/customer-wording';
import { styled, type Theme } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { path } from '../../app/routes/routes.js';
import { text } from '../../texts/case-text.js';
import { ButtonLink } from '../../ui/Button.js';
import { AccountOpen, BeingChecked } from '../../ui/illustration/illustrations.js';
import { mismatchRoute } from '../order/hand-over/mismatch-route.js';
import { AbortAction } from './action-card/AbortAction.js';
import { CardActions } from './action-card/CardActions.js';
import { Contact } from './action-card/Contact.js';
import { ContractFiles } from './action-card/ContractFiles.js';
import { IdentityCheck } from './action-card/IdentityCheck.js';
import { MissingDocuments } from './action-card/MissingDocuments.js';
import { missingDocumentsOf, type CasePerson } from './own-case/case-person.js';
import { OpenedAccount } from './action-card/OpenedAccount.js';
import { RequestAnswer } from './action-card/RequestAnswer.js';
import { nextStepHeadingId } from './action-card/next-step-heading.js';
import { TurnLabel } from './action-card/TurnLabel.js';
import { inLanguage } from '../../texts/create-text.js';
import { dayText } from '../../texts/format.js';

// Loaded on demand, because few customers need the forms.
const MissingInformation = lazy(async () => ({
  default: (await import('./completion/MissingInformation.js')).MissingInformation,
}));

type Look = CustomerTurn | 'success';

function edgeOf(look: Look, { vars: { palette } }: Theme): string {
  if (look === 'success') return palette.success.text;
  return look === 'customer' ? palette.primary.text : palette.divider;
}

const Card = styled('section', { shouldForwardProp: (name) => name !== 'look' })<{ readonly look: Look }>(
  ({ theme, look }) => ({
    padding: '28px 32px 32px',
    borderRadius: 10,
    background: theme.vars.palette.background.paper,
    border: `1px solid ${edgeOf(look, theme)}`,
    borderTopWidth: 5,
    breakInside: 'avoid',
    '& > * + *': { marginTop: 14 },
    // Within the list of milestones the browser would draw circles.
    '& > ul': { paddingLeft: 22, listStyleType: 'disc' },
    '& > ul > li': { padding: '2px 0' },
    [theme.breakpoints.down('md')]: { padding: '20px 20px 24px' },
  }),
);

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '& h2': { marginTop: 14 },
  '& svg': { marginTop: -8 },
  [theme.breakpoints.down('sm')]: { gap: 12, '& svg': { width: 76 } },
}));

const Leaving = styled('div')(({ theme }) => ({
  '@media print': { display: 'none' },
  marginBottom: -14,
  paddingTop: 10,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > button': { marginLeft: -12 },
}));

/** Where the customer waits, or has an account. */
function Drawing({ status, turn }: { readonly status: number; readonly turn: CustomerTurn }) {
  if (status === caseStatus.bankSuccessful) return <AccountOpen />;
  return turn === 'bank' || turn === 'provider' ? <BeingChecked /> : null;
}

interface NowCardProps {
  readonly data: CaseDetails;
  readonly persons: readonly CasePerson[];
}

/** What happened, who has to act, what comes next, and the actions. */
export function NextStepCard({ data, persons }: NowCardProps) {
  const head = data.bgoIdentification;
  const { bgoMainStatus: status, startState, isHandOverUnderWay, customerDeadline } = head;
  const running = isHandOverUnderWay ? 'order' : null;
  const { title, happened, turn, next } = customerWording({ ...head, status, running, persons });
  const missingMail = persons.some(({ missing }) => asksMail(missing));
  const actions = customerActions({ status, startState, persons, commands: data.availableCommands, missingMail });
  return (
    <Card look={status === caseStatus.bankSuccessful ? 'success' : turn} aria-labelledby={nextStepHeadingId}>
      <Head>
        <div>
          <TurnLabel turn={turn} status={status} />
          <h2 id={nextStepHeadingId} tabIndex={-1}>
            {inLanguage(title)}
          </h2>
        </div>
        <Drawing status={status} turn={turn} />
      </Head>
      <div role="status" data-printed>
        <p>{inLanguage(happened)}</p>
      </div>
      <p>{inLanguage(next)}</p>
      {customerDeadline === null || turn === 'provider' ? null : (
        <p>{text('now.until', { day: dayText(customerDeadline) })}</p>
      )}
      <Actions data={data} persons={persons} actions={actions} />
      {actions.includes('abort') ? (
        <Leaving>
          <AbortAction />
        </Leaving>
      ) : null}
    </Card>
  );
}

interface ActionsProps extends NowCardProps {
  readonly actions: readonly CustomerAction[];
}

function Actions({ data, persons, actions }: ActionsProps) {
  // The first message of an answer changes the status while its files are still being uploaded.
  const [answering, setAnswering] = useState(false);
  const has = (action: CustomerAction): boolean => actions.includes(action);
  const missing = missingDocumentsOf(data);
  const { bgoMainStatus: status } = data.bgoIdentification;
  return (
    <>
      {has('information') ? (
        <Suspense fallback={null}>
          <MissingInformation persons={persons} open={data.availableCommands.includes('personCompleted')} />
        </Suspense>
      ) : null}
      {has('documents') ? <MissingDocuments key={missing.types.join()} {...missing} /> : null}
      {has('answer') || answering ? <RequestAnswer mainStatus={status} onUnfinished={setAnswering} /> : null}
      {has('contracts') ? <Contracts data={data} /> : null}
      <NextPageLink data={data} actions={actions} />
      {has('identityCheck') ? <IdentityCheck persons={persons} besides={actions[0] !== 'identityCheck'} /> : null}
      {has('contact') ? <Contact /> : null}
    </>
  );
}

/** At 430: the account, or what the bank left for a customer without one. */
function Contracts({ data: { id, openedAccount } }: Pick<ActionsProps, 'data'>) {
  if (openedAccount === undefined || openedAccount === null) return <ContractFiles caseId={id} />;
  return <OpenedAccount caseId={id} account={openedAccount} />;
}

/** The next step has its own page. */
function NextPageLink({ data, actions }: Pick<ActionsProps, 'data' | 'actions'>) {
  const mismatch = actions.includes('mismatch') ? mismatchRoute(data.start?.state, 'status') : undefined;
  const ways = [
    ...(mismatch === undefined ? [] : [{ to: path(mismatch), label: text('mismatch.resolve') }]),
    ...(actions.includes('continue') ? [{ to: path('hub-identifizierung-continue'), label: text('continue.go') }] : []),
    ...(actions.includes('form') ? [{ to: path('hub-identifizierung'), label: text('form.go') }] : []),
    ...(actions.includes('newApplication') ? [{ to: path('einstieg-konto-vergleich'), label: text('new.go') }] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <CardActions>
      {ways.map(({ to, label }) => (
        <ButtonLink key={to} to={to}>
          {label}
        </ButtonLink>
      ))}
    </CardActions>
  );
}
