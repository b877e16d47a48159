import { runCommand } from './command-line/command.mjs';
import { listenForInterrupt } from './command-line/interruption.mjs';
import { environment } from './command-line/environment.mjs';
import { dataFolder } from './command-line/paths.mjs';
import { UserError } from './command-line/user-error.mjs';
import { prepare } from './stack/prepare.mjs';
import { elapsed, print } from './command-line/progress.mjs';
import { claimDataFolder, Stack } from './stack/stack.mjs';
import { printWelcome } from './stack/welcome.mjs';

const help = `
Usage: npm start [-- --fresh] [-- --quiet]

Installs, builds, obtains the engines and starts the whole portal on this machine. Ctrl-C stops all of it.

  --fresh   removes the data of this instance first
  --quiet   does not show what the processes log (it is in <data folder>/logs/kontor.log either way)

Environment
  KONTOR_DATA         data folder (.kontor)
  KONTOR_PROFILE      demo, or production: an empty bank, to be set up by docs/set-up-a-bank.md (the stand-ins of the
                      providers stay outside of it)
  KONTOR_CACHE        folder for the engines' binaries (~/.cache/kontor)
  KONTOR_PORT_BASE    puts all ports in one row from this number on; single ones: KONTOR_PORT, MAIL_PORT, SANDBOX_PORT, …
  MONGODB_URI, NATS_URL + NATS_MONITOR_URL, TEMPORAL_ADDRESS, SMTP_URL      engines that run already
                      (how they prove who they are and know us, by TLS: docs/engines.md)
  MONGOD_BIN, NATS_SERVER_BIN, TEMPORAL_CLI_PATH                           binaries to use
`;

/**
 * @param {import('./command-line/environment.mjs').Environment} env
 * @returns {'demo' | 'production'}
 */
function profileOf({ KONTOR_PROFILE: profile = 'demo' }) {
  if (profile === 'demo' || profile === 'production') return profile;
  throw new UserError(`KONTOR_PROFILE=${profile} cannot be started here`, ['set it to demo or production']);
}

const engineNames = new Set(['mongo', 'nats', 'temporal']);

/**
 * @param {import('./stack/stack.mjs').StackOptions} options
 * @param {{ release: () => void, ports: import('./stack/ports.mjs').Ports }} held
 * @param {(stack: Stack) => void} opened
 */
async function bringUp(options, held, opened) {
  const engines = await prepare(options.env);
  const stack = new Stack(options, held, engines);
  opened(stack);
  await stack.startEngines();
  await stack.startProcesses();
  return stack;
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
async function main(args) {
  const startedAt = Date.now();
  const interrupt = listenForInterrupt();
  const data = dataFolder(environment);
  const show = (/** @type {string} */ name) =>
    !engineNames.has(name) && (name === 'supervisor' || !args.includes('--quiet'));
  const profile = profileOf(environment);
  /** @type {import('./stack/stack.mjs').StackOptions} */
  const options = { data, env: environment, profile, fresh: args.includes('--fresh'), show };
  const held = await claimDataFolder(options);
  /** @type {Stack | undefined} */
  let stack;
  try {
    const up = bringUp(options, held, (opened) => (stack = opened));
    const ready = await Promise.race([up, interrupt.received.then(() => undefined)]);
    if (ready === undefined) {
      up.catch(() => undefined);
    } else {
      printWelcome(ready, `Started in ${elapsed(Date.now() - startedAt)}.`);
      print(`\n${(await interrupt.received).replace(/^SIG/, '')}: stopping`);
    }
    return 0;
  } finally {
    const stopStarted = Date.now();
    await stack?.stop();
    held.release();
    if (interrupt.isReceived()) print(`Stopped (${elapsed(Date.now() - stopStarted)})`);
    // Steps that were interrupted may still hold timers.
    if (interrupt.isReceived()) setTimeout(() => process.exit(0), 100).unref();
  }
}

await runCommand({ help, options: ['--fresh', '--quiet'], main });
