/** How to reach the identity-onboarding provider (R3 §3 "Provider connection settings"). */
export interface OnboardingConnection {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly subscriptionKey: string;
  /** Where a person returns after the check. */
  readonly successUrl: string;
  readonly failureUrl: string;
}
