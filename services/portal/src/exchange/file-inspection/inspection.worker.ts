import { parentPort } from 'node:worker_threads';
import type { ContentToInspect } from './file-inspection.js';
import { inspectContent } from './inspect-content.js';

/** Takes one file after the other, and answers each once. */
parentPort?.on('message', (file: ContentToInspect) => {
  void inspectContent(file).then(
    (inspected) => parentPort?.postMessage(inspected),
    () => parentPort?.postMessage({ outcome: 'refused', reason: 'unreadable' }),
  );
});
