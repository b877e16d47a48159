import { caseStatus } from '@kontor/domain/case/case-status';
import type { HistoryRow, CaseDetails } from '@kontor/api/case/case.schema';
import { isOverWithoutAccount } from '@kontor/domain/case-wording/turn';
import { canUseMessages } from '@kontor/domain/message/message';
import Refresh from '@mui/icons-material/Refresh';
import { styled } from '@mui/material/styles';
import { WithSidebar } from '../../progress/WithSidebar.js';
import { locale } from '../../texts/language.js';
import { text } from '../../texts/case-text.js';
import { text as messageText } from '../../texts/message-text.js';
import { Button } from '../../ui/Button.js';
import { Disclosure } from '../../ui/Disclosure.js';
import { Page } from '../../app/page/Page.js';
import { PrintStyle } from '../../app/page/PrintStyle.js';
import { FeedbackBox } from '../feedback/FeedbackBox.js';
import { Chat } from '../message/Chat.js';
import { isBankWaiting } from '../message/conversation.js';
import { useMessages } from '../message/use-messages.js';
import { CaseSidebar } from './CaseSidebar.js';
import { LoadFailed } from '../../ui/LoadFailed.js';
import { Notice } from '../../ui/Notice.js';
import { Milestones } from './Milestones.js';
import { NextStepCard } from './NextStepCard.js';
import { PersonList } from './PersonList.js';
import { personsOf } from './own-case/case-person.js';
import { StatusHistory } from './StatusHistory.js';
import { useOwnCase } from './own-case/use-own-case.js';
import { PageSkeleton } from '../../ui/PageSkeleton.js';

const Body = styled('div')({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' });
const Folds = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { display: 'none' },
});
const Frame = styled('div')({ '@media print': { '& > div': { display: 'block' } } });

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  margin: '8px 0 24px -12px',
  '@media print': { '& > button': { display: 'none' } },
  '& > span': { paddingLeft: 12, fontSize: '15px', color: theme.vars.palette.text.secondary },
}));

const timeOf = (at: number | Date): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(at);

/** The status of the application with all its data (R2 §2.2). */
export function CaseStatus() {
  const { data, history, readAt, error, refreshing, refresh } = useOwnCase();
  if (data === undefined) {
    return (
      <Page width="pair" title={text('status.title')}>
        {error === null ? <PageSkeleton /> : <LoadFailed error={error} onRepeat={refresh} />}
      </Page>
    );
  }
  const { businessName } = data.bgoIdentification;
  return (
    <Page
      width="pair"
      title={text('status.title')}
      lead={text('status.lead', { company: businessName, number: data.id })}
    >
      <PrintStyle />
      <Tools>
        <Button look="quiet" busy={refreshing} onClick={refresh}>
          <Refresh aria-hidden />
          {text('status.refresh')}
        </Button>
        <span>{text('status.read', { time: timeOf(readAt) })}</span>
      </Tools>
      <Parts data={data} history={history} />
    </Page>
  );
}

function Parts({ data, history }: { readonly data: CaseDetails; readonly history: readonly HistoryRow[] | undefined }) {
  const persons = personsOf(data);
  const { bgoMainStatus, customerDeadline } = data.bgoIdentification;
  const isListed = isOverWithoutAccount(bgoMainStatus) ? persons.some(({ required }) => required) : persons.length > 0;
  return (
    <Frame>
      <WithSidebar sidebar={<CaseSidebar data={data} persons={persons} />}>
        <Body>
          <Milestones status={bgoMainStatus} persons={persons} history={history}>
            <Body>
              <NextStepCard data={data} persons={persons} />
              <BankMessage mainStatus={bgoMainStatus} />
              {isListed ? <PersonList persons={persons} status={bgoMainStatus} until={customerDeadline} /> : null}
            </Body>
          </Milestones>
          <Folds>
            <FeedbackBox
              mainStatus={bgoMainStatus}
              firstPersonStatus={persons.find(({ first }) => first)?.value ?? ''}
              open={data.availableCommands.includes('provideFeedback')}
            />
            {canUseMessages('USER', bgoMainStatus) ? <Messages mainStatus={bgoMainStatus} /> : null}
            {history === undefined ? null : (
              <Disclosure title={text('history.title')}>
                <StatusHistory rows={history} />
              </Disclosure>
            )}
          </Folds>
        </Body>
      </WithSidebar>
    </Frame>
  );
}

/** A message of the bank that the customer has not answered. At 425 the card asks for the answer itself. */
function BankMessage({ mainStatus }: { readonly mainStatus: number }) {
  const { data = [] } = useMessages(mainStatus);
  if (mainStatus === caseStatus.dataRequested || !isBankWaiting(data)) return null;
  return <Notice tone="info">{messageText('chat.bankWrote')}</Notice>;
}

function Messages({ mainStatus }: { readonly mainStatus: number }) {
  const { data = [] } = useMessages(mainStatus);
  const title = data.length === 0 ? messageText('chat.title') : messageText('chat.count', { count: data.length });
  return (
    <Disclosure title={title}>
      <Chat mainStatus={mainStatus} answeredAbove={mainStatus === caseStatus.dataRequested} />
    </Disclosure>
  );
}
