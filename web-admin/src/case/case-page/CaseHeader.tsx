import ArrowBack from '@mui/icons-material/ArrowBack';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import { isStatusCode, statusClass } from '@kontor/domain/case/case-status';
import { useIsFetching } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageHeading } from '../../ui/page/PageHeading.js';
import { RelativeTime } from '../../ui/time/RelativeTime.js';
import { StatusChip } from '../../ui/status/StatusChip.js';
import { Tag } from '../../ui/Tag.js';
import { germanDay } from '@kontor/domain/calendar-date/german-day';
import type { BankCase } from '../bank-case/bank-case.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { legalFormName, legalFormShortName } from '../bank-case/legal-form-name.js';
import { slaText } from './sla-text.js';
import { useListAddress } from '../bank-case/list-address.js';
import { useReloadCase } from '../bank-case/reload-case.js';
import { CaseOwner } from '../owner/CaseOwner.js';
import { FollowUp } from '../follow-up/FollowUp.js';
import { NextCase } from '../next-case/NextCase.js';
import { WorkflowLink } from './WorkflowLink.js';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  paddingBottom: 16,
  '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', width: '100%' },
  '& .ways': { display: 'flex', justifyContent: 'space-between', width: 'calc(100% + 20px)', marginInline: -10 },
  '@media print': { '& .ways': { display: 'none' } },
  '& h1': { overflowWrap: 'anywhere', hyphens: 'auto' },
  '& .owned': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '& .facts': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', color: theme.vars.palette.text.secondary },
}));

const isClosed = (status: number): boolean => isStatusCode(status) && statusClass(status) === 'final';

const waitsFor: Readonly<Record<string, string>> = {
  customer: 'auf den Kunden',
  bank: 'auf die Bank',
  provider: 'auf die Anbieter',
};

/** Whom the case waits for, since when and until when; the day of archiving when nobody has to act any more. */
function Waiting({
  status,
  dueAt,
  deadline,
  waitingFor,
  waitingSince,
}: Pick<BankCase, 'status' | 'dueAt' | 'deadline' | 'waitingFor' | 'waitingSince'>) {
  if (isClosed(status)) return dueAt === null ? null : <span>Archivierung {germanDay(dueAt)}</span>;
  const whom = waitsFor[waitingFor ?? ''];
  return (
    <>
      {whom === undefined || waitingSince === null ? null : (
        <span>
          Wartet {whom} (<RelativeTime at={waitingSince} />)
        </span>
      )}
      {deadline === null ? null : <span>Frist {germanDay(deadline)}</span>}
    </>
  );
}

/** Company, number, date, status and age of the case; for support the SLA (R3 §2.5). */
export function CaseHeader() {
  const record = useBankCase();
  const { id, businessName, legalForm, createdAt, createdByBerater, status, sla } = record;
  const back = useListAddress();
  const reload = useReloadCase(id);
  const isFetching = useIsFetching({ queryKey: caseKeys.all(id) }) > 0;
  return (
    <Head>
      <div className="ways">
        <Button component={Link} to={back} variant="text" size="small" startIcon={<ArrowBack />}>
          Zur Übersicht
        </Button>
        <NextCase id={id} />
      </div>
      <div className="title">
        <PageHeading title={businessName} />
        <StatusChip code={status} title={record.statusTitle} waitingFor={record.waitingFor} />
        <Tooltip title="Aktualisieren">
          <IconButton aria-label="Vorgang aktualisieren" aria-busy={isFetching} onClick={() => void reload()}>
            <Refresh />
          </IconButton>
        </Tooltip>
      </div>
      <div className="facts">
        <span># {id}</span>
        <span title={legalFormName(legalForm)}>{legalFormShortName(legalForm)}</span>
        <span>
          Eingang {germanDay(createdAt)} (<RelativeTime at={createdAt} />)
        </span>
        <Waiting {...record} />
        {sla === null ? null : <span>{slaText(sla)}</span>}
        <WorkflowLink />
        {createdByBerater ? <Tag>Durch Berater angelegt</Tag> : null}
      </div>
      <div className="owned">
        <CaseOwner />
        <FollowUp />
      </div>
    </Head>
  );
}
