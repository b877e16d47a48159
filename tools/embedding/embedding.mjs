import { runAgainstStack } from '../running-stack/run-program.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';

const help = `
Usage: npm run embedding

Serves a page of a bank's own site that embeds the running stack (npm start), at https://www.bank.localhost:9443. It
needs openssl for its certificate. See docs/embedding.md.

Environment: KONTOR_DATA and the ports, as they were given to npm start.
`;

await runCommand({ help, main: () => runAgainstStack('embedding/example') });
