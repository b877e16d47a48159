/** A complete mail. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Where one click stops further mails of the kind (RFC 8058); empty where it is no such mail. */
  readonly unsubscribeUrl: string;
}

export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** Result of a delivery; `refused` is final. Any other failure is thrown and may be retried. */
export type Delivery = { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly reason: string };

/** Port to the mail relay. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<Delivery>;
  /** Whether the relay answers. */
  ping(): Promise<boolean>;
  close(): void;
}
