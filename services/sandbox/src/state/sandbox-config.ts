export interface WebhookTarget {
  secret: string;
  url: string | null;
}

export interface SandboxConfig {
  instance: string | null;
  port: number;
  host: string;
  healthPort: number | null;
  /** Public address of the sandbox, for identity check links. */
  publicUrl: string;
  dataFolder: string;
  /** Milliseconds one asynchronous step of a provider takes. */
  stepMs: number;
  /** How long a provider does not answer after the first call of a "Leerlauf" scenario, ms. */
  idleMs: number;
  /** The customer portal, to which the identity check page returns. */
  appUrl: string;
  banking: { user: string; secret: string; webhook: WebhookTarget };
  onboarding: { clientId: string; subscriptionKey: string; webhook: WebhookTarget };
  companyCheck: { clientId: string; clientSecret: string; webhook: WebhookTarget };
  coreBanking: { apiKey: string };
}
