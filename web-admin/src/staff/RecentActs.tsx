import type { EventHistory } from '@kontor/api/audit/audit.schema';
import { ResourceTexts } from '../app/i18n/ResourceTexts.js';
import { EventTable } from '../audit/EventTable.js';
import { auditTexts } from '../audit/texts.js';
import { resourceNames } from '../providers/resource-names.js';
import { ListPagination } from '../ui/ListPagination.js';
import { ListRows } from '../ui/ListRows.js';
import { Panel } from '../ui/Panel.js';
import { RecordList } from '../ui/RecordList.js';

/** What a member of staff did lately, from the log, the newest first, for whoever reads the log. */
export function RecentActs({ accountId }: { readonly accountId: string }) {
  return (
    <Panel aria-labelledby="recent-acts">
      <h2 id="recent-acts">Zuletzt im Protokoll</h2>
      <ResourceTexts texts={auditTexts}>
        <RecordList<EventHistory>
          resource={resourceNames.auditLog}
          filter={{ accountId }}
          perPage={10}
          pagination={<ListPagination sizes={[10, 25]} />}
          storeKey={false}
          disableSyncWithLocation
          queryOptions={{ refetchOnMount: 'always' }}
        >
          <ListRows>
            <EventTable />
          </ListRows>
        </RecordList>
      </ResourceTexts>
    </Panel>
  );
}
