import { configurationTabs } from '@kontor/domain/roles/overview-tabs';
import { lazy, Suspense, type ComponentType } from 'react';
import { PageLoading } from '../ui/page/PageLoading.js';
import { TabBar, TabPanel } from '../ui/tabs/TabBar.js';
import { useSearchTab } from '../ui/tabs/use-search-tab.js';
import type { SettingsReading } from './form/settings-calls.js';
import { SettingsLoader } from './form/SettingsLoader.js';

/** A page of the configuration; it shows the settings that were read. */
type ConfigurationPage = ComponentType<{ readonly reading: SettingsReading }>;

const page = (load: () => Promise<ConfigurationPage>) => lazy(async () => ({ default: await load() }));

/** The pages by label, each loaded when it is opened. */
const pages: Readonly<Partial<Record<(typeof configurationTabs)[number], ConfigurationPage>>> = {
  Konten: page(async () => (await import('./accounts/Accounts.js')).Accounts),
  Footerlinks: page(async () => (await import('./footer-links/FooterLinks.js')).FooterLinks),
  Bestellboxen: page(async () => (await import('./order-boxes/OrderBoxes.js')).OrderBoxes),
  Mehrwerte: page(async () => (await import('./mehrwerte/Mehrwerte.js')).Mehrwerte),
  'Put-on-hold': page(async () => (await import('./hold-rules/HoldRules.js')).HoldRules),
};

const tabs = configurationTabs.flatMap((label) => {
  const Page = pages[label];
  return Page === undefined ? [] : [{ label, Page }];
});

/** The tab Konfiguration with its pages; the open one is in the address (R3 §2.8). */
export function Configuration() {
  const [active, open] = useSearchTab(tabs);
  if (active === undefined) return null;
  const { label, Page } = active;
  return (
    <>
      <TabBar name="Konfiguration" tabs={tabs} active={active} onOpen={open} />
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
