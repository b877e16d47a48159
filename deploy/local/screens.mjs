import { runAgainstStack } from './against-stack.mjs';
import { obtainBrowser } from './browser.mjs';
import { runCommand } from './command.mjs';
import { environment } from './environment.mjs';

const help = `
Usage: npm run screens [-- <name> …]

Photographs every page and state of both web apps on the running stack (npm start) at 360, 768 and 1280 px, and writes
docs/screens/<app>/<page>-<state>-<width>.png.

  <name>   only scenes whose name contains it, for example: web-admin/ or antrag-fehler

Environment: KONTOR_DATA and the ports, as they were given to npm start; CHROMIUM_BIN.
`;

await runCommand({
  help,
  async main(args) {
    const browser = await obtainBrowser(environment);
    return runAgainstStack('screens/screens', { args, env: { CHROMIUM_BIN: browser } });
  },
});
