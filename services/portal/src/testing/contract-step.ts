/** One test of a repository contract; it runs with an empty repository. */
export interface ContractStep<R> {
  readonly name: string;
  readonly run: (repository: R) => Promise<void>;
}
