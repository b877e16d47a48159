import { useDraftedPages } from './drafts/DraftMarks.js';
import { configurationLabels } from './pages/page-labels.js';
import { groupsOf, page } from './pages/settings-pages.js';
import { SettingsPages } from './pages/SettingsPages.js';

const groups = groupsOf(
  {
    Auftritt: {
      Grundeinstellungen: page(async () => (await import('./base/BaseSettings.js')).BaseSettings),
      Footerlinks: page(async () => (await import('./footer-links/FooterLinks.js')).FooterLinks),
      Einstiege: page(async () => (await import('./entry-links/EntryLinks.js')).EntryLinks),
      Einbettung: page(async () => (await import('./embedding/Embedding.js')).Embedding),
    },
    Produkte: {
      Konten: page(async () => (await import('./accounts/Accounts.js')).Accounts),
      Bestellboxen: page(async () => (await import('./order-boxes/OrderBoxes.js')).OrderBoxes),
      Mehrwerte: page(async () => (await import('./mehrwerte/Mehrwerte.js')).Mehrwerte),
    },
    Regeln: {
      Optionen: page(async () => (await import('./options/Options.js')).Options),
      'Put-on-hold': page(async () => (await import('./hold-rules/HoldRules.js')).HoldRules),
      Transparenzregister: page(
        async () => (await import('./transparency-register/TransparencyRegister.js')).TransparencyRegister,
      ),
      Erinnerungen: page(async () => (await import('./reminders/ReminderTimes.js')).ReminderTimes),
    },
    Texte: {
      'Mail-Disclaimer': page(async () => (await import('./mail-disclaimer/MailDisclaimer.js')).MailDisclaimer),
      Antwortvorlagen: page(async () => (await import('./reply-templates/ReplyTemplates.js')).ReplyTemplates),
    },
    Kontrolle: {
      'Vier Augen': page(async () => (await import('./options/FourEyes.js')).FourEyes),
      Versionen: page(async () => (await import('./versions/VersionList.js')).VersionList),
    },
  },
  configurationLabels,
);

const acts = ['holdRules', 'fourEyes'] as const;

/** The tab Konfiguration with its pages (R3 §2.8). */
export function Configuration() {
  return <SettingsPages name="Konfiguration" groups={groups} drafted={useDraftedPages()} acts={acts} />;
}
