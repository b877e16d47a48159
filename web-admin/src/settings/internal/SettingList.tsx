import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { FilterLiveForm, TextInput } from 'react-admin';
import { ResourceTexts } from '../../app/i18n/ResourceTexts.js';
import { isAllowed } from '../../providers/access.js';
import { resourceNames } from '../../providers/resource-names.js';
import { ListPagination } from '../../ui/ListPagination.js';
import { ListRows } from '../../ui/ListRows.js';
import { PageLoading } from '../../ui/page/PageLoading.js';
import { RecordList } from '../../ui/RecordList.js';
import { NewSetting } from './NewSetting.js';
import { SettingTable, type SettingRecord } from './SettingTable.js';
import { settingTexts } from './texts.js';
import { useOpenSetting } from './use-open-setting.js';
import { lazyPart } from '../../ui/lazy-part.js';

const SettingPanel = lazyPart(async () => (await import('./SettingPanel.js')).SettingPanel, PageLoading);

/** Wait after the last key before the list is filtered, in ms (R3 §2.10). */
const debounceMs = 750;

/** Settings on a page; the first is the default (R3 §9). */
const pageSizes = [5, 25, 100] as const;

/** From this width on the setting is beside the list, below it takes its place. */
const wide = '(min-width: 1024px)';

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '& .MuiTablePagination-toolbar': { flexWrap: 'wrap' },
  [`@media ${wide}`]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
});

const Actions = styled('div')({
  width: '100%',
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  alignItems: 'end',
  marginBottom: 12,
  '& .MuiFormControl-root': { margin: 0, width: '100%' },
});

/** All settings by name with what they hold, and the open one as JSON, for support (R3 §2.10); an auditor reads. */
export function SettingList() {
  const mayWrite = isAllowed({ resource: resourceNames.setting, action: 'edit' });
  const isWide = useMediaQuery(wide, { noSsr: true });
  const { open, addressOf, show } = useOpenSetting();
  // Whether the heading of the next setting takes the focus: of one that was opened from the list.
  const takesFocus = useRef(false);
  const focusNext = (): void => {
    takesFocus.current = true;
  };
  const created = (name: string): void => {
    focusNext();
    show(name);
  };
  return (
    <ResourceTexts texts={settingTexts}>
      <Layout>
        {isWide || open === null ? (
          <RecordList<SettingRecord>
            resource={resourceNames.setting}
            perPage={pageSizes[0]}
            actions={<SettingActions mayWrite={mayWrite} onCreated={created} />}
            pagination={<ListPagination sizes={pageSizes} />}
          >
            <ListRows>
              <SettingTable open={open} addressOf={addressOf} onOpen={focusNext} />
            </ListRows>
          </RecordList>
        ) : null}
        {open === null ? (
          <p>{isWide ? 'Wählen Sie eine Einstellung aus der Liste.' : ''}</p>
        ) : (
          <SettingPanel
            name={open}
            mayWrite={mayWrite}
            isAlone={!isWide}
            takesFocus={takesFocus}
            addressOf={addressOf}
            show={show}
          />
        )}
      </Layout>
    </ResourceTexts>
  );
}

interface SettingActionsProps {
  readonly mayWrite: boolean;
  readonly onCreated: (name: string) => void;
}

function SettingActions({ mayWrite, onCreated }: SettingActionsProps) {
  return (
    <Actions>
      <div role="search">
        <FilterLiveForm debounce={debounceMs}>
          <TextInput source="name" label="Nach Namen filtern" type="search" size="small" helperText={false} />
        </FilterLiveForm>
      </div>
      {mayWrite ? <NewSetting onCreated={onCreated} /> : null}
    </Actions>
  );
}
