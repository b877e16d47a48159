import type { KeyEnrolmentOptions, NewKey, UsedKey } from '@kontor/api/second-factor/second-factor.schema';
import type { KeyLoginOptions } from '@kontor/api/session/factor-question.schema';
import { isIP } from 'node:net';
import type { SecurityKey } from '../account/account.module.js';

/** The portal as browsers reach it; a key is bound to its name (WebAuthn, relying party). */
export interface KeyPlace {
  readonly origin: string;
  readonly rpId: string;
  /** Browsers refuse keys at a numeric address. */
  readonly isOffered: boolean;
}

export function keyPlaceOf(appUrl: string): KeyPlace {
  const { origin, hostname } = new URL(appUrl);
  return { origin, rpId: hostname, isOffered: isIP(hostname.replace(/^\[|\]$/g, '')) === 0 };
}

/** EdDSA, ES256 and RS256 (COSE), which every key has one of. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded with the first key, because it parses formats that most portals never see. */
const webAuthn = () => import('@simplewebauthn/server');

const described = (keys: readonly SecurityKey[]) =>
  keys.map(({ id, transports }) => ({ id, transports: [...transports] }));

interface Enrolment {
  readonly place: KeyPlace;
  readonly bankName: string;
  readonly holder: { readonly accountId: string; readonly username: string };
  readonly keys: readonly SecurityKey[];
  readonly challenge: Uint8Array;
}

/** Options for a new key. The password is asked too, so touching it is enough; the key's maker is not asked for. */
export async function enrolmentOptions({
  place,
  bankName,
  holder,
  keys,
  challenge,
}: Enrolment): Promise<KeyEnrolmentOptions> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: bankName,
    rpID: place.rpId,
    userID: new Uint8Array(Buffer.from(holder.accountId)),
    userName: holder.username,
    userDisplayName: holder.username,
    challenge: new Uint8Array(challenge),
    supportedAlgorithmIDs,
    attestationType: 'none',
    excludeCredentials: described(keys),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
  });
  return options as unknown as KeyEnrolmentOptions;
}

/** Options for a login with one of the keys. */
export async function loginOptions(
  place: KeyPlace,
  keys: readonly SecurityKey[],
  challenge: Uint8Array,
): Promise<KeyLoginOptions> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: place.rpId,
    allowCredentials: described(keys),
    challenge: new Uint8Array(challenge),
    userVerification: 'discouraged',
  });
  return options as unknown as KeyLoginOptions;
}

interface Answered<Key> {
  readonly place: KeyPlace;
  readonly challenge: Uint8Array;
  readonly answer: Key;
}

/** What is stored of a new key, without name and times; null when its answer does not belong to the challenge or the place. */
export async function verifiedKey({
  place,
  challenge,
  answer,
}: Answered<NewKey>): Promise<Pick<SecurityKey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const checked = await refusedIfThrown(() =>
    verifyRegistrationResponse({
      ...expectations(place, challenge),
      supportedAlgorithmIDs,
      response: answer as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    }),
  );
  if (checked?.verified !== true) return null;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** The key's new counter; null when its signature is not of this challenge and place, or the counter went back (a copy). */
export async function counterAfterUse(
  key: SecurityKey,
  { place, challenge, answer }: Answered<UsedKey>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const checked = await refusedIfThrown(() =>
    verifyAuthenticationResponse({
      ...expectations(place, challenge),
      response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    }),
  );
  return checked?.verified === true ? checked.authenticationInfo.newCounter : null;
}

function expectations({ origin, rpId }: KeyPlace, challenge: Uint8Array) {
  return {
    expectedChallenge: Buffer.from(challenge).toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  };
}

/** The library throws for every answer that it cannot accept. */
async function refusedIfThrown<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
