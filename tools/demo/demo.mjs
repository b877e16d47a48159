import { runAgainstStack } from '../running-stack/run-program.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';

const help = `
Usage: npm run demo

Runs the whole way of a case on the running stack (npm start) and prints what happens where.

Environment: KONTOR_DATA and the ports, as they were given to npm start.
`;

await runCommand({ help, main: () => runAgainstStack('demo/demo') });
