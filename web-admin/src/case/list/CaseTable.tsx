import type { CaseListRow } from '@kontor/api/case/case.schema';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataTable } from 'react-admin';
import { caseHref } from '../bank-case/case-keys.js';
import { legalFormName, legalFormShortName } from '../bank-case/legal-form-name.js';
import { RelativeTime } from '../../ui/time/RelativeTime.js';
import { StatusChip } from '../../ui/status/StatusChip.js';
import { SelectBox } from '../selection/SelectBox.js';
import { CaseEmpty } from './CaseEmpty.js';
import { DeadlineCell, MessageCell, ownerText } from './CaseCells.js';
import { CaseColumn } from './CaseColumn.js';
import { CaseLink } from './CaseLink.js';
import { CaseMarks } from './CaseMarks.js';

const Table = styled(DataTable<CaseListRow>)(({ theme }) => ({
  // In a scroll container the head would not stick to the page.
  '& .RaDataTable-tableWrapper': { overflowX: 'visible' },
  '& thead th': {
    position: 'sticky',
    top: 56,
    zIndex: 2,
    whiteSpace: 'nowrap',
    background: theme.vars.palette.background.paper,
  },
  '& .column-bgoIdentificationId, & .column-businessLegalForm, & .column-owner': { whiteSpace: 'nowrap' },
  '& .column-select': { width: 36, padding: '0 0 0 4px' },
  '& .column-businessName': { overflowWrap: 'anywhere' },
}));

const wide = '(min-width: 1440px)';
/** Columns that fit only on wide screens, until somebody chooses. */
const hiddenByDefault = ['businessLegalForm'];
const shownWhenWide: string[] = [];

/** A click that ends a text selection opens nothing. */
const pathOf = (id: string | number): string | false =>
  (window.getSelection()?.toString() ?? '') === '' ? caseHref(id) : false;

export function CaseTable({ maySelect }: { readonly maySelect: boolean }) {
  return (
    <Table
      aria-label="Kundenanfragen"
      bulkActionButtons={false}
      rowClick={pathOf}
      empty={<CaseEmpty />}
      hiddenColumns={useMediaQuery(wide) ? shownWhenWide : hiddenByDefault}
    >
      {maySelect ? (
        <CaseColumn
          source="select"
          isAlwaysShown
          disableSort
          label={<SelectBox />}
          render={(row) => <SelectBox row={row} />}
        />
      ) : null}
      <CaseColumn source="businessName" isAlwaysShown>
        <CaseLink />
      </CaseColumn>
      <CaseColumn source="bgoIdentificationId" sortByOrder="DESC" render={(row) => `# ${row.bgoIdentificationId}`} />
      <CaseColumn
        source="bgoMainStatus"
        render={(row) => (
          <StatusChip code={row.bgoMainStatus} title={row.bgoMainStatusTitle} waitingFor={row.waitingFor} />
        )}
      />
      <CaseColumn source="marks" disableSort render={(row) => <CaseMarks row={row} />} />
      <CaseColumn
        source="businessLegalForm"
        disableSort
        render={({ businessLegalForm: form }) => <span title={legalFormName(form)}>{legalFormShortName(form)}</span>}
      />
      <CaseColumn source="waitingSince" render={(row) => <RelativeTime at={row.waitingSince} />} />
      <CaseColumn source="deadline" disableSort render={(row) => <DeadlineCell row={row} />} />
      <CaseColumn source="owner" disableSort render={ownerText} />
      <CaseColumn source="lastMessage" disableSort render={(row) => <MessageCell row={row} />} />
      <CaseColumn
        source="recordCreatedAt"
        sortByOrder="DESC"
        render={(row) => <RelativeTime at={row.recordCreatedAt} />}
      />
    </Table>
  );
}
