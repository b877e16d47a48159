import { page, SettingsTabs, tabsOf } from './form/SettingsTabs.js';

const tabs = tabsOf({
  Grundeinstellungen: page(async () => (await import('./base/BaseSettings.js')).BaseSettings),
  Konten: page(async () => (await import('./accounts/Accounts.js')).Accounts),
  Einstiege: page(async () => (await import('./entry-links/EntryLinks.js')).EntryLinks),
  Optionen: page(async () => (await import('./options/Options.js')).Options),
  Footerlinks: page(async () => (await import('./footer-links/FooterLinks.js')).FooterLinks),
  Bestellboxen: page(async () => (await import('./order-boxes/OrderBoxes.js')).OrderBoxes),
  Mehrwerte: page(async () => (await import('./mehrwerte/Mehrwerte.js')).Mehrwerte),
  'Put-on-hold': page(async () => (await import('./hold-rules/HoldRules.js')).HoldRules),
  'Mail-Disclaimer': page(async () => (await import('./mail-disclaimer/MailDisclaimer.js')).MailDisclaimer),
  Transparenzregister: page(
    async () => (await import('./transparency-register/TransparencyRegister.js')).TransparencyRegister,
  ),
  Antwortvorlagen: page(async () => (await import('./reply-templates/ReplyTemplates.js')).ReplyTemplates),
  'Vier Augen': page(async () => (await import('./options/FourEyes.js')).FourEyes),
  Versionen: page(async () => (await import('./versions/VersionList.js')).VersionList),
});

/** The tab Konfiguration with its pages (R3 §2.8). */
export function Configuration() {
  return <SettingsTabs name="Konfiguration" tabs={tabs} />;
}
