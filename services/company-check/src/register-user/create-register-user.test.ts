import { createFakeCompanyCheck } from '../provider/testing/company-check-provider.fake.js';
import { createRegisterUser } from './create-register-user.js';

const password = 'Registerkennwort-7';

describe('the user at the transparency register', () => {
  test('is created with both statuses', async () => {
    const { result } = await createRegisterUser(createFakeCompanyCheck(), { email: 'bank@example.de', password });
    expect(result).toEqual({
      case: 'user',
      value: { userId: 'register-1', internalEmail: 'bank@example.de', updatedStatus: 204, validatedStatus: 200 },
    });
  });

  test('is refused as a value, and a silent provider is a fault that names no password', async () => {
    const provider = createFakeCompanyCheck();
    const refused = await createRegisterUser(provider, { email: 'abgelehnt@example.de', password });
    expect(refused.result.case).toBe('refused');
    provider.fail('silent');
    const fault: unknown = await createRegisterUser(provider, { email: 'bank@example.de', password }).catch(
      (error: unknown) => error,
    );
    expect(fault).toMatchObject({ code: 'provider-unavailable' });
    expect(JSON.stringify(fault)).not.toContain(password);
  });
});
