import { UserError } from '../../local/command-line/user-error.mjs';

/**
 * @param {import('../../local/command-line/environment.mjs').Environment} env
 * @returns {{ host: string, mailPort: number, smtpPort: number, folder: string, refusals: import('./refusals.mjs').Refusals }}
 */
export function readMailConfig(env) {
  if (env.MAIL_DATA === undefined) throw new UserError('MAIL_DATA is missing: the folder in which the mails are kept');
  return {
    host: env.HOST ?? '127.0.0.1',
    mailPort: Number(env.MAIL_PORT ?? 8025),
    smtpPort: Number(env.SMTP_PORT ?? 1025),
    folder: env.MAIL_DATA,
    refusals: { rate: Number(env.MAIL_REFUSAL_RATE || 0), seed: Number(env.MAIL_REFUSAL_SEED || 0) },
  };
}
