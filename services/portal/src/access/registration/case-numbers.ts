/** Numbers of new cases, in ascending order. */
export interface CaseNumbers {
  next(): Promise<number>;
}
