import { identityCheckOf } from './identity-check.js';

const person = (bgoLastIdentificationUrl?: string) => ({ bgoLastIdentificationUrl });

test.each([
  ['nobody', [], undefined],
  ['no address yet', [person()], undefined],
  [
    'the first person’s',
    [person('https://ident.example/1'), person('https://ident.example/2')],
    'https://ident.example/1',
  ],
  ['only that of somebody else', [person(), person('https://ident.example/2')], undefined],
  ['an address that is none', [person('javascript:alert(1)')], undefined],
])('%s', (_name, people, expected) => {
  expect(identityCheckOf(people)).toBe(expected);
});
