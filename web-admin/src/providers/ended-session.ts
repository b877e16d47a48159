let isEnded = false;

/** Whether the session that this browser had has ended by itself, which the login page says. */
export const hasSessionEnded = (): boolean => isEnded;

export function noteSessionEnd(ended: boolean): void {
  isEnded = ended;
}
