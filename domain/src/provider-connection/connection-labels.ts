import type { ConnectionFields, Provider } from './provider-connection.js';

/** German names of the fields of each connection, in the order of its form. */
export const connectionLabels: { readonly [P in Provider]: Readonly<Record<keyof ConnectionFields[P], string>> } = {
  banking: {
    userId: 'Benutzer-Id',
    secret: 'Secret',
    host: 'Host',
    clientDebugLog: 'Aufrufe protokollieren (client-debug-log)',
  },
  companyCheck: {
    clientId: 'Client-Id',
    clientSecret: 'Client-Secret',
    host: 'Host',
    active: 'Aktiv',
    scenarioBBeta: 'Szenario B (Beta)',
    economyReportShort: 'Wirtschaftsauskunft (kurz)',
    creditChecks: 'Bonitätsprüfungen',
    clientDebugLog: 'Aufrufe protokollieren (client-debug-log)',
  },
  coreBanking: {
    baseAddress: 'Basisadresse',
    geschaeftsstelle: 'Geschäftsstelle',
    nrBerater: 'Nummer des Beraters',
    disabled: 'Verbindung ausgeschaltet (disabled)',
  },
  identityOnboarding: {
    host: 'Host',
    webhookSecret: 'Webhook-Secret',
    metaApiSecret: 'Meta-API-Secret',
    clientId: 'Client-Id',
    subscriptionKey: 'Subscription-Key',
    onboardingDataLocked: 'Onboarding-Daten gesperrt',
    active: 'Aktiv',
  },
};
