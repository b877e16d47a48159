/** Mails about access; like the mails of a case they carry no address and no code, both are added when they are written. */
export interface AccessMail {
  readonly mailId: string;
  readonly kind:
    'loginCode' | 'verificationAgain' | 'staffCode' | 'staffInvitation' | 'staffPasswordLink' | 'staffPasswordChanged';
  /** Milliseconds since 1970 from which the mail may be taken. */
  readonly dueAt: number;
  readonly attempts: number;
  /** When it was due first, once it was put off. */
  readonly since?: number;
  /** The trace that caused it. */
  readonly traceparent?: string;
}
