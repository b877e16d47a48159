import { defaultLanguage, type Language } from '@kontor/texts/languages';
import { type CaseMailFacts, noCaseFacts } from './case-facts.js';

/** The content of one mail, before rendering. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Six letters to type, in large print. */
  readonly code?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** The text after the button, e.g. how long a link is valid. */
  readonly afterwards?: readonly string[];
  /** Where the recipient stops mails of this kind: the sentence before the link, its words and its address. */
  readonly stop?: { readonly label: string; readonly press: string; readonly url: string };
}

/** Input of the texts. Names are plain text; the layout escapes them. */
export interface MailFacts extends CaseMailFacts {
  /** In which the mail is written; mails to staff and to the bank are German. */
  readonly language: Language;
  readonly bankName: string;
  readonly companyName: string;
  readonly caseNumber: string;
  /** Base address of the customer web app. */
  readonly appUrl: string;
  readonly code: string;
  readonly link: string;
  /** Days until an unconfirmed registration expires. */
  readonly doiDays: number;
  readonly identityCheckUrl: string;
  /** Token of the co-signer's own page; empty where the mail has none. */
  readonly personLink: string;
  readonly attemptsLeft: number | null;
  /** The page on which the recipient of a reminder stops them; empty for other mails. */
  readonly stopUrl: string;
  /** An adviser of the bank has registered the customer. */
  readonly createdByAdviser: boolean;
  /** As the adviser has given it; empty without a name. */
  readonly adviserName: string;
  /** Somebody has registered with an address that another account has. */
  readonly isAddressTaken: boolean;
  /** The member of staff whom the mail is for: first and last name, and the name of the login; both empty for customers. */
  readonly staffName: string;
  readonly username: string;
  /** The bank's notes about data protection; empty without an address. */
  readonly privacyUrl: string;
  /** Where customers call the bank; empty without a number. */
  readonly supportPhone: string;
}

/** What the texts of a mail have before anything was looked up. */
export function emptyFacts(appUrl: string): MailFacts {
  return {
    language: defaultLanguage,
    bankName: '',
    companyName: '',
    caseNumber: '',
    appUrl,
    code: '',
    link: '',
    doiDays: 1,
    identityCheckUrl: '',
    attemptsLeft: null,
    personLink: '',
    privacyUrl: '',
    stopUrl: '',
    createdByAdviser: false,
    adviserName: '',
    isAddressTaken: false,
    staffName: '',
    username: '',
    supportPhone: '',
    ...noCaseFacts,
  };
}

/** What mails call a bank that has set no name yet. */
export const namelessBank = 'Ihre Bank';

/** The bank in the genitive or dative in German: "der Musterbank eG". */
export function ofTheBank(bankName: string): string {
  return bankName === namelessBank ? 'Ihrer Bank' : `der ${bankName}`;
}
