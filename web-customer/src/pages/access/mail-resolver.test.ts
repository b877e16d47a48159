import type { ResolverOptions } from 'react-hook-form';
import { showLanguage } from '../../app/language/show-language.js';
import { setTranslation } from '../../texts/create-text.js';
import { errorMessage } from '../../violations/field-errors.js';
import { mailResolver, type MailValues } from './mail-resolver.js';

Object.assign(globalThis, { document: { documentElement: { lang: 'de' } } });
const options = {} as ResolverOptions<MailValues>;

afterAll(() => {
  setTranslation(undefined);
  Reflect.deleteProperty(globalThis, 'document');
});

test('says what is wrong with an address in the language of the moment', async () => {
  const { errors } = await mailResolver(false)({ email: 'mia' }, undefined, options);
  const shown = () => errorMessage(errors.email ?? {});
  const german = shown();
  await showLanguage('en');
  const english = shown();
  await showLanguage('de');
  expect([german === '', english === german, shown() === german]).toEqual([false, false, true]);
});

test('lets an address through', async () => {
  expect(await mailResolver(false)({ email: 'mia@example.de' }, undefined, options)).toEqual({
    values: { email: 'mia@example.de' },
    errors: {},
  });
});
