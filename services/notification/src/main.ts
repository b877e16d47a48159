import { runProcess } from '@kontor/platform/lifecycle/run-process';
import { readConfig } from './config.js';
import { startNotification } from './app.js';

await runProcess({ name: 'notification', start: ({ logger }) => startNotification({ config: readConfig(), logger }) });
