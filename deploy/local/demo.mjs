import { runAgainstStack } from './against-stack.mjs';
import { runCommand } from './command.mjs';

const help = `
Usage: npm run demo

Plays the whole way of a case on the running stack (npm start) and prints what happens where.

Environment: KONTOR_DATA and the ports, as they were given to npm start.
`;

await runCommand({ help, main: () => runAgainstStack('demo/demo') });
