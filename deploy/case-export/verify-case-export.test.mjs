import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { readZip, verifyExport } from './verify-case-export.mjs';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const sha256 = (/** @type {Buffer | string} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/** @param {readonly (readonly [name: string, content: Buffer])[]} files every second one is deflated */
function zipOf(files) {
  const [locals, central] = [/** @type {Buffer[]} */ ([]), /** @type {Buffer[]} */ ([])];
  let offset = 0;
  for (const [index, [name, content]] of files.entries()) {
    const method = index % 2 === 0 ? 0 : 8;
    const packed = method === 0 ? content : deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02014b50, 0);
    line.writeUInt16LE(method, 10);
    line.writeUInt32LE(packed.length, 20);
    line.writeUInt16LE(Buffer.byteLength(name), 28);
    line.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    central.push(line, Buffer.from(name));
    offset += local.length + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...central, end]);
}

const document = Buffer.from('%PDF-1.7 Gesellschaftsvertrag');
const clear = { key: 'k', at: 1, accountId: 'a', role: null, category: 'login', source: 'cron', action: 'x' };
const entry = { ...clear, caseId: '1001', requestId: null, outcome: 'done', fields: [] };
const chain = JSON.stringify([7, 'before', Object.values(entry), 'AQ==']);
const logged = { seq: 7, previous: 'before', hash: sha256(chain), entry, sealed: 'AQ==', content: null };

/** @param {{ log?: object, after?: (files: [string, Buffer][]) => [string, Buffer][], signer?: import('node:crypto').KeyObject }} [changes] */
function exportWith({ log = logged, after: change = (files) => files, signer = privateKey } = {}) {
  /** @type {[string, Buffer][]} */
  const files = [
    ['vorgang.json', Buffer.from('{"name":"Lindenhof Gärten"}')],
    ['dokumente.json', Buffer.from(JSON.stringify([{ sha256: sha256(document) }]))],
    ['protokoll.json', Buffer.from(JSON.stringify([log]))],
  ];
  const listed = files.map(([name, content]) => ({ name, size: content.length, sha256: sha256(content) }));
  const about = { caseId: '1001', exportedAt: '2026-11-23T10:00:00Z', exportedBy: 'pruefung', files: listed };
  const manifest = Buffer.from(JSON.stringify(about));
  const signature = Buffer.from(sign(null, manifest, signer).toString('base64'));
  return zipOf([
    ...change(files),
    ['manifest.json', manifest],
    ['manifest.sig', signature],
    ['schluessel.pem', Buffer.from(pem)],
  ]);
}

describe('verify-case-export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-export-'));
  after(() => rmSync(folder, { recursive: true }));

  it('accepts an export as it was signed, and says by which key', () => {
    const said = verifyExport(exportWith(), { key: pem }).join('\n');
    assert.match(said, /Vorgang 1001, .*unverändert, 3 Dateien/);
    assert.match(said, /1 Einträge/);
    assert.doesNotMatch(said, /lag bei/);
    assert.match(verifyExport(exportWith(), {}).join('\n'), /lag bei/);
  });

  it('accepts an entry that names its target or who asked for it', () => {
    for (const more of [{ target: '42' }, { onBehalfOf: 'b' }, { target: '42', onBehalfOf: 'b' }]) {
      const full = { ...entry, ...more };
      const { target = null, onBehalfOf = null } = /** @type {{ target?: string, onBehalfOf?: string }} */ (more);
      const text = JSON.stringify([7, 'before', [...Object.values(entry), target, onBehalfOf], 'AQ==']);
      const log = { ...logged, entry: full, hash: sha256(text) };
      assert.match(verifyExport(exportWith({ log }), { key: pem }).join('\n'), /1 Einträge/);
      const changed = { ...log, entry: { ...full, onBehalfOf: 'other' } };
      assert.throws(() => verifyExport(exportWith({ log: changed }), { key: pem }), /Eintrag 7 des Protokolls/);
    }
  });

  it('reads stored and deflated files with their umlauts', () => {
    assert.equal(readZip(exportWith()).get('vorgang.json')?.toString(), '{"name":"Lindenhof Gärten"}');
  });

  it('separates the documents of the case from others', () => {
    writeFileSync(join(folder, 'vertrag.pdf'), document);
    assert.match(verifyExport(exportWith(), { documents: folder }).join('\n'), /1 Dateien gehören zum Vorgang/);
    writeFileSync(join(folder, 'fremd.pdf'), 'anders');
    assert.throws(() => verifyExport(exportWith(), { documents: folder }), /fremd\.pdf ist kein Dokument/);
  });

  const other = generateKeyPairSync('ed25519');
  const others = other.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  /** @type {readonly [string, Buffer, string | undefined, RegExp][]} */
  const refused = [
    ['signed by another key', exportWith({ signer: other.privateKey }), pem, /Unterschrift/],
    ['that is compared with another key', exportWith(), others, /Unterschrift/],
    [
      'with a changed file',
      exportWith({ after: ([, ...rest]) => [['vorgang.json', Buffer.from('{}')], ...rest] }),
      pem,
      /vorgang\.json wurde verändert/,
    ],
    ['without a file', exportWith({ after: ([, ...rest]) => rest }), pem, /vorgang\.json fehlt/],
    [
      'with one file more',
      exportWith({ after: (files) => [...files, ['mehr.txt', Buffer.from('x')]] }),
      pem,
      /mehr\.txt gehört nicht/,
    ],
    [
      'with a file twice',
      exportWith({ after: (files) => [...files, ['vorgang.json', Buffer.from('x')]] }),
      pem,
      /doppelt/,
    ],
    ['whose log was changed before it was signed', exportWith({ log: { ...logged, seq: 8 } }), pem, /Eintrag 8/],
    ['that is cut off', exportWith().subarray(0, 400), pem, /kein vollständiges/],
  ];
  for (const [what, zip, key, reason] of refused)
    it(`refuses an export ${what}`, () => {
      assert.throws(() => verifyExport(zip, key === undefined ? {} : { key }), reason);
    });
});
