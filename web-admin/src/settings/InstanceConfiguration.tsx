import { instanceTabs } from '@kontor/domain/roles/overview-tabs';
import { page, SettingsTabs, tabsWithPage } from './form/SettingsTabs.js';

const tabs = tabsWithPage(instanceTabs, {
  Grundeinstellungen: page(async () => (await import('./instance/InstanceBase.js')).InstanceBase),
});

/** The tab Instanzkonfiguration with its pages (R3 §2.9). */
export function InstanceConfiguration() {
  return <SettingsTabs name="Instanzkonfiguration" tabs={tabs} />;
}
