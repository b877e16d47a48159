import type { Setting } from '@kontor/api/settings/settings.schema';
import { styled } from '@mui/material/styles';
import { FilterLiveForm, TextInput, useListContext } from 'react-admin';
import { ResourceTexts } from '../../app/i18n/ResourceTexts.js';
import { isAllowed } from '../../providers/access.js';
import { resourceNames } from '../../providers/resource-names.js';
import { ListPagination } from '../../ui/ListPagination.js';
import { ListRows } from '../../ui/ListRows.js';
import { RecordList } from '../../ui/RecordList.js';
import { NewSetting } from './NewSetting.js';
import { SettingEditor } from './SettingEditor.js';
import { SettingText } from './SettingText.js';
import { settingTexts } from './texts.js';

/** Wait after the last key before the list is filtered, in ms (R3 §2.10). */
const debounceMs = 750;

/** Settings on a page (R3 §9). */
const pageSize = 5;

const Rows = styled('div')({ display: 'grid', gap: 16 });

const Actions = styled('div')({
  width: '100%',
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  alignItems: 'end',
  marginBottom: 16,
  '& .MuiFormControl-root': { margin: 0, width: '100%' },
});

const layout = {
  maxWidth: 960,
  '& .RaList-actions': { background: 'none', padding: 0 },
  '& .RaList-actions > span': { display: 'none' },
};

/** A setting as a record of react-admin. */
type SettingRecord = Setting & { readonly id: string };

/** All settings by name, each as JSON, for support (R3 §2.10); an auditor reads. */
export function SettingList() {
  const mayWrite = isAllowed({ resource: resourceNames.setting, action: 'edit' });
  return (
    <ResourceTexts texts={settingTexts}>
      <RecordList<SettingRecord>
        resource={resourceNames.setting}
        perPage={pageSize}
        actions={<SettingActions mayWrite={mayWrite} />}
        pagination={<ListPagination sizes={[pageSize]} />}
        component="div"
        sx={layout}
      >
        <ListRows>
          <SettingRows mayWrite={mayWrite} />
        </ListRows>
      </RecordList>
    </ResourceTexts>
  );
}

interface Rights {
  readonly mayWrite: boolean;
}

function SettingActions({ mayWrite }: Rights) {
  return (
    <Actions>
      <div role="search">
        <FilterLiveForm debounce={debounceMs}>
          <TextInput source="name" type="search" size="small" helperText={false} />
        </FilterLiveForm>
      </div>
      {mayWrite ? <NewSetting /> : null}
    </Actions>
  );
}

function SettingRows({ mayWrite }: Rights) {
  const { data = [] } = useListContext<SettingRecord>();
  const Row = mayWrite ? SettingEditor : SettingText;
  return (
    <Rows>
      {data.map((setting) => (
        <Row key={setting.name} setting={setting} />
      ))}
    </Rows>
  );
}
