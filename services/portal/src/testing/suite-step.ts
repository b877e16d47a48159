/** One test of a repository suite; it runs with an empty repository. */
export interface SuiteStep<R> {
  readonly name: string;
  readonly run: (repository: R) => Promise<void>;
}
