import { type Canary, createScan } from '../canaries/canary.js';
import { searchStores } from '../canaries/search-stores.js';
import { coSignerLinksOf } from '../canaries/stores.js';
import { coSignerWithCheck } from './co-signer-session.js';

/**
 * A director with an open check opens the own page: where link and session were found since, and how many links of the
 * case are stored as hashes.
 */
export async function secretsOfCoSigner(since: Date) {
  const { caseId, link, token } = await coSignerWithCheck();
  const secrets = { link, token: token.replace('person.', '') };
  const planted = Object.entries(secrets).map(([field, secret]): Canary => {
    return { kind: 'personal data', field, spellings: [secret] };
  });
  const { sightings } = await searchStores(createScan(planted), since);
  return { found: sightings, stored: await coSignerLinksOf([caseId]) };
}
