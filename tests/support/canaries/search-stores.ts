import { dataFolder } from '../addresses.js';
import type { Scan } from './canary.js';
import { searchStreams, searchTemporal } from './motion.js';
import { foldersOfOthers } from './permitted.js';
import { searchFiles, searchMongo, type Sighting } from './stores.js';

/** Where canaries are, in everything that keeps something: also the log of all processes and the engines' own files. */
export async function searchStores(
  scan: Scan,
  since: Date,
): Promise<{ readonly sightings: readonly Sighting[]; readonly workflows: number; readonly messages: number }> {
  const [mongo, files, workflows, streams] = await Promise.all([
    searchMongo(scan),
    searchFiles(dataFolder, scan, { except: foldersOfOthers, since: since.getTime() }),
    searchTemporal(scan, since.toISOString()),
    searchStreams(scan),
  ]);
  return {
    sightings: [...mongo, ...files, ...workflows.found, ...streams.found],
    workflows: workflows.count,
    messages: streams.count,
  };
}
