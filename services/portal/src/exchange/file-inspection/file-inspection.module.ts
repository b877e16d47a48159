export type { InspectedFile, InspectFile } from './file-inspection.js';
export { createWorkerInspection } from './worker-inspection.js';
