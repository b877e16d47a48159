import { tabsFor } from '@kontor/domain/roles/overview-tabs';
import type { ReactNode } from 'react';
import { currentSession } from '../providers/session.js';
import { PageHeading } from '../ui/PageHeading.js';
import { TabBar, TabPanel } from '../ui/TabBar.js';
import { useHashTab } from '../ui/use-hash-tab.js';
import { CaseList } from '../bgo_identifications_portal/CaseList.js';
import { NothingYet } from './NothingYet.js';

const noRoles = { roles: [], inheritedRoles: [] };

/** What stands in a tab; a tab of the specification without a page is not shown. */
const pages: Readonly<Partial<Record<string, () => ReactNode>>> = { Kundenanfragen: () => <CaseList /> };

/** The overview: the tabs of one's role, the open one in the address (spec 3 §2.3). */
export function StartPage() {
  const claims = currentSession() ?? noRoles;
  const tabs = tabsFor(claims).filter(({ label }) => pages[label] !== undefined);
  const [active, open] = useHashTab(tabs);
  if (active === undefined) return <NothingYet roles={claims.roles} />;
  return (
    <>
      <PageHeading title="Übersicht" />
      <TabBar name="Bereiche" tabs={tabs} active={active} onOpen={open} />
      <TabPanel label={active.label}>{pages[active.label]?.()}</TabPanel>
    </>
  );
}
