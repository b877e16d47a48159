import { tabsFor } from '../providers/overview-tabs.js';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ReactNode } from 'react';
import { currentSession } from '../providers/session.js';
import { PageHeading } from '../ui/page/PageHeading.js';
import { PageLoading } from '../ui/page/PageLoading.js';
import { TabBar, TabPanel } from '../ui/tabs/TabBar.js';
import { useHashTab } from '../ui/tabs/use-hash-tab.js';
import { CaseList } from '../case/CaseList.js';
import { staffUsers } from '../staff/index.js';
import { NothingYet } from './NothingYet.js';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 24,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiTabs-root': { borderBottom: 0, minWidth: 0 },
}));

const noRoles = { roles: [], inheritedRoles: [] };

const FeedbackPage = lazy(async () => ({ default: (await import('../feedback/FeedbackPage.js')).FeedbackPage }));
const FaqPage = lazy(async () => ({ default: (await import('../faq/FaqPage.js')).FaqPage }));
const ReportPage = lazy(async () => ({ default: (await import('../reporting/ReportPage.js')).ReportPage }));
const Configuration = lazy(async () => ({ default: (await import('../settings/Configuration.js')).Configuration }));
const EventPage = lazy(async () => ({ default: (await import('../audit/EventPage.js')).EventPage }));
const InstanceConfiguration = lazy(async () => ({
  default: (await import('../settings/InstanceConfiguration.js')).InstanceConfiguration,
}));
const InternalSettings = lazy(async () => ({
  default: (await import('../settings/internal/InternalSettings.js')).InternalSettings,
}));

const pages: Readonly<Partial<Record<string, () => ReactNode>>> = {
  Kundenanfragen: () => <CaseList />,
  Feedback: () => <FeedbackPage />,
  FAQ: () => <FaqPage />,
  Auswertungen: () => <ReportPage />,
  Nutzerverwaltung: () => <staffUsers.list />,
  Konfiguration: () => <Configuration />,
  Instanzkonfiguration: () => <InstanceConfiguration />,
  'Konfiguration intern': () => <InternalSettings />,
  'Logs intern': () => <EventPage />,
};

/** The overview with the tabs of the user's roles; the open tab is in the address (R3 §2.3). */
export function StartPage() {
  const claims = currentSession() ?? noRoles;
  const tabs = tabsFor(claims).filter(({ label }) => pages[label] !== undefined);
  const [active, open] = useHashTab(tabs);
  if (active === undefined) return <NothingYet roles={claims.roles} />;
  return (
    <>
      <Head>
        <PageHeading title="Übersicht" />
        <TabBar name="Bereiche" tabs={tabs} active={active} onOpen={open} />
      </Head>
      <TabPanel label={active.label}>
        <Suspense fallback={<PageLoading />}>{pages[active.label]?.()}</Suspense>
      </TabPanel>
    </>
  );
}
