/** One demand on every implementation of a repository; it is run against an empty one. */
export interface ContractStep<R> {
  readonly name: string;
  readonly run: (repository: R) => Promise<void>;
}
