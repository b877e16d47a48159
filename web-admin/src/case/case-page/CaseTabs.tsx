import MarkEmailUnread from '@mui/icons-material/MarkEmailUnread';
import MailOutlined from '@mui/icons-material/MailOutlined';
import StickyNote2 from '@mui/icons-material/StickyNote2';
import { styled } from '@mui/material/styles';
import { isStatusCode } from '@kontor/domain/case/case-status';
import { isPhaseOf } from '@kontor/domain/case/command-roles';
import { canUseMessages } from '@kontor/domain/message/message';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useShowContext } from 'react-admin';
import { TabBar, TabPanel } from '../../ui/tabs/TabBar.js';
import { useHashTab } from '../../ui/tabs/use-hash-tab.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import type { BankCase } from '../bank-case/bank-case.js';
import { Waiting } from '../../ui/Waiting.js';
import { CustomerData } from '../customer-data/CustomerData.js';
import { History } from '../history/History.js';
import { Memos } from '../memos/Memos.js';
import { Messages } from '../messages/Messages.js';
import { lazyPart } from '../../ui/lazy-part.js';

const Discrepancies = lazyPart(async () => (await import('../discrepancy/Discrepancies.js')).Discrepancies, Waiting);
const CaseAudit = lazyPart(async () => (await import('../audit/CaseAudit.js')).CaseAudit, Waiting);

/** Below the head of the back office, px. */
const stickyAt = 48;

/** Below the head of the page while one reads; as narrow as its column is at 1280 px. */
const Sticky = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: stickyAt,
  zIndex: 3,
  background: theme.vars.palette.background.default,
  '& .MuiTab-root': { fontSize: 14 },
}));

interface CaseTab {
  readonly label: string;
  readonly Panel: ComponentType;
  readonly mark?: ReactNode;
}

/** The tab of the case's own data; the others read theirs when they are drawn. */
const dataTab = 'Kundendaten';

/** The communication tab exists until the case ends (R3 §2.5). */
function tabsOf({ status, hasMessages, hasUnrevisedMessages, hasBankMemos }: BankCase): readonly CaseTab[] {
  const mail = hasUnrevisedMessages ? (
    <MarkEmailUnread fontSize="small" color="primary" titleAccess="Neue Nachrichten" />
  ) : (
    <MailOutlined fontSize="small" titleAccess="Nachrichten vorhanden" />
  );
  return [
    { label: dataTab, Panel: CustomerData },
    { label: 'Statushistorie', Panel: History },
    ...(canUseMessages('ADMIN', status)
      ? [{ label: 'Kommunikation', Panel: Messages, ...(hasMessages || hasUnrevisedMessages ? { mark: mail } : {}) }]
      : []),
    {
      label: 'Notizen',
      Panel: Memos,
      ...(hasBankMemos ? { mark: <StickyNote2 fontSize="small" titleAccess="Notizen vorhanden" /> } : {}),
    },
    ...(isStatusCode(status) && isPhaseOf('transparencyRegister', status)
      ? [{ label: 'Unstimmigkeiten', Panel: Discrepancies }]
      : []),
    { label: 'Protokoll', Panel: CaseAudit },
  ];
}

export function CaseTabs() {
  const record = useBankCase();
  const tabs = tabsOf(record);
  const [active, open] = useHashTab(tabs);
  const start = useRef<HTMLDivElement>(null);
  const shown = useRef(active?.label);
  const { refetch } = useShowContext();
  useEffect(() => {
    if (shown.current === active?.label) return;
    shown.current = active?.label;
    if (active?.label === dataTab) void refetch?.();
    // Somebody far down in one tab reads the next from its beginning.
    if ((start.current?.getBoundingClientRect().top ?? 0) < stickyAt) start.current?.scrollIntoView();
  }, [active?.label, refetch]);
  if (active === undefined) return null;
  return (
    <>
      <div ref={start} style={{ scrollMarginTop: stickyAt }} />
      <Sticky>
        <TabBar name="Angaben zum Vorgang" tabs={tabs} active={active} onOpen={open} />
      </Sticky>
      <TabPanel label={active.label}>
        <active.Panel />
      </TabPanel>
    </>
  );
}
