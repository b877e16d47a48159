/** The signal of a call, where there is one. */
export function abortBy(signal: AbortSignal | undefined): { readonly signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}
