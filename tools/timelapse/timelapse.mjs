import { runAgainstStack } from '../running-stack/run-program.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';

const help = `
Usage: npm run timelapse [-- --day <ms>]

Runs a case from the registration to the archive on the running stack (npm start), with days as milliseconds, and
prints every status and every mail with its day. The portal starts again twice: with short windows, and at the end with
those it had; cases that begin meanwhile keep the short ones.

  --day <ms>   how long a day lasts (100: about a minute in all)

Environment: KONTOR_DATA and the ports, as they were given to npm start.
`;

await runCommand({ help, options: ['--day'], main: (args) => runAgainstStack('timelapse/main', { args }) });
