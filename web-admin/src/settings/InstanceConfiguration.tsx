import { instanceLabels } from './pages/page-labels.js';
import { groupsOf, page } from './pages/settings-pages.js';
import { SettingsPages } from './pages/SettingsPages.js';

const groups = groupsOf(
  {
    Instanz: {
      Grundeinstellungen: page(async () => (await import('./instance/InstanceBase.js')).InstanceBase),
    },
    Anbieter: {
      Bankanbieter: page(async () => (await import('./connections/BankingConnection.js')).BankingConnection),
      Identitätsprüfung: page(async () => (await import('./connections/OnboardingConnection.js')).OnboardingConnection),
      Unternehmensprüfung: page(
        async () => (await import('./connections/CompanyCheckConnection.js')).CompanyCheckConnection,
      ),
      Kernbanksystem: page(async () => (await import('./connections/CoreBankingConnection.js')).CoreBankingConnection),
    },
  },
  instanceLabels,
);

/** The tab Instanzkonfiguration with its pages (R3 §2.9). */
export function InstanceConfiguration() {
  return <SettingsPages name="Instanzkonfiguration" groups={groups} />;
}
