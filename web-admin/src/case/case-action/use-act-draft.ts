import { isAsked } from '@kontor/api/approval/is-asked';
import { useDraft } from '../../ui/use-draft.js';
import { useBankCase } from '../bank-case/use-bank-case.js';

/** A text that is typed for an act. */
export interface ActDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  /** Does the act; the text is cleared once it is done, or waits for a second person, and is still there after a failure. */
  readonly spend: <T>(act: () => Promise<T>) => Promise<T>;
}

/** What is typed for an act on the case of the page, e.g. its reason. */
export function useActDraft(name: string): ActDraft {
  const { id } = useBankCase();
  const [text, write] = useDraft([name, id], () => '');
  const clear = (): void => write(() => '');
  return {
    text,
    type: (typed) => write(() => typed),
    clear,
    spend: async (act) => {
      try {
        const result = await act();
        clear();
        return result;
      } catch (error) {
        if (isAsked(error)) clear();
        throw error;
      }
    },
  };
}
