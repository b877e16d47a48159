import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ResourceTexts } from '../../app/i18n/ResourceTexts.js';
import { resourceNames } from '../../providers/resource-names.js';
import { ListRows } from '../../ui/ListRows.js';
import { RecordList } from '../../ui/RecordList.js';
import { RestoreDialog } from './RestoreDialog.js';
import { versionTexts } from './texts.js';
import { VersionDialog } from './VersionDialog.js';
import { VersionTable, type VersionRecord } from './VersionTable.js';

/** The published versions of the configuration: who changed what, what differs, and back to an earlier one. */
export function VersionList() {
  return (
    <ResourceTexts texts={versionTexts}>
      <RecordList<VersionRecord> resource={resourceNames.settingsVersion} queryOptions={{ refetchOnMount: 'always' }}>
        <ListRows>
          <VersionRows />
        </ListRows>
      </RecordList>
    </ResourceTexts>
  );
}

function VersionRows() {
  const [shown, show] = useState<VersionRecord>();
  const [restored, restore] = useState<number>();
  const { total = 0 } = useListContext();
  return (
    <>
      <VersionTable onOpen={show} />
      {shown === undefined ? null : (
        <VersionDialog
          version={shown}
          newest={total}
          onClose={() => show(undefined)}
          onRestore={() => {
            restore(shown.number);
            show(undefined);
          }}
        />
      )}
      {restored === undefined ? null : <RestoreDialog number={restored} onClose={() => restore(undefined)} />}
    </>
  );
}
