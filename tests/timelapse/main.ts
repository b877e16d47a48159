import { parseArgs } from 'node:util';
import { runTimelapse } from './timelapse.js';

const { values } = parseArgs({ options: { day: { type: 'string', default: '100' } } });
const dayMs = Number(values.day);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  if (!Number.isInteger(dayMs) || dayMs < 1) throw new Error(`--day ${values.day} is no number of milliseconds`);
  await runTimelapse({ dayMs, say });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
