import { runProcess } from '@kontor/platform/lifecycle/run-process';
import { startCoreBanking } from './app.js';
import { readConfig } from './config.js';

await runProcess({ name: 'core-banking', start: ({ logger }) => startCoreBanking({ config: readConfig(), logger }) });
