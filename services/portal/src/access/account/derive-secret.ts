import { createHmac, createPrivateKey, hkdfSync } from 'node:crypto';

/** Derives 32 bytes from the portal's private key; the same purpose and value give the same bytes. */
export type DeriveSecret = (purpose: string, value: string) => Buffer;

interface DeriveOptions {
  readonly privateKeyPem: string;
  readonly instance: string;
}

export function createDeriveSecret({ privateKeyPem, instance }: DeriveOptions): DeriveSecret {
  const key = createPrivateKey(privateKeyPem).export({ type: 'pkcs8', format: 'der' });
  const secret = Buffer.from(hkdfSync('sha256', key, '', `kontor/derive/${instance}`, 32));
  return (purpose, value) => createHmac('sha256', secret).update(`${purpose}\0${value}`).digest();
}
