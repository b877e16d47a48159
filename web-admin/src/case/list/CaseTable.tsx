import { styled } from '@mui/material/styles';
import { caseHref } from '../bank-case/case-keys.js';
import { legalFormName, legalFormShortName } from '../bank-case/legal-form-name.js';
import { RelativeTime } from '../../ui/time/RelativeTime.js';
import { StatusChip } from '../../ui/status/StatusChip.js';
import { SelectBox } from '../selection/SelectBox.js';
import { CaseEmpty } from './CaseEmpty.js';
import { DeadlineCell, MessageCell, NextStepCell, ownerText } from './CaseCells.js';
import { CaseColumn } from './CaseColumn.js';
import { CaseLink } from './CaseLink.js';
import { CaseMarks } from './CaseMarks.js';
import { TableFrame } from './TableFrame.js';
import { useColumnsThatDoNotFit } from './use-shown-columns.js';

/** The other columns share what is left, in px. */
const columnWidths = {
  select: 36,
  bgoIdentificationId: 72,
  bgoMainStatus: 238,
  marks: 72,
  businessLegalForm: 86,
  waitingSince: 104,
  deadline: 100,
  owner: 110,
  lastMessage: 124,
  recordCreatedAt: 108,
};

const Table = styled(TableFrame)(({ theme }) => ({
  // In a scroll container the head would not stick to the page.
  '& .RaDataTable-tableWrapper': { overflowX: 'visible' },
  '& .RaDataTable-table': { tableLayout: 'fixed' },
  '& .RaDataTable-headerCell': {
    top: 48,
    zIndex: 2,
    background: theme.vars.palette.background.paper,
  },
  // Every row is one line; what is cut is in the tooltip of its cell.
  '& th, & td': {
    height: 32,
    padding: '0 8px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 14,
  },
  '& th': { height: 30, textOverflow: 'clip' },
  '& td > *': { verticalAlign: 'middle' },
  ...Object.fromEntries(Object.entries(columnWidths).map(([source, width]) => [`& th.column-${source}`, { width }])),
  '& .column-select': { padding: '0 0 0 4px' },
}));

/** A click that ends a text selection opens nothing. */
const pathOf = (id: string | number): string | false =>
  (window.getSelection()?.toString() ?? '') === '' ? caseHref(id) : false;

export function CaseTable({ maySelect }: { readonly maySelect: boolean }) {
  return (
    <Table label="Kundenanfragen" rowClick={pathOf} empty={<CaseEmpty />} hiddenColumns={useColumnsThatDoNotFit()}>
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
      <CaseColumn source="nextStep" disableSort render={(row) => <NextStepCell row={row} />} />
      <CaseColumn source="marks" disableSort render={(row) => <CaseMarks row={row} />} />
      <CaseColumn
        source="businessLegalForm"
        disableSort
        render={({ businessLegalForm: form }) => <span title={legalFormName(form)}>{legalFormShortName(form)}</span>}
      />
      <CaseColumn
        source="waitingSince"
        render={({ waitingSince: at }) => (at === null ? '–' : <RelativeTime at={at} />)}
      />
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
