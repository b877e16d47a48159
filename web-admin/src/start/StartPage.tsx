import { styled } from '@mui/material/styles';
import { isAllowed } from '../providers/access.js';
import { resourceNames } from '../providers/resource-names.js';
import { currentSession } from '../providers/session.js';
import { PageHeading } from '../ui/page/PageHeading.js';
import { TabBar, TabPanel } from '../ui/tabs/TabBar.js';
import { useHashTab } from '../ui/tabs/use-hash-tab.js';
import { useBank } from '../ui/use-bank.js';
import { allowedSections } from './sections.js';
import { lazyPart } from '../ui/lazy-part.js';

// Hardly anybody has no section.
const NothingYet = lazyPart(async () => (await import('./NothingYet.js')).NothingYet);
// A bank that is set up never needs it.
const SetUpNotice = lazyPart(async () => (await import('./set-up/SetUpNotice.js')).SetUpNotice);

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiTabs-root': { borderBottom: 0, minWidth: 0 },
}));

/** The overview with the tabs of the user's roles; the open tab is in the address (R3 §2.3). */
export function StartPage() {
  const tabs = allowedSections();
  const [active, open] = useHashTab(tabs);
  const { konten } = useBank();
  const hasNoAccount = konten !== undefined && Object.keys(konten).length === 0;
  if (active === undefined) return <NothingYet roles={currentSession()?.roles ?? []} />;
  const {
    label,
    resource: { list: Page },
  } = active;
  return (
    <>
      <Head>
        <PageHeading title="Übersicht" />
        <TabBar name="Bereiche" tabs={tabs} active={active} onOpen={open} />
      </Head>
      {hasNoAccount && isAllowed({ resource: resourceNames.configuration, action: 'list' }) ? <SetUpNotice /> : null}
      <TabPanel label={label}>
        <Page />
      </TabPanel>
    </>
  );
}
