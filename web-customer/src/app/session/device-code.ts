let held: string | undefined;

/** Keeps the code of the address this page was opened by, in memory only. */
export function keepDeviceCode(code: string | undefined): void {
  held = code;
}

/** The code by which this device continues an application; undefined without one. */
export const deviceCode = (): string | undefined => held;
