import { caseIdOf } from '@kontor/domain/case/case-id';
import { documentIdOf } from '@kontor/domain/document/document-id';
import { caseBytes, loginBytesPerDay, loginUsedText, usedUpText } from '@kontor/domain/document/upload-allowance';
import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { customer, staff } from '../../testing/portal-harness.js';
import { formOf, pdf, startFileHarness, type FileHarness } from '../../testing/file-harness.js';
import type { CaseFileKind } from './case-file.js';

const caseId = caseIdOf('1001');
const own = customer(caseId);
const upload = '/business_documents/upload';
const founding = { document_type: 'FOUNDATION_DOCUMENT' };

describe('the bytes of uploads', () => {
  let harness: FileHarness;
  beforeEach(async () => {
    harness = await startFileHarness();
    await harness.openCase(caseId, 210);
  });
  afterEach(() => harness.close());

  const send = (bytes: number) => {
    const content = Buffer.concat([pdf, randomBytes(bytes - pdf.length)]);
    return harness.call('POST', upload, { as: own, form: formOf('files[]', [['a.pdf', content]], founding) });
  };
  /** As if the case had files of so many bytes. */
  async function fill(kind: CaseFileKind, sizeBytes: number): Promise<void> {
    const _id = documentIdOf(`full-${kind}`);
    await harness.records.insert({
      ...{ _id, caseId, kind, subject: '', blobId: 'full', state: 'ready', sizeBytes, sha256: '', original: null },
      ...{ mimeType: 'application/pdf', createdAt: 0, accountId: '', replaces: null, removal: null },
      sealedName: await harness.core.keys.seal(caseId, `file-name/${_id}`, 'voll.pdf'),
      sealedKey: new Uint8Array(),
    });
  }
  /** A call whose body is announced and never sent. Gives status and sentence. */
  function announce(path: string, length: number, as: object): Promise<readonly [number | undefined, string]> {
    return new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': length,
        'x-session': JSON.stringify({ sessionId: 's', verified: true, username: '', ...as }),
      };
      const call = request(`${harness.origin}/api${path}`, { method: 'POST', headers }, (answer) => {
        let body = '';
        answer.on('data', (piece: Buffer) => (body += piece.toString()));
        answer.on('end', () => {
          call.destroy();
          resolve([answer.statusCode, (JSON.parse(body) as { message: string }).message]);
        });
      });
      call.on('error', reject);
      call.flushHeaders();
    });
  }

  it('are refused before a body is read that is larger than its form may be', async () => {
    expect(await announce(upload, 64_200_000, own)).toEqual([413, 'Die Datei ist zu groß.']);
  });

  it.each([
    ['business', upload, own, 8_000_000, 'business'],
    ['contract', '/bgo_identifications/1001/contract_files', staff('ROLE_ADMIN'), 60_000_000, 'contract'],
  ] as const)('of %s are refused before they are read beyond what the case may have', async (...row) => {
    const [kind, path, as, bytes, counted] = row;
    await harness.setSnapshot(caseId, kind === 'contract' ? { status: 410, handedOver: true } : { status: 210 });
    const used = caseBytes[counted] - 1_000_000;
    await fill(kind, used);
    expect(await announce(path, bytes, as)).toEqual([413, usedUpText(counted, used)]);
  });

  it('of attachments leave the bank the half', async () => {
    const [ofCustomer, ofBank] = [randomUUID(), randomUUID()];
    const message = { caseId, messageId: ofCustomer, side: 'USER', accountId: 'account-1001', text: 'Hallo' } as const;
    await harness.messages.add(message);
    await harness.messages.add({ ...message, messageId: ofBank, side: 'ADMIN', accountId: 'staff-ROLE_ADMIN' });
    await harness.setSnapshot(caseId, { status: 410, handedOver: true });
    await fill('attachment', caseBytes.customerAttachment);
    const path = (id: string): string => `/bgo_identifications/messages/${id}/attachments`;
    const form = () => formOf('file', [['a.pdf', Buffer.concat([pdf, randomBytes(200_000)])]]);
    const refused = await harness.call('POST', path(ofCustomer), { as: own, form: form() });
    expect([refused.status, await refused.json()]).toEqual([
      413,
      expect.objectContaining({ message: usedUpText('customerAttachment', caseBytes.customerAttachment) }),
    ]);
    expect((await harness.call('POST', path(ofBank), { as: staff('ROLE_ADMIN'), form: form() })).status).toBe(201);
  });

  it('that were read are refused when others uploaded meanwhile', async () => {
    await fill('business', caseBytes.business - 50_000);
    expect((await send(60_000)).status).toBe(413);
    expect((await send(40_000)).status).toBe(201);
  });

  it('of a login are counted for a day, also of refused and removed files', async () => {
    await harness.spendBytes(own.accountId ?? '', loginBytesPerDay - 1_000_000);
    expect(await announce(upload, 2_000_000, own)).toEqual([429, loginUsedText]);
    harness.clock.now += 24 * 60 * 60 * 1000;
    expect((await send(20_000)).status).toBe(201);
  });

  it('without an announced length are counted while they come', async () => {
    await fill('business', caseBytes.business);
    let sent = 0;
    async function* endless() {
      yield Buffer.from('--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
      for (; ; sent += 60_000) yield Buffer.alloc(60_000, 'a');
    }
    const session = JSON.stringify({ sessionId: 's', verified: true, username: '', ...own });
    const answer = await fetch(`${harness.origin}/api${upload}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-session': session },
      body: Readable.toWeb(Readable.from(endless())),
      duplex: 'half',
    } as RequestInit).catch((error: unknown) => error);
    // One file alone may have 8 MB.
    expect(sent).toBeLessThan(6_000_000);
    if (answer instanceof Response) expect(answer.status).toBe(413);
    expect(harness.blobs.blobs.size).toBe(0);
  });
});
