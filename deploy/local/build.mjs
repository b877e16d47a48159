import { buildAll } from './build/build-steps.mjs';
import { runCommand } from './command-line/command.mjs';
import { installPackages } from './install/install.mjs';

const help = `
Usage: npm run build

Installs the packages if the lockfile changed, and makes what is stale: contracts, services, workflow bundle, web apps.
`;

await runCommand({
  help,
  async main() {
    await installPackages();
    await buildAll();
  },
});
