import { caseBytes, loginUsedText, usedUpText } from './upload-allowance.js';

it.each([
  ['business', 0, 'insgesamt höchstens 200 MB hochgeladen werden; davon sind noch 200 MB frei.'],
  ['business', 196_500_000, 'davon sind noch 3,5 MB frei.'],
  ['contract', 500_000_000, 'insgesamt höchstens 500 MB hochgeladen werden.'],
  ['attachment', 600_000_000, 'insgesamt höchstens 500 MB hochgeladen werden.'],
] as const)('of %s with %d bytes used: %s', (kind, used, end) => {
  expect(usedUpText(kind, used).endsWith(end)).toBe(true);
});

it('leaves the bank a part for its attachments, and names the limit of a login', () => {
  expect(caseBytes.customerAttachment).toBeLessThan(caseBytes.attachment);
  expect(loginUsedText).toContain('1 GB');
});
