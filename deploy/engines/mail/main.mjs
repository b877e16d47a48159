import { environment } from '../../local/command-line/environment.mjs';
import { print } from '../../local/command-line/progress.mjs';
import { readMailConfig } from './config.mjs';
import { createInboxServer } from './inbox-server.mjs';
import { Mailbox } from './mailbox.mjs';
import { createRefusals } from './refusals.mjs';
import { createSmtpServer } from './smtp.mjs';

const config = readMailConfig(environment);
const mailbox = new Mailbox(config.folder);
await mailbox.open();

const smtp = createSmtpServer(mailbox, createRefusals(config.refusals));
// A client that disconnects must not end the process.
smtp.on('error', (error) => print(`SMTP: ${error.message}`));
await new Promise((resolve) => smtp.listen(config.smtpPort, config.host, () => resolve(undefined)));
const inbox = createInboxServer(mailbox, config.host);
await new Promise((resolve) => inbox.listen(config.mailPort, config.host, () => resolve(undefined)));
print('ready');

process.once('SIGTERM', () => {
  inbox.close();
  inbox.closeAllConnections();
  smtp.close(() => process.exit(0));
});
