import { ApiProblem } from '@kontor/api/problem/api-problem';
import { redeemPairing } from '@kontor/api/other-device/other-device.routes';
import { getMe } from '@kontor/api/session/session.routes';
import { keepAddressSecret } from '../../app/session/address-secret.js';
import { api } from '../../app/session/session.js';
import { writeStored } from '../../app/session/storage.js';
import { tokens } from '../../app/session/tokens.js';

export type Connection =
  /** The company is empty where it could not be read. */
  | { readonly kind: 'connected'; readonly company: string }
  /** Another applicant is logged in in this browser. */
  | { readonly kind: 'occupied' }
  /** The code is over, or this is the first device. */
  | { readonly kind: 'refused'; readonly problem: ApiProblem }
  /** The same code may work later. */
  | { readonly kind: 'failed'; readonly problem: ApiProblem };

interface Given {
  readonly code: string;
  /** The same for each try, so that an answer that was lost can be asked for again. */
  readonly browser: string;
  readonly replace: boolean;
}

/** Starts the session of this device by a code. */
export async function connectThisDevice(given: Given): Promise<Connection> {
  try {
    const { data } = await api.send(redeemPairing, { body: given });
    keepAddressSecret('');
    tokens.write(data);
    writeStored('device', 'other');
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return connectionOf(error);
  }
  return { kind: 'connected', company: await readCompany() };
}

function connectionOf(problem: ApiProblem): Connection {
  if (problem.status === 409 && problem.state === 'other-session') return { kind: 'occupied' };
  return { kind: problem.isTemporary ? 'failed' : 'refused', problem };
}

async function readCompany(): Promise<string> {
  try {
    const { data } = await api.send(getMe, {});
    return 'firma' in data ? data.firma : '';
  } catch (error) {
    if (error instanceof ApiProblem) return '';
    throw error;
  }
}

/** 128 random bits. */
export const newBrowserSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
