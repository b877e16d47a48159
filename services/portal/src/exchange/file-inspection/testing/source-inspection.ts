import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { InspectFile } from '../file-inspection.js';
import { createWorkerInspection, type InspectionLimits } from '../worker-inspection.js';

/** The real inspection; its worker runs the sources, so that a test needs no build. */
export function createSourceInspection(limits: Partial<InspectionLimits> = {}): InspectFile {
  return createWorkerInspection({ ...limits, worker: pathToFileURL(join(__dirname, 'source-worker.mjs')) });
}
