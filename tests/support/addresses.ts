/** Addresses of the stack under test; the test runner sets them, a person may use those of `npm start`. */
function address(name: string, standard: string): string {
  return (process.env[name] ?? standard).replace(/\/+$/, '');
}

export const addresses = {
  portal: address('KONTOR_URL', 'http://127.0.0.1:8080'),
  mail: address('MAIL_URL', 'http://127.0.0.1:8025'),
  sandbox: address('SANDBOX_URL', 'http://127.0.0.1:8090'),
  identityWebhooks: address('IDENTITY_WEBHOOK_URL', 'http://127.0.0.1:8111'),
  temporal: address('TEMPORAL_ADDRESS', '127.0.0.1:7233'),
  mongo: address('MONGODB_URI', 'mongodb://127.0.0.1:27027'),
} as const;

/** Health and metrics addresses of each process by its name. */
export const healthAddresses = {
  portal: address('PORTAL_HEALTH_URL', 'http://127.0.0.1:8100'),
  identity: address('IDENTITY_HEALTH_URL', 'http://127.0.0.1:8101'),
  'company-check': address('COMPANY_CHECK_HEALTH_URL', 'http://127.0.0.1:8102'),
  'core-banking': address('CORE_BANKING_HEALTH_URL', 'http://127.0.0.1:8103'),
  notification: address('NOTIFICATION_HEALTH_URL', 'http://127.0.0.1:8104'),
  worker: address('WORKER_HEALTH_URL', 'http://127.0.0.1:8105'),
  'event-bridge': address('EVENT_BRIDGE_HEALTH_URL', 'http://127.0.0.1:8106'),
} as const;

/** Data folder of the stack under test. */
export const dataFolder = process.env.KONTOR_DATA ?? '.kontor';

/** The bus with the operator's permissions. */
export const bus = {
  url: address('NATS_URL', 'nats://127.0.0.1:4222'),
  user: process.env.NATS_USER ?? 'operator',
  password: process.env.NATS_PASSWORD ?? '',
} as const;

/** The environment of an operator's shell: the addresses of the stack, and nothing of its engines. */
export const shell: Readonly<Record<string, string>> = Object.fromEntries(
  ['PATH', 'HOME', 'KONTOR_CACHE', 'KONTOR_DATA', 'KONTOR_PORT_BASE', 'MONGOD_BIN', 'JAVA_HOME'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** Programs of the engines, for tests that start one of their own. */
export const programs = {
  nats: process.env.NATS_SERVER_BIN ?? 'nats-server',
  temporal: process.env.TEMPORAL_CLI_PATH ?? 'temporal',
} as const;

/** A whole number of the environment, or undefined. */
function count(name: string): number | undefined {
  const value = Number(process.env[name] ?? '');
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** The soak's seed of what happens by chance, another one in each run unless SOAK_SEED names it, and how many cases it drives. */
export const chance = {
  seed: count('SOAK_SEED') ?? (Date.now() % 1_000_000) + 1,
  cases: count('SOAK_CASES') ?? 1_000,
} as const;

/** Schemathesis, which tries the API: its interpreter and packages, its seed, and its requests per route. */
export const fuzzer = {
  program: process.env.SCHEMATHESIS_PYTHON ?? 'python3',
  packages: process.env.SCHEMATHESIS_FOLDER ?? '',
  seed: count('FUZZING_SEED') ?? (Date.now() % 1_000_000) + 1,
  examples: count('FUZZING_EXAMPLES') ?? 50,
} as const;

/** The browser for the journeys, and whether it has a window. */
export const browserOptions = {
  executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium',
  headless: process.env.HEADED !== '1',
};
