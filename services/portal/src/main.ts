import { runProcess } from '@kontor/platform/lifecycle/run-process';
import { readConfig } from './config.js';
import { startPortal } from './portal.js';

await runProcess({ name: 'portal', start: ({ logger }) => startPortal({ config: readConfig(), logger }) });
