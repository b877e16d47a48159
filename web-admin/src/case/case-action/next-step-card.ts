/** The id of the heading of the card with the next step. */
export const nextStepHeadingId = 'naechster-schritt';

/** Finds the card with the next step. */
export const nextStepCard = `[aria-labelledby="${nextStepHeadingId}"]`;
