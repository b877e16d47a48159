/** The heading of the card that says what comes now. */
export const nextStepHeadingId = 'jetzt';
