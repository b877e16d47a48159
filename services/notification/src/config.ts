import { loadConfig, mongoShape, natsShape, port, processShape } from '@kontor/platform/config/config';
import * as z from 'zod';

/** Reads the environment of the notification service. @throws ConfigError naming the variable. */
export const readConfig = (env?: Readonly<Record<string, string | undefined>>) =>
  loadConfig(
    {
      ...processShape,
      ...mongoShape,
      ...natsShape,
      HEALTH_PORT: port(8104),
      /**
       * The relay, e.g. `smtp://user:password@mail.bank.example:587`. Without options, which could turn TLS or the check
       * of certificates off.
       */
      SMTP_URL: z.url({ protocol: /^smtps?$/ }).regex(/^[^?#]*$/),
      /** Sender, an address or `Name <address>`. */
      MAIL_FROM: z.string().min(3).max(320),
    },
    env,
  );

export type NotificationConfig = ReturnType<typeof readConfig>;
