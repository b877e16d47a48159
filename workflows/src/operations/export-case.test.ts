import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CommandContext } from './command-context.js';
import { exportCase } from './export-case.js';
import { UserError } from './user-error.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-export-'));
const file = join(folder, 'vorgang.zip');
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const content = new Uint8Array([1, 2, 3]);
/** Exports a case of which the portal answers this. */
function exportWith(answer: () => Promise<unknown>) {
  const exportOfPortal = jest.fn(answer);
  const cases = { exportCase: exportOfPortal } as unknown as CommandContext['cases'];
  const exported = exportCase({ cases }, { caseId: caseIdOf('1001'), file, by: 'anna' }, 'act');
  return { exported, exportOfPortal };
}

test('the export is readable by its owner only', async () => {
  const { exported } = exportWith(async () => ({ content, sizeBytes: 3n }));
  expect(await exported).toContain(`3 bytes in ${file}`);
  expect([[...readFileSync(file)], statSync(file).mode & 0o777]).toEqual([[...content], 0o600]);
});

test('nothing is asked for and nothing overwritten where the file exists', async () => {
  writeFileSync(file, 'earlier');
  const { exported, exportOfPortal } = exportWith(async () => ({ content, sizeBytes: 3n }));
  await expect(exported).rejects.toThrow(new UserError(`${file} exists already`));
  expect(exportOfPortal).not.toHaveBeenCalled();
  expect(readFileSync(file, 'utf8')).toBe('earlier');
});

test('no empty file stays behind where the portal does not answer', async () => {
  const { exported } = exportWith(() => Promise.reject(new Error('unavailable')));
  await expect(exported).rejects.toThrow('unavailable');
  expect(existsSync(file)).toBe(false);
});
