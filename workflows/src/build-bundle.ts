import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createLogger } from '@kontor/platform/logger/logger';
import { bundleWorkflows, workflowsPath } from './bundle.js';

const target = fileURLToPath(new URL('../dist/workflow-bundle.js', import.meta.url));
const logger = createLogger({ name: 'build-bundle' });

// Written under another name and renamed, so that a worker never reads half a bundle.
const { code } = await bundleWorkflows(workflowsPath(import.meta.url));
await mkdir(fileURLToPath(new URL('../dist/', import.meta.url)), { recursive: true });
await writeFile(`${target}.new`, code);
await rename(`${target}.new`, target);
logger.info({ bytes: code.length }, 'workflow bundle written');
