/** The secret behind the number sign of the address by which this page was opened, in memory only; empty without one. */
export let addressSecret = '';

export function keepAddressSecret(secret: string): void {
  addressSecret = secret;
}
