import { Fault } from '../../local/fault.mjs';

/**
 * @param {import('../../local/environment.mjs').Environment} env
 * @returns {{ host: string, mailPort: number, smtpPort: number, folder: string }}
 */
export function readMailConfig(env) {
  if (env.MAIL_DATA === undefined) throw new Fault('MAIL_DATA is missing: the folder in which the mails are kept');
  return {
    host: env.HOST ?? '127.0.0.1',
    mailPort: Number(env.MAIL_PORT ?? 8025),
    smtpPort: Number(env.SMTP_PORT ?? 1025),
    folder: env.MAIL_DATA,
  };
}
