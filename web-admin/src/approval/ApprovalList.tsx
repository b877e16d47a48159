import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { ResourceTexts } from '../app/i18n/ResourceTexts.js';
import { resourceNames } from '../providers/resource-names.js';
import { ListRows } from '../ui/ListRows.js';
import { RecordList } from '../ui/RecordList.js';
import { Column } from '../ui/page/Column.js';
import { PageHeading } from '../ui/page/PageHeading.js';
import { Panel } from '../ui/Panel.js';
import { ApprovalItem } from './ApprovalItem.js';
import { type ApprovalRecord, approvalQuery } from './approval-record.js';
import { approvalTexts } from './texts.js';

const Items = styled('ul')({ display: 'grid', width: '100%', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

const full = { width: '100%' };

/** What waits for a second person, open ones first. */
export function ApprovalList() {
  return (
    <Column>
      <PageHeading title="Freigaben" />
      <p>
        Was eine zweite Person freigeben muss. Eine Anfrage verfällt nach 7 Tagen, oder sobald sich ihr Gegenstand
        ändert.
      </p>
      <ResourceTexts texts={approvalTexts}>
        <RecordList<ApprovalRecord>
          resource={resourceNames.approval}
          component="div"
          queryOptions={approvalQuery}
          sx={full}
        >
          <ListRows>
            <ApprovalItems />
          </ListRows>
        </RecordList>
      </ResourceTexts>
    </Column>
  );
}

function ApprovalItems() {
  const { data = [] } = useListContext<ApprovalRecord>();
  return (
    <Items>
      {data.map((approval) => (
        <li key={approval.id}>
          <Panel>
            <ApprovalItem approval={approval} />
          </Panel>
        </li>
      ))}
    </Items>
  );
}
