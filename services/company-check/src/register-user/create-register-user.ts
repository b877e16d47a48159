import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import type { CompanyCheckProvider } from '../provider/company-check-provider.js';

interface Login {
  readonly email: string;
  readonly password: string;
}

/** Creates the bank's user at the transparency register; a refusal is a value. The password is not stored. */
export async function createRegisterUser(provider: CompanyCheckProvider, { email, password }: Login) {
  try {
    const value = await provider.createRegisterUser({ email, password });
    return { result: { case: 'user' as const, value } };
  } catch (error) {
    if (error instanceof ProviderRejected) return { result: { case: 'refused' as const, value: {} } };
    throw error;
  }
}
