import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const bytes = (...values: readonly number[]): Buffer => Buffer.from(values);
const text = (value: string): Buffer => Buffer.concat([bytes(0x60 + value.length), Buffer.from(value)]);
const byteString = (value: Buffer): Buffer => Buffer.concat([bytes(0x58, value.length), value]);
const longByteString = (value: Buffer): Buffer =>
  Buffer.concat([bytes(0x59, value.length >> 8, value.length & 0xff), value]);
const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

interface Place {
  readonly origin: string;
  readonly rpId: string;
}

/** A security key in software (WebAuthn: ES256, no attestation), which counts its signatures. */
export function createFakeKey({ origin, rpId }: Place = { origin: 'http://localhost:8080', rpId: 'localhost' }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const state = { counter: 0 };
  // COSE (RFC 9053): {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const coordinate = (value: string): Buffer => byteString(Buffer.from(value, 'base64url'));
  const cose = Buffer.concat([
    bytes(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    coordinate(x),
    bytes(0x22),
    coordinate(y),
  ]);
  const client = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticator = (flags: number, rest = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    return Buffer.concat([sha256(rpId), bytes(flags), counter, rest]);
  };
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;
  return {
    id: credential.id,
    /** Sets the counter, as a copy of the key would have an older one. */
    countFrom: (counter: number): void => void (state.counter = counter),
    create: (challenge: string) => {
      const attested = Buffer.concat([Buffer.alloc(16), bytes(0, id.length), id, cose]);
      const authData = authenticator(0x41, attested);
      const attestation = Buffer.concat([
        bytes(0xa3),
        ...[text('fmt'), text('none'), text('attStmt'), bytes(0xa0), text('authData'), longByteString(authData)],
      ]);
      const response = {
        clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      };
      return { ...credential, response, clientExtensionResults: {} };
    },
    use: (challenge: string) => {
      state.counter += 1;
      const clientData = client('webauthn.get', challenge);
      const authData = authenticator(0x01);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...credential, response, clientExtensionResults: {} };
    },
  };
}
