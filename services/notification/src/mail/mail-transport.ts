/** A complete mail on its way out. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What became of a mail at the relay; `refused` is for good. Anything else is thrown and may be tried again. */
export type Delivery = { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly reason: string };

/** The way to the relay. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<Delivery>;
  /** Whether the relay answers. */
  ping(): Promise<boolean>;
  close(): void;
}
