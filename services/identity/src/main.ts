import { runProcess } from '@kontor/platform/lifecycle/run-process';
import { startIdentity } from './app.js';
import { readConfig } from './config.js';

await runProcess({ name: 'identity', start: ({ logger }) => startIdentity({ config: readConfig(), logger }) });
