/** Pauses between two attempts to reach an engine (database, bus, Temporal), ms; the last one from then on. */
export const enginePausesMs = [250, 500, 1_000, 2_000] as const;

/** An engine that is back is found within this time, ms. */
export const longestEnginePauseMs = enginePausesMs[enginePausesMs.length - 1] ?? 0;
