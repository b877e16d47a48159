import { mkdir, open, readFile, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/**
 * Mails as they were received, one file each; a mail is on disk before it is acknowledged.
 *
 * @typedef {object} Mail
 * @property {string} id
 * @property {string} date ISO 8601, when it arrived
 * @property {string} messageId as the sender chose it
 * @property {string} from
 * @property {readonly string[]} to envelope recipients
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 * @property {readonly { name: string, type: string, bytes: number }[]} attachments
 */

/** @param {{ name?: string | undefined, address?: string | undefined } | undefined} party */
function showParty(party) {
  if (party === undefined) return '';
  return party.name ? `${party.name} <${party.address}>` : (party.address ?? '');
}

/**
 * @param {string} id
 * @param {{ date: string, to: readonly string[] }} envelope
 * @param {Buffer} raw
 * @returns {Promise<Mail>}
 */
async function readMail(id, { date, to }, raw) {
  const parsed = await PostalMime.parse(raw);
  return {
    id,
    date,
    messageId: parsed.messageId ?? '',
    from: showParty(parsed.from),
    to,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'ohne Namen',
      type: mimeType,
      bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}

/**
 * @param {string} path
 * @param {string | Buffer} content
 */
async function writeDurably(path, content) {
  const file = await open(`${path}.draft`, 'w', 0o600);
  await file.writeFile(content);
  await file.sync();
  await file.close();
  await rename(`${path}.draft`, path);
}

/**
 * @param {string} folder
 * @returns {Promise<Mail[]>} oldest first
 */
async function readAll(folder) {
  const envelopes = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    envelopes.map(async (name) => {
      const id = name.slice(0, -'.json'.length);
      const envelope = JSON.parse(await readFile(join(folder, name), 'utf8'));
      return readMail(id, envelope, await readFile(join(folder, `${id}.eml`)));
    }),
  );
}

/** The mails of the sink. */
export class Mailbox {
  /** @type {Mail[]} */
  #mails = [];
  #last = 0;

  /** @param {string} folder */
  constructor(folder) {
    this.folder = join(folder, 'mail');
  }

  async open() {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    this.#mails = await readAll(this.folder);
  }

  /**
   * @param {Buffer} raw
   * @param {readonly string[]} to
   * @returns {Promise<Mail>}
   */
  async keep(raw, to) {
    // Ids sort by arrival, also for mails of the same millisecond.
    this.#last = Math.max(this.#last + 1, Date.now() * 1000);
    const id = this.#last.toString(36).padStart(12, '0');
    const envelope = { date: new Date().toISOString(), to };
    const mail = await readMail(id, envelope, raw);
    await writeDurably(join(this.folder, `${id}.eml`), raw);
    await writeDurably(join(this.folder, `${id}.json`), JSON.stringify(envelope));
    this.#mails.push(mail);
    return mail;
  }

  /**
   * @param {string} [to] only mails to this address
   * @returns {Mail[]} newest first
   */
  list(to) {
    const wanted = to?.trim().toLowerCase();
    const found =
      wanted === undefined || wanted === ''
        ? this.#mails
        : this.#mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === wanted));
    return found.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  }

  /**
   * @param {string} id
   * @returns {Mail | undefined}
   */
  find(id) {
    return this.#mails.find((mail) => mail.id === id);
  }

  /**
   * @param {string} id of a mail that `find` returns
   * @returns {Promise<Buffer>} the mail as it came
   */
  raw(id) {
    return readFile(join(this.folder, `${id}.eml`));
  }
}
