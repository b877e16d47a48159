import type { Provider } from '@kontor/domain/provider-connection/provider-connection';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';

/** What the steps are computed from. */
export interface SetUpState {
  readonly bank: Pick<BankConfiguration, 'bankName' | 'urls' | 'orderCheckboxes'>;
  /** The connections that are missing; empty for those who may not see them. */
  readonly unconnected: readonly Provider[];
}

interface SetUpStep {
  readonly label: string;
  readonly tab: 'Konfiguration' | 'Instanzkonfiguration';
  readonly page: string;
  readonly isOpen: (state: SetUpState) => boolean;
}

const connection = (provider: Provider, label: string, page: string): SetUpStep => ({
  label,
  tab: 'Instanzkonfiguration',
  page,
  isOpen: ({ unconnected }) => unconnected.includes(provider),
});

/** In the order of docs/set-up-a-bank.md; with the accounts, which come last, the bank is open to customers. */
export const setUpSteps: readonly SetUpStep[] = [
  connection('banking', 'Bankanbieter verbinden', 'Bankanbieter'),
  connection('companyCheck', 'Unternehmensprüfung verbinden', 'Unternehmensprüfung'),
  connection('coreBanking', 'Kernbanksystem verbinden', 'Kernbanksystem'),
  {
    label: 'Name der Bank, Impressum und Datenschutz eintragen',
    tab: 'Konfiguration',
    page: 'Grundeinstellungen',
    isOpen: ({ bank: { bankName, urls } }) => [bankName, urls.impressum, urls.datenschutz].includes(''),
  },
  {
    label: 'Bestellboxen anlegen',
    tab: 'Konfiguration',
    page: 'Bestellboxen',
    isOpen: ({ bank }) => bank.orderCheckboxes.length === 0,
  },
  { label: 'Konten anlegen', tab: 'Konfiguration', page: 'Konten', isOpen: () => true },
];
