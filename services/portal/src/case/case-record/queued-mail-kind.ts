import type { MailKind } from '@kontor/domain/case/case-snapshot';

/** Mails of transitions, and to a co-signer the code, and once more what is asked. */
export type QueuedMailKind = MailKind | 'coSignerCode' | 'coSignerData';
