import { keyPromptMessage } from './key-prompt.js';

const named = (name: string): Error => Object.assign(new Error(), { name });

it.each([
  [named('NotAllowedError'), /abgebrochen oder hat zu lange gedauert/],
  [named('InvalidStateError'), /schon eingerichtet/],
  [named('SecurityError'), /an dieser Adresse nicht/],
  [new Error('WebAuthn is not supported in this browser'), /anderen Browser/],
  ['unknown', /anderen Browser/],
])('says what ended the prompt: %s', (error, message) => {
  expect(keyPromptMessage(error)).toMatch(message);
});
