import { maxMessageLength } from '@kontor/domain/message/message';
import {
  type AskableDocument,
  askableDocuments,
  questionProblem,
  withAskedDocuments,
} from '@kontor/domain/reply-template/asked-documents';
import { useDraft } from '../../ui/use-draft.js';
import type { BankCase } from '../bank-case/bank-case.js';

/** A question to the customer while it is written. */
export interface Question {
  readonly typed: string;
  /** What the company can be asked for, and which of it is. */
  readonly askable: readonly AskableDocument[];
  readonly asked: readonly AskableDocument[];
  /** As the customer reads it. */
  readonly text: string;
  /** Why it cannot be sent, in German; undefined when it can or nothing is written. */
  readonly problem: string | undefined;
  readonly type: (text: string) => void;
  readonly choose: (document: AskableDocument, isAsked: boolean) => void;
  readonly clear: () => void;
}

/** The question of a case; what is typed and chosen survives a change of page and a reload. */
export function useQuestion({ id, legalForm }: Pick<BankCase, 'id' | 'legalForm'>): Question {
  const [typed, setTyped] = useDraft(['question', id], () => '');
  // A text: drafts keep no lists.
  const [types, setTypes] = useDraft(['asked-documents', id], () => '');
  const askable = askableDocuments(legalForm);
  const asked = askable.filter(({ type }) => types.split(',').includes(type));
  const text = withAskedDocuments(typed, asked);
  return {
    typed,
    askable,
    asked,
    text,
    problem: questionProblem(text),
    type: (to) => setTyped(() => to.slice(0, maxMessageLength)),
    choose: ({ type }, isAsked) =>
      setTypes((before) => {
        const others = before.split(',').filter((one) => one !== type);
        return (isAsked ? [...others, type] : others).join(',');
      }),
    clear: () => {
      setTyped(() => '');
      setTypes(() => '');
    },
  };
}
