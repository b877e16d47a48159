import type { Account } from '@kontor/domain/account/account';

/** Number of features above the details. */
export const shownFeatures = 3;

/** The features that only the details show. */
export function moreFeatures({ features }: Pick<Account, 'features'>): readonly string[] {
  return features.slice(shownFeatures);
}

/** What a package costs in one row; undefined where the package does not have it. */
export type DetailCell = { readonly price?: string | undefined; readonly note?: string | undefined } | undefined;

export interface DetailTopic {
  readonly topic: string;
  readonly highlighted: boolean;
  /** One cell for each package, in their order. */
  readonly rows: readonly { readonly title: string; readonly cells: readonly DetailCell[] }[];
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The details of all packages, a cell for each: equal topics and titles share a row, in the order of their first appearance. */
export function detailTopics(accounts: readonly Pick<Account, 'subFeatures'>[]): readonly DetailTopic[] {
  const blocks = accounts.flatMap(({ subFeatures }) => subFeatures);
  return unique(blocks.map(({ topic }) => topic)).map((topic) => {
    const same = blocks.filter((block) => block.topic === topic);
    return {
      topic,
      highlighted: same.some(({ highlighted }) => highlighted),
      rows: unique(same.flatMap(({ elements }) => elements.map(({ title }) => title))).map((title) => ({
        title,
        cells: accounts.map(({ subFeatures }) =>
          subFeatures
            .filter((block) => block.topic === topic)
            .flatMap(({ elements }) => elements)
            .find((element) => element.title === title),
        ),
      })),
    };
  });
}
