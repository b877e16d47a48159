import { ApiProblem } from '@kontor/api/problem/api-problem';
import { embedScriptPath } from './embed-snippet.js';

/** The hash of bytes for an attribute `integrity`. */
export async function integrityOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/** The hash of the script as the portal serves it. @throws ApiProblem, TypeError */
export async function readEmbedIntegrity(signal: AbortSignal): Promise<string> {
  const response = await fetch(embedScriptPath, { signal, cache: 'no-store' });
  if (!response.ok) throw new ApiProblem(response.status, {});
  return integrityOf(await response.arrayBuffer());
}
