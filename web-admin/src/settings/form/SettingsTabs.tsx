import { lazy, Suspense, type ComponentType } from 'react';
import { PageLoading } from '../../ui/page/PageLoading.js';
import { TabBar, TabPanel } from '../../ui/tabs/TabBar.js';
import { useSearchTab } from '../../ui/tabs/use-search-tab.js';
import type { SettingsReading } from './settings-reading.js';
import { SettingsLoader } from './SettingsLoader.js';

/** A page of settings; it shows those that were read. */
export type SettingsPage = ComponentType<{ readonly reading: SettingsReading }>;

/** A page that is loaded when it is opened. */
export const page = (load: () => Promise<SettingsPage>): SettingsPage => lazy(async () => ({ default: await load() }));

interface SettingsTab {
  readonly label: string;
  readonly Page: SettingsPage;
}

/** The tabs of pages by their labels, in that order. */
export function tabsOf(pages: Readonly<Record<string, SettingsPage>>): readonly SettingsTab[] {
  return Object.entries(pages).map(([label, Page]) => ({ label, Page }));
}

/** Pages of settings below a tab; the open one is in the address. */
export function SettingsTabs({ name, tabs }: { readonly name: string; readonly tabs: readonly SettingsTab[] }) {
  const [active, open] = useSearchTab(tabs);
  if (active === undefined) return null;
  const { label, Page } = active;
  return (
    <>
      <TabBar name={name} tabs={tabs} active={active} onOpen={open} />
      <TabPanel label={label}>
        <SettingsLoader>
          {(reading) => (
            <Suspense fallback={<PageLoading />}>
              <Page reading={reading} />
            </Suspense>
          )}
        </SettingsLoader>
      </TabPanel>
    </>
  );
}
