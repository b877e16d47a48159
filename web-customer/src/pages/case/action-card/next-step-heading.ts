/** The heading of the card with the next step. */
export const nextStepHeadingId = 'jetzt';
