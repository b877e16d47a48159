import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { runCommand } from '../local/command-line/command.mjs';
import { environment } from '../local/command-line/environment.mjs';
import { absolute, inRoot } from '../local/command-line/paths.mjs';
import { print } from '../local/command-line/progress.mjs';
import { handOver, makeContainerSecrets } from './container-secrets.mjs';

const help = `
Usage: docker compose --env-file <file> run --build --rm prepare

Before the first "docker compose up", and again after each update of the project: makes the secrets and the engines'
configuration in .kontor/containers/secrets, each file for the user that reads it. Secrets that are there are kept.

Environment: PREPARE_DATA (.kontor/containers), PREPARE_VOLUME (a folder that NATS will own), KONTOR_PROFILE, KONTOR_INSTANCE
`;

await runCommand({
  help,
  async main() {
    const data = absolute(environment.PREPARE_DATA ?? '.kontor/containers');
    mkdirSync(data, { recursive: true });
    const readers = makeContainerSecrets({
      data,
      profile: environment.KONTOR_PROFILE ?? 'production',
      instance: environment.KONTOR_INSTANCE ?? 'kontor',
      temporalConfig: readFileSync(inRoot('deploy/docker/temporal/server.yaml'), 'utf8'),
    });
    const isRoot = process.getuid?.() === 0;
    if (isRoot) handOver(data, readers);
    const volume = environment.PREPARE_VOLUME;
    if (isRoot && volume !== undefined && existsSync(volume)) chownSync(volume, 1000, 1000);
    print(`${Object.keys(readers).length} secrets are ready`);
  },
});
