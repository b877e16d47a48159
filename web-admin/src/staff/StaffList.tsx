import Add from '@mui/icons-material/Add';
import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { OpenApprovals } from '../approval/OpenApprovals.js';
import { ResourceTexts } from '../app/i18n/ResourceTexts.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { RecordList } from '../ui/RecordList.js';
import { useDownload } from '../ui/use-download.js';
import { StaffCards } from './StaffCards.js';
import { StaffFilter } from './StaffFilter.js';
import { mayManageStaff } from './manageable.js';
import { newStaffPath, staffActs, staffResource } from './staff-paths.js';
import { StaffTable } from './StaffTable.js';
import { staffTexts } from './texts.js';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 });

const byName = { field: 'username', order: 'ASC' } as const;

/** The members of staff of the bank (R3 §2.3 "Nutzerverwaltung"). */
export function StaffList() {
  return (
    <ResourceTexts texts={staffTexts}>
      <OpenApprovals acts={staffActs} />
      {mayManageStaff() ? <StaffActions /> : null}
      <RecordList<StaffUser> resource={staffResource} sort={byName} actions={<StaffFilter />}>
        <StaffRows />
      </RecordList>
    </ResourceTexts>
  );
}

function StaffActions() {
  const [download, isDownloading] = useDownload();
  return (
    <Actions>
      <Button component={Link} to={newStaffPath} variant="contained" startIcon={<Add />}>
        Nutzer anlegen
      </Button>
      <ActionButton
        variant="outlined"
        startIcon={<Download />}
        isRunning={isDownloading}
        onClick={() => download(`/${staffResource}.csv`)}
      >
        CSV-Export
      </ActionButton>
    </Actions>
  );
}

function StaffRows() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { isPending, total } = useListContext<StaffUser>();
  if (isPending) return <Loading role="status">Nutzer werden geladen …</Loading>;
  if (total === 0) return <Nobody />;
  return isNarrow ? <StaffCards /> : <StaffTable />;
}

function Nobody() {
  const { setFilters } = useListContext<StaffUser>();
  return (
    <Empty>
      <p role="status">Kein Nutzer passt zu Suche und Filtern.</p>
      <Button variant="outlined" onClick={() => setFilters({}, {}, false)}>
        Suche und Filter zurücksetzen
      </Button>
    </Empty>
  );
}

const Empty = styled('div')({ padding: 24, '& p': { marginTop: 0 } });
const Loading = styled('p')({ margin: 0, padding: 24 });
