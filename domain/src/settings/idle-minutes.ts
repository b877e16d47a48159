/** Minutes without input after which the back office locks: the setting's limits and its default. */
export const idleMinutes = { least: 5, most: 60, standard: 15 } as const;
