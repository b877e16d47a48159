import { Clerk } from '../support/clerk.js';

/** Changes a setting of the bank; every instance uses it within seconds. */
export async function storeSetting(name: string, value: unknown): Promise<void> {
  await store(await Clerk.login('ROLE_ROOT'), name, value);
}

/** Switches of connections to providers, by the provider. */
const switches = {
  coreBanking: 'disabled',
  identityOnboarding: 'active',
  companyCheck: 'economy-report-short',
} as const;

/** Turns the switch of a provider's connection; every process uses it within seconds. */
export async function switchConnection(provider: keyof typeof switches, on: boolean): Promise<void> {
  const support = await Clerk.login('ROLE_ROOT');
  const name = `connection.${provider}`;
  const { value } = await support.done<{ readonly value: string }>('GET', `/settings/${name}`);
  const flag = new RegExp(`\\b${switches[provider]}=[01]\\b`);
  if (!flag.test(value)) throw new Error(`${name} has no ${switches[provider]}`);
  await store(support, name, value.replace(flag, `${switches[provider]}=${on ? 1 : 0}`));
}

async function store(support: Clerk, name: string, value: unknown): Promise<void> {
  await support.done('PUT', `/settings/${name}`, { body: { name, value } });
}
