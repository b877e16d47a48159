import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Factors } from '@kontor/api/second-factor/second-factor.schema';
import { encode } from 'uqr';
import { codesFile, codesLeftText, hasFactor, isLastFactor, removalText, standingText } from './factor-texts.js';
import { errorsOf, fieldErrorsOf, missing } from './form-problems.js';
import { qrPath } from '@kontor/domain/qr-code/qr-path';
import { secretGroups } from './secret-groups.js';

const since = '2026-11-26T08:00:00.000Z';
const none: Factors = { totp: null, keys: [], recoveryCodesLeft: 0, required: false, keysOffered: true };
const withApp: Factors = { ...none, totp: { since }, recoveryCodesLeft: 10 };
const withBoth: Factors = { ...withApp, keys: [{ id: 'a', name: 'Blau', since, lastUsed: null }] };

it('groups a secret by four', () => {
  expect(secretGroups('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(secretGroups('')).toBe('');
});

it('draws every dark module of a QR code', () => {
  const { data } = encode('otpauth://totp/Bank:eva?secret=ABCDEFGH');
  const drawn = [...qrPath(data).matchAll(/h(\d+)v/g)].reduce((sum, [, length]) => sum + Number(length), 0);
  expect(drawn).toBe(data.flat().filter(Boolean).length);
  expect(drawn).toBeGreaterThan(100);
});

it('says what is required and what there is', () => {
  expect([none, withApp, withBoth].map(hasFactor)).toEqual([false, true, true]);
  expect([none, withApp, withBoth].map(isLastFactor)).toEqual([false, true, false]);
  expect(standingText({ ...none, required: true })).toMatch(/verlangt .* Bitte richten Sie/);
  expect(standingText({ ...withApp, required: true })).toMatch(/Das ist eingerichtet/);
  expect(standingText(none)).toMatch(/Code per E-Mail/);
  expect(removalText(withApp)).toMatch(/letzter/);
  expect(removalText(withBoth)).toMatch(/bleiben/);
});

it.each([
  [0, /keinen/, true],
  [1, /^Ein /, true],
  [3, /^3 /, true],
  [4, /^4 /, false],
])('%s unused codes', (recoveryCodesLeft, text, isFew) => {
  const left = codesLeftText({ ...withApp, recoveryCodesLeft });
  expect(left.text).toMatch(text);
  expect(left.isFew).toBe(isFew);
});

it('saves the codes with the name of their account', () => {
  expect(codesFile('eva@bank.example', ['AAAAA-BBBBB', 'CCCCC-DDDDD'])).toBe(
    'Wiederherstellungscodes für eva@bank.example\r\nJeder Code gilt einmal.\r\n\r\nAAAAA-BBBBB\r\nCCCCC-DDDDD\r\n',
  );
});

it('shows a refusal at its fields, and everything else elsewhere', () => {
  const violations = [{ propertyPath: 'password', code: 'invalid', message: 'Das Passwort ist nicht richtig.' }];
  const refused = new ApiProblem(422, { violations });
  expect(fieldErrorsOf(refused, ['password', 'code'])).toEqual({ password: 'Das Passwort ist nicht richtig.' });
  expect(fieldErrorsOf(refused, ['code'])).toBeNull();
  expect(fieldErrorsOf(new ApiProblem(409, {}), ['password'])).toBeNull();
  expect(fieldErrorsOf(new Error('x'), ['password'])).toBeNull();
  expect(errorsOf({ password: missing(' '), code: missing('1') })).toEqual({ password: 'Pflichtfeld' });
});
