/** Ends what hangs, on a busy machine too; `until` reports it before. */
jest.setTimeout(400_000);
