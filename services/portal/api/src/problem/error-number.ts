/** The first 8 digits of the trace id of a request that failed by a fault of the system (status 5xx). */
export function errorNumberOf(status: number, traceId: string | undefined): string | undefined {
  return status >= 500 ? traceId?.slice(0, 8) : undefined;
}
