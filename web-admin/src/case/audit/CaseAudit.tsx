import { ReferenceManyField } from 'react-admin';
import { ResourceTexts } from '../../app/i18n/ResourceTexts.js';
import { EventTable } from '../../audit/EventTable.js';
import { auditTexts } from '../../audit/texts.js';
import { resourceNames } from '../../providers/resource-names.js';
import { ListPagination } from '../../ui/ListPagination.js';
import { ListRows } from '../../ui/ListRows.js';
import { ListProblem } from '../../ui/RecordList.js';
import { Panel } from '../../ui/Panel.js';
import { ExportButton } from './ExportButton.js';

const showNoNotification = (): void => undefined;

/** Who did what with the case, newest first; support and auditors also see who read it. */
export function CaseAudit() {
  return (
    <ResourceTexts texts={auditTexts}>
      <Panel>
        <ExportButton />
        <ReferenceManyField
          reference={resourceNames.auditLog}
          target="bgoIdentification"
          perPage={25}
          queryOptions={{ refetchOnMount: 'always', onError: showNoNotification }}
          error={<ListProblem />}
        >
          <ListRows>
            <EventTable hasCase={false} />
            <ListPagination />
          </ListRows>
        </ReferenceManyField>
      </Panel>
    </ResourceTexts>
  );
}
