import { formatConnection, parseConnection } from './connection-address.js';
import { flagParameter, flagParameters, textParameter, textParameters } from './parameters.js';

/** Connection to the identity-onboarding service (R3 §3 "Provider connection settings"). */
export interface OnboardingFields {
  readonly host: string;
  readonly webhookSecret: string;
  readonly metaApiSecret: string;
  readonly onboardingDataLocked: boolean;
  readonly clientId: string;
  readonly subscriptionKey: string;
  readonly active: boolean;
}

/** An empty connection. */
export const emptyOnboarding: OnboardingFields = {
  host: '',
  webhookSecret: '',
  metaApiSecret: '',
  onboardingDataLocked: false,
  clientId: '',
  subscriptionKey: '',
  active: false,
};

/** The fields of a stored address; undefined when it is none of the identity-onboarding service. */
export function onboardingFieldsOf(address: string): OnboardingFields | undefined {
  const parsed = parseConnection(address);
  if (parsed?.scheme !== 'identity-onboarding') return undefined;
  const text = (name: string): string => textParameter(parsed.parameters, name);
  return {
    host: parsed.host,
    webhookSecret: text('webhook-secret'),
    metaApiSecret: text('meta-api-secret'),
    onboardingDataLocked: flagParameter(parsed.parameters, 'onboarding-data-locked'),
    clientId: text('client-id'),
    subscriptionKey: text('subscription-key'),
    active: flagParameter(parsed.parameters, 'active'),
  };
}

/** The address to store, e.g. `identity-onboarding://ident.example?client-id=…&active=1`. */
export function onboardingAddressOf(fields: OnboardingFields): string {
  const parameters = {
    ...textParameters({
      'webhook-secret': fields.webhookSecret,
      'meta-api-secret': fields.metaApiSecret,
      'client-id': fields.clientId,
      'subscription-key': fields.subscriptionKey,
    }),
    ...flagParameters({ 'onboarding-data-locked': fields.onboardingDataLocked, active: fields.active }),
  };
  return formatConnection({
    scheme: 'identity-onboarding',
    user: '',
    password: '',
    host: fields.host.trim(),
    parameters,
  });
}
