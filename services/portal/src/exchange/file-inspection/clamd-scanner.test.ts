import { randomBytes } from 'node:crypto';
import { createClamdScanner } from './clamd-scanner.js';
import { ScannerUnavailable } from './scanner.js';
import { eicar, type FakeClamd, startFakeClamd } from './testing/clamd.fake.js';

describe('the scanner', () => {
  let clamd: FakeClamd | undefined;
  afterEach(async () => {
    await clamd?.close();
    clamd = undefined;
  });

  const start = async (answer?: string, milliseconds?: number) => {
    clamd = await startFakeClamd(answer);
    return createClamdScanner({ host: '127.0.0.1', port: clamd.port }, milliseconds);
  };

  it('is sent the whole content, and finds the test virus in it', async () => {
    const scan = await start();
    const content = randomBytes(300_000);
    expect(await scan(content)).toBe('clean');
    expect(clamd?.contents[0]?.equals(content)).toBe(true);
    expect(await scan(Buffer.concat([content, Buffer.from(eicar)]))).toBe('found');
  });

  it.each(['INSTREAM size limit exceeded. ERROR\0', 'stream: OK', 'stream: OKAY\0', '\0', '', 'x'.repeat(10_000)])(
    'that answers %j says nothing about the file',
    async (answer) => {
      await expect((await start(answer))(Buffer.from('a'))).rejects.toThrow(ScannerUnavailable);
    },
  );

  it('that is not there, or does not answer in time, says nothing about the file', async () => {
    const scan = await start('', 1);
    await expect(scan(randomBytes(1_000_000))).rejects.toThrow(ScannerUnavailable);
    const { port } = clamd!;
    await clamd?.close();
    clamd = undefined;
    const gone = createClamdScanner({ host: '127.0.0.1', port });
    await expect(gone(Buffer.from('a'))).rejects.toThrow(ScannerUnavailable);
  });
});
