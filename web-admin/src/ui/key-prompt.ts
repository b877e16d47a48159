import { unreachable } from '@kontor/api/problem/api-problem';
import type { KeyEnrolmentOptions, NewKey, UsedKey } from '@kontor/api/second-factor/second-factor.schema';
import type { KeyLoginOptions } from '@kontor/api/session/factor-question.schema';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The browser's prompt for a security key ended without one; `message` is German and may be shown. */
export class KeyPromptFailed extends Error {
  override readonly name = 'KeyPromptFailed';
}

const messages: Readonly<Record<string, string>> = {
  NotAllowedError: 'Die Abfrage wurde abgebrochen oder hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  AbortError: 'Die Abfrage wurde abgebrochen. Bitte versuchen Sie es erneut.',
  InvalidStateError: 'Dieser Schlüssel ist für Ihren Zugang schon eingerichtet.',
  NotSupportedError: 'Dieser Schlüssel kann das verlangte Verfahren nicht. Bitte nehmen Sie einen anderen.',
  SecurityError: 'Der Browser erlaubt Sicherheitsschlüssel an dieser Adresse nicht.',
};

/** What to show for an error of the prompt, by its name (WebAuthn, DOMException). */
export function keyPromptMessage(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return (
    messages[name] ??
    'Der Browser konnte den Schlüssel nicht lesen. Bitte versuchen Sie es erneut, oder nehmen Sie einen anderen Browser.'
  );
}

async function prompted<T>(prompt: Promise<T>): Promise<T> {
  return prompt.catch((error: unknown) => {
    throw new KeyPromptFailed(keyPromptMessage(error), { cause: error });
  });
}

const library = () =>
  import('@simplewebauthn/browser').catch((error: unknown) => {
    throw unreachable(error);
  });

/** Asks for one of the keys of an account. @throws KeyPromptFailed */
export async function promptForKey(options: KeyLoginOptions): Promise<UsedKey> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await prompted(startAuthentication({ optionsJSON }))) as unknown as UsedKey;
}

/** Asks for a key that the account does not have yet. @throws KeyPromptFailed */
export async function promptForNewKey(options: KeyEnrolmentOptions): Promise<NewKey> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await prompted(startRegistration({ optionsJSON }))) as unknown as NewKey;
}
