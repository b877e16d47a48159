import { runProcess } from '@kontor/platform/lifecycle/run-process';
import { startCompanyCheck } from './app.js';
import { readConfig } from './config.js';

await runProcess({ name: 'company-check', start: ({ logger }) => startCompanyCheck({ config: readConfig(), logger }) });
