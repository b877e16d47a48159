import { page, SettingsTabs, tabsOf } from './form/SettingsTabs.js';

const tabs = tabsOf({
  Grundeinstellungen: page(async () => (await import('./instance/InstanceBase.js')).InstanceBase),
  Bankanbieter: page(async () => (await import('./connections/BankingConnection.js')).BankingConnection),
  Identitätsprüfung: page(async () => (await import('./connections/OnboardingConnection.js')).OnboardingConnection),
  Unternehmensprüfung: page(
    async () => (await import('./connections/CompanyCheckConnection.js')).CompanyCheckConnection,
  ),
  Kernbanksystem: page(async () => (await import('./connections/CoreBankingConnection.js')).CoreBankingConnection),
});

/** The tab Instanzkonfiguration with its pages (R3 §2.9). */
export function InstanceConfiguration() {
  return <SettingsTabs name="Instanzkonfiguration" tabs={tabs} />;
}
