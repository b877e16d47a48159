import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inflateRawSync } from 'node:zlib';

/**
 * Prüft den Export eines Vorgangs mit nichts als Node. Whoever receives an export runs this file alone, so it imports
 * nothing of the project.
 */

const help = `
Aufruf: node verify-case-export.mjs <export.zip> --key <schluessel.pem> [--documents <ordner>]

Prüft die Unterschrift des Exports, die Prüfsumme jeder enthaltenen Datei und die Glieder des Protokolls.

  --key <datei>         öffentlicher Schlüssel der Bank (npm run ops -- export-key); ohne ihn wird mit dem
                        beiliegenden geprüft, was nur zeigt, dass nichts beschädigt ist
  --documents <ordner>  prüft, dass jede Datei darin ein Dokument des Vorgangs ist

Ergebnis: 0 alles stimmt, 1 etwas stimmt nicht, 2 der Aufruf ist falsch.
`;

/** Files that the manifest does not list. */
const unlisted = ['manifest.json', 'manifest.sig', 'schluessel.pem'];

export class ExportProblem extends Error {}

/**
 * @param {Uint8Array} bytes
 * @returns {string} hex
 */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * The files of a ZIP, by its central directory (APPNOTE.TXT 4.3.12 and 4.3.16).
 * @param {Buffer} zip
 * @returns {Map<string, Buffer>}
 */
export function readZip(zip) {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > zip.length) throw new ExportProblem('Die Datei ist kein vollständiges ZIP-Archiv.');
  const files = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new ExportProblem('Das Verzeichnis des Archivs ist beschädigt.');
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (files.has(name)) throw new ExportProblem(`${name} ist doppelt im Archiv.`);
    files.set(name, contentAt(zip, at, name));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/**
 * @param {Buffer} zip
 * @param {number} entry offset of its line in the directory
 * @param {string} name
 */
function contentAt(zip, entry, name) {
  const local = zip.readUInt32LE(entry + 42);
  const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(begin, begin + zip.readUInt32LE(entry + 20));
  const method = zip.readUInt16LE(entry + 10);
  if (method === 0) return packed;
  if (method === 8) return inflateRawSync(packed);
  throw new ExportProblem(`${name} ist auf unbekannte Weise gepackt.`);
}

/**
 * @param {Map<string, Buffer>} files
 * @param {string} name
 */
function fileOf(files, name) {
  const content = files.get(name);
  if (content === undefined) throw new ExportProblem(`${name} fehlt im Archiv.`);
  return content;
}

/**
 * The hash of a log entry: over the one before, its clear fields and its ciphertext.
 * @param {{ seq: number, previous: string, sealed: string, entry: Record<string, unknown> }} logged
 */
function entryHash({ seq, previous, sealed, entry }) {
  const { key, at, accountId, role, category, source, action, caseId, requestId, outcome, fields } = entry;
  const { target, onBehalfOf } = entry;
  // Entries of earlier builds have neither, and were hashed without them.
  const more = target === undefined && onBehalfOf === undefined ? [] : [target ?? null, onBehalfOf ?? null];
  const clear = [key, at, accountId, role, category, source, action, caseId, requestId, outcome, fields, ...more];
  return sha256(Buffer.from(JSON.stringify([seq, previous, clear, sealed])));
}

/** @param {Map<string, Buffer>} files */
function checkLog(files) {
  const entries = JSON.parse(fileOf(files, 'protokoll.json').toString('utf8'));
  for (const logged of entries)
    if (entryHash(logged) !== logged.hash)
      throw new ExportProblem(`Eintrag ${logged.seq} des Protokolls gehört nicht zu seinem Glied der Kette.`);
  return entries.length;
}

/**
 * @param {Map<string, Buffer>} files
 * @param {readonly { name: string, size: number, sha256: string }[]} listed
 */
function checkFiles(files, listed) {
  for (const { name, size, sha256: expected } of listed) {
    const content = fileOf(files, name);
    if (content.length !== size || sha256(content) !== expected) throw new ExportProblem(`${name} wurde verändert.`);
  }
  const names = new Set([...unlisted, ...listed.map(({ name }) => name)]);
  const added = [...files.keys()].find((name) => !names.has(name));
  if (added !== undefined) throw new ExportProblem(`${added} gehört nicht zum Export.`);
}

/**
 * @param {Map<string, Buffer>} files
 * @param {string} folder
 */
function checkDocuments(files, folder) {
  const known = new Set(
    JSON.parse(fileOf(files, 'dokumente.json').toString('utf8')).map((/** @type {any} */ one) => one.sha256),
  );
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
  const foreign = paths.find((path) => !known.has(sha256(readFileSync(path))));
  if (foreign !== undefined) throw new ExportProblem(`${foreign} ist kein Dokument dieses Vorgangs.`);
  return paths.length;
}

/**
 * Verifies an export.
 * @param {Buffer} zip
 * @param {{ key?: string, documents?: string }} options the bank's key as PEM, and a folder of documents
 * @returns {readonly string[]} what was verified, one sentence a line
 * @throws {ExportProblem}
 */
export function verifyExport(zip, { key, documents }) {
  const files = readZip(zip);
  const manifest = fileOf(files, 'manifest.json');
  const signature = Buffer.from(fileOf(files, 'manifest.sig').toString('utf8'), 'base64');
  const publicKey = createPublicKey(key ?? fileOf(files, 'schluessel.pem').toString('utf8'));
  if (!verify(null, manifest, publicKey, signature))
    throw new ExportProblem(
      'Die Unterschrift stimmt nicht: Der Export ist verändert oder von einem anderen Schlüssel.',
    );
  const { caseId, exportedAt, exportedBy, files: listed } = JSON.parse(manifest.toString('utf8'));
  checkFiles(files, listed);
  const entries = checkLog(files);
  const fingerprint = sha256(publicKey.export({ type: 'spki', format: 'der' }));
  return [
    `Vorgang ${caseId}, exportiert am ${exportedAt} von ${exportedBy}: unverändert, ${listed.length} Dateien.`,
    `Protokoll: ${entries} Einträge, jeder gehört zu seinem Glied der Kette.`,
    ...(documents === undefined ? [] : [`Dokumente: ${checkDocuments(files, documents)} Dateien gehören zum Vorgang.`]),
    `Schlüssel: ${fingerprint}`,
    ...(key === undefined ? ['Der Schlüssel lag bei: Ob er der der Bank ist, wurde nicht geprüft (--key).'] : []),
  ];
}

/** @param {readonly string[]} args */
function main(args) {
  const options = /** @type {const} */ ({
    key: { type: 'string' },
    documents: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [path] = positionals;
  if (values.help === true || path === undefined || positionals.length > 1) {
    process.stdout.write(help);
    return values.help === true ? 0 : 2;
  }
  const absent = [path, values.key, values.documents].find((one) => one !== undefined && !existsSync(one));
  if (absent !== undefined) {
    process.stderr.write(`${absent} gibt es nicht.\n`);
    return 2;
  }
  const key = values.key === undefined ? {} : { key: readFileSync(values.key, 'utf8') };
  const documents = values.documents === undefined ? {} : { documents: values.documents };
  for (const line of verifyExport(readFileSync(path), { ...key, ...documents })) process.stdout.write(`${line}\n`);
  return 0;
}

if (import.meta.main ?? process.argv[1]?.endsWith('verify-case-export.mjs')) {
  try {
    process.exitCode = main(process.argv.slice(2));
  } catch (error) {
    const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    const text =
      error instanceof ExportProblem || isUsage ? error.message : 'Die Datei ist kein Export oder beschädigt.';
    process.stderr.write(`${text}\n`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
