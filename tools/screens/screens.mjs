import { runAgainstStack } from '../running-stack/run-program.mjs';
import { obtainBrowser } from '../test/browser.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';

const help = `
Usage: npm run screens [-- <name> …]

Takes pictures of every page and state of both web apps on the running stack (npm start) at 360, 768 and 1280 px:
.kontor-screens/<app>/<page>-<state>-<width>.png and, of each app, one contact sheet .kontor-screens/<app>.png.

  <name>   only states whose name contains it, for example: web-admin/ or antrag-fehler

Environment: KONTOR_DATA and the ports, as they were given to npm start; CHROMIUM_BIN.
`;

await runCommand({
  help,
  async main(args) {
    const browser = await obtainBrowser(environment);
    return runAgainstStack('screens/screens', { args, env: { CHROMIUM_BIN: browser } });
  },
});
