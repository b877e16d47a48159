import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Files of one certificate, as PEM. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate authority of one test, with its files in a folder. */
export interface Authority {
  /** The file of its own certificate. */
  readonly file: string;
  /** Issues a certificate for `localhost`, for a server or a client. */
  issue(name: string): Promise<CertificateFiles>;
}

const newKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

function period() {
  const now = Date.now();
  return { notBefore: new Date(now - 60_000), notAfter: new Date(now + lifetimeMs) };
}

/** Makes an authority; its files in `folder` begin with `name`. */
export async function createAuthority(folder: string, name: string): Promise<Authority> {
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    ...period(),
    name: `CN=${name}`,
    keys,
    signingAlgorithm: algorithm,
    extensions: [new BasicConstraintsExtension(true, 0, true), new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true)],
  });
  const write = (file: string, text: string) => {
    const path = join(folder, `${name}-${file}.pem`);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  };
  return {
    file: write('ca', certificate.toString('pem')),
    issue: async (subject) => {
      const own = await newKeys();
      const issued = await X509CertificateGenerator.create({
        ...period(),
        subject: `CN=${subject}`,
        issuer: certificate.subject,
        publicKey: own.publicKey,
        signingKey: keys.privateKey,
        signingAlgorithm: algorithm,
        extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
      });
      const key = await crypto.subtle.exportKey('pkcs8', own.privateKey);
      return {
        certificate: write(subject, issued.toString('pem')),
        key: write(`${subject}-key`, PemConverter.encode(key, 'PRIVATE KEY')),
      };
    },
  };
}
