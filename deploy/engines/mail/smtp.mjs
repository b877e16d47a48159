import { SMTPServer } from 'smtp-server';

const largestMail = 25 * 1024 * 1024;

/**
 * Accepts every mail for every recipient and delivers none.
 * @param {import('./mailbox.mjs').Mailbox} mailbox
 * @param {() => boolean} refuses whether the next mail is to be sent again later
 * @returns {SMTPServer}
 */
export function createSmtpServer(mailbox, refuses) {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: largestMail,
    onData(stream, session, done) {
      /** @type {Buffer[]} */
      const chunks = [];
      stream.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
      stream.once('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('the mail is too large'), { responseCode: 552 }));
          return;
        }
        if (refuses()) {
          done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.keep(Buffer.concat(chunks), to).then(
          (mail) => done(null, `kept as ${mail.id}`),
          () => done(Object.assign(new Error('the mail cannot be kept'), { responseCode: 451 })),
        );
      });
    },
  });
}
