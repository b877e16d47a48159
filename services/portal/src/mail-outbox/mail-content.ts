/** What one mail says, before it is laid out. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Six letters to type, shown large. */
  readonly code?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** What follows the button, e.g. how long a link lives. */
  readonly afterwards?: readonly string[];
}

/** What the texts draw on. Names are plain text; the layout escapes them. */
export interface MailFacts {
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
}
