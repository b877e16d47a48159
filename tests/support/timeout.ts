/** Generous, because `until` reports what hangs much earlier. */
jest.setTimeout(150_000);
