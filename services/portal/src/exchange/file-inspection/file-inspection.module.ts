import { createClamdScanner } from './clamd-scanner.js';
import type { InspectFile } from './file-inspection.js';
import { withScanner } from './scanned-inspection.js';
import { createWorkerInspection } from './worker-inspection.js';

export type { InspectedFile, InspectFile } from './file-inspection.js';

export interface FileInspectionConfig {
  /** Host of clamd; without one nothing is scanned. */
  readonly CLAMD_HOST?: string | undefined;
  readonly CLAMD_PORT: number;
}

/** What every upload goes through: the scanner, where there is one, and then its parser. */
export function createFileInspection({ CLAMD_HOST: host, CLAMD_PORT: port }: FileInspectionConfig): InspectFile {
  const inspect = createWorkerInspection();
  return host === undefined ? inspect : withScanner(createClamdScanner({ host, port }), inspect);
}
