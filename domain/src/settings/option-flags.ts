import { type SettingFlags } from './settings.js';

/** Input besides the settings: features of the company check (R3 §3 "Setting"). */
export interface AvailableFeatures {
  readonly economyReportShort: boolean;
  readonly creditChecks: boolean;
}

/** An option of the configuration: a toggle that saves at once, or a text that belongs to one (R3 §2.8, §3). */
export interface OptionFlag {
  readonly name: keyof SettingFlags | 'crsTypeClarificationUrl';
  readonly kind: 'toggle' | 'address';
  readonly label: string;
  /** The option is available only while this toggle is on. */
  readonly needs?: keyof SettingFlags;
  /** The option is available only with this feature of the company check. */
  readonly needsFeature?: keyof AvailableFeatures;
}

const toggle = (name: OptionFlag['name'], label: string, needs: Pick<OptionFlag, 'needs' | 'needsFeature'> = {}) =>
  ({ name, kind: 'toggle', label, ...needs }) as const;

/** The options in their order (R3 §3 "Boolean flags"). */
export const optionFlags: readonly OptionFlag[] = [
  toggle('registerAskForPhone', 'Telefonnummer bei der Registrierung abfragen'),
  toggle('activateFeedback', 'Feedback ermöglichen'),
  toggle('askAdditionalDataFromActingPerson', 'Zusätzliche Angaben der handelnden Person abfragen'),
  toggle('askAnnualTurnover', 'Jahresumsatz abfragen'),
  toggle('askForGirocard', 'girocard anbieten'),
  toggle('askBusinessPurpose', 'Geschäftszweck abfragen'),
  toggle('askCrsType', 'CRS-Typ abfragen'),
  {
    name: 'crsTypeClarificationUrl',
    kind: 'address',
    label: 'Webadresse mit Erläuterungen zum CRS-Typ',
    needs: 'askCrsType',
  },
  toggle('askForInternationalBusinessConnection', 'Internationale Geschäftsbeziehungen abfragen'),
  toggle('enableEarlyReadiness', 'Vorgang schon bei ausreichender Identifikation bereitstellen'),
  toggle('sendDoiRequestedMailCopyToBank', 'Kopie der Bestätigungsmail an die Bank senden'),
  toggle('agree21PostAsKunde', 'Als Kunde an das Kernbanksystem übergeben'),
  toggle('agree21CreateKontokorrentKonto', 'Konto im Kernbanksystem anlegen', { needs: 'agree21PostAsKunde' }),
  toggle('agree21CreateGirocard', 'girocard im Kernbanksystem anlegen', { needs: 'agree21CreateKontokorrentKonto' }),
  toggle('kycNowOrderEconomyReportShort', 'Wirtschaftsauskunft abrufen', { needsFeature: 'economyReportShort' }),
  toggle('kycNowOrderCreditChecks', 'Bonitätsprüfungen abrufen', { needsFeature: 'creditChecks' }),
];

/** The flags of the instance, for support only (R3 §3 "Instance flags"); strictEmailValidation has an inverted checkbox. */
export const instanceFlags: readonly (Pick<OptionFlag, 'name' | 'label'> & { readonly inverted: boolean })[] = [
  { name: 'showVersion', label: 'Version anzeigen', inverted: false },
  { name: 'strictEmailValidation', label: 'E-Mail-Adressen weniger streng prüfen', inverted: true },
  { name: 'instanceDeactivated', label: 'Instanz deaktivieren', inverted: false },
];

type Flags = Readonly<Partial<Record<keyof SettingFlags, boolean>>>;

/**
 * Whether an option is available: the toggle it requires is available and on, and the feature it requires exists (R3
 * §3 "only when …").
 */
export function isOptionAvailable(option: OptionFlag, flags: Flags, features: AvailableFeatures): boolean {
  if (option.needsFeature !== undefined && !features[option.needsFeature]) return false;
  const needed = optionFlags.find(({ name }) => name === option.needs);
  if (needed === undefined) return true;
  return flags[needed.name as keyof SettingFlags] === true && isOptionAvailable(needed, flags, features);
}

/** The effective flags: an option that is not available is off, whatever is stored for it. */
export function effectiveFlags<T extends Flags>(flags: T, features: AvailableFeatures): T {
  const off = optionFlags
    .filter((option) => option.kind === 'toggle' && !isOptionAvailable(option, flags, features))
    .map(({ name }) => [name, false] as const);
  return { ...flags, ...Object.fromEntries(off) };
}

/**
 * Whether the addresses for existing customers can be edited: not while the choice between online and appointment is
 * skipped (R3 §3 "switch").
 */
export function areSwitchAddressesEnabled(page: { readonly disableOnlineOderTermin: boolean }): boolean {
  return !page.disableOnlineOderTermin;
}
