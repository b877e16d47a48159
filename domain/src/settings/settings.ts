import { type Account, type CalculatorItem } from '../account/account.js';
import { type MehrwerteSettings } from '../mehrwerte/mehrwerte.js';
import { type Reminders } from '../reminder/reminder.js';
import { type OrderBox } from '../order-box/order-box.js';
import { type Translated } from '../translated/translated.js';

/** A link of the footer (R3 §3 "tempConfig value"). */
export interface FooterLink extends Translated<{ title: string }> {
  readonly title: string;
  readonly href: string;
}

/** The setting `tempConfig`: what customers see of the bank (R3 §3 "tempConfig value"). */
export interface BankPage extends Translated<{ title: string }> {
  readonly title: string;
  readonly urls: {
    readonly ksv?: string | undefined;
    /** Terms of the identity service, which customers accept at the registration; absent where none are asked. */
    readonly identityTerms?: string | undefined;
  };
  readonly support: {
    readonly mail?: string | undefined;
    readonly phone?: string | undefined;
    readonly chat?: string | undefined;
  };
  /** Skips the choice between opening online and an appointment. */
  readonly disableOnlineOderTermin: boolean;
  readonly switch: { readonly onlineBankingUrl?: string | undefined; readonly contactUrl?: string | undefined };
  readonly logoSmall?: string | undefined;
  readonly portalLink: boolean;
  readonly footerLinks: readonly FooterLink[];
  /** Packages by id. */
  readonly konten: Readonly<Record<string, Account>>;
  readonly calcElements: readonly CalculatorItem[];
  readonly calcSettings: { readonly showCalculation: boolean };
  readonly introduction: Introduction;
}

interface IntroductionTexts {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly preHtml?: string | undefined;
  readonly postHtml?: string | undefined;
}

/** What the comparison page says above and below the packages. */
export interface Introduction extends IntroductionTexts, Translated<IntroductionTexts> {
  readonly hidden?: boolean | undefined;
}

/** Yes/no settings that change the process or the automation (R3 §3 "Setting"). */
export interface SettingFlags {
  readonly registerAskForPhone: boolean;
  readonly activateFeedback: boolean;
  readonly askAdditionalDataFromActingPerson: boolean;
  readonly askAnnualTurnover: boolean;
  readonly askForGirocard: boolean;
  readonly askBusinessPurpose: boolean;
  readonly askCrsType: boolean;
  readonly askForInternationalBusinessConnection: boolean;
  readonly activateGwg: boolean;
  readonly enableEarlyReadiness: boolean;
  readonly sendDoiRequestedMailCopyToBank: boolean;
  readonly agree21PostAsKunde: boolean;
  readonly agree21CreateKontokorrentKonto: boolean;
  readonly agree21CreateGirocard: boolean;
  readonly kycNowOrderEconomyReportShort: boolean;
  readonly kycNowOrderCreditChecks: boolean;
  readonly showVersion: boolean;
  readonly strictEmailValidation: boolean;
  readonly instanceDeactivated: boolean;
  readonly paymentProviderInstance: boolean;
  readonly neutralAuthAnswers: boolean;
  readonly staffSecondStep: boolean;
}

/** A paragraph of the text below mails. */
export interface DisclaimerBlock extends Translated<{ title: string; content: string }> {
  readonly title: string;
  readonly content: string;
}

/** The text below mails (R3 §3 "Mail disclaimer value"). */
export interface MailDisclaimer {
  readonly blocks: readonly DisclaimerBlock[];
}

/** The settings that the customer's pages and the portal's rules read, complete with defaults. */
export interface Settings extends SettingFlags {
  readonly bankName: string;
  /** The bank's mailbox. */
  readonly bankEmployeeMail: string;
  readonly impressumUrl: string;
  readonly agbUrl: string;
  readonly datenschutzUrl: string;
  readonly scoringInfoUrl: string;
  readonly imageBankLogo: string;
  readonly faviconUrl: string;
  readonly imageHead: string;
  readonly defaultKontoname: string;
  readonly kontoList: readonly { readonly id: number; readonly title: string }[];
  readonly tempConfig: BankPage;
  readonly orderCheckboxes: readonly OrderBox[];
  readonly mehrwerte: MehrwerteSettings;
  readonly mailDisclaimer: MailDisclaimer;
  readonly crsTypeClarificationUrl: string;
  /** Where customers make an appointment; empty, and without a telephone number, none is offered. */
  readonly appointmentUrl: string;
  readonly appointmentPhone: string;
  readonly usersnapKey: string;
  readonly disabledLegalForms: readonly string[];
  readonly feedbackUrl: string;
  readonly slaTargetHours: number;
  /** Days after which a case that waits for the bank is shown as stalled. */
  readonly stalledAfterDays: number;
  /** Minutes without keyboard or pointer after which the back office locks. */
  readonly staffIdleMinutes: number;
  /** Months for which the log keeps who read what. */
  readonly auditReadMonths: number;
  /** Staff roles that must log in with an app or a security key; until one is set up, such an account has no role. */
  readonly strongFactorRoles: readonly string[];
  /** Origins of the sites that may frame the entry pages; empty for none. */
  readonly embedParents: readonly string[];
  /** Origins of pictures in the bank's texts. */
  readonly imageHosts: readonly string[];
  /** When customers are reminded of what they have to do. */
  readonly reminders: Reminders;
}
