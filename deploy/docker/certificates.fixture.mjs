import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { certificateFiles } from './container-secrets.mjs';

/**
 * Puts valid certificates and keys where certificates.sh puts those of a stack, without openssl. They prove nothing.
 * @param {string} data the folder in which `secrets` is
 */
export function putCertificates(data) {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const certificate = rootCertificates[0] ?? '';
  for (const name of certificateFiles)
    writeFileSync(join(data, 'secrets', name), name.includes('_KEY') ? key : certificate, { mode: 0o400 });
}
