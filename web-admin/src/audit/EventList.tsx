import type { EventHistory } from '@kontor/api/audit/audit.schema';
import { ResourceTexts } from '../app/i18n/ResourceTexts.js';
import { resourceNames } from '../providers/resource-names.js';
import { ListRows } from '../ui/ListRows.js';
import { RecordList } from '../ui/RecordList.js';
import { EventFilter } from './EventFilter.js';
import { EventTable } from './EventTable.js';
import { auditTexts } from './texts.js';

/** The log of who did what, with its filter in the address (R3 §2.11). */
export function EventList() {
  return (
    <ResourceTexts texts={auditTexts}>
      <RecordList<EventHistory>
        resource={resourceNames.auditLog}
        actions={<EventFilter />}
        queryOptions={{ refetchOnMount: 'always' }}
      >
        <ListRows>
          <EventTable />
        </ListRows>
      </RecordList>
    </ResourceTexts>
  );
}
