import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import type { DecisionBody, ExtractBody } from '../../providers/document-methods.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { done } from '../case-action/outcome.js';
import type { ActDraft } from '../case-action/use-act-draft.js';
import { useCaseAction } from '../case-action/use-case-action.js';

/** The report of the case of the page. */
export function useDiscrepancy() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  return useQuery({
    queryKey: caseKeys.discrepancy(id),
    queryFn: ({ signal }) => provider.discrepancyOf(id, signal),
  });
}

/** Keeps what the extract says. */
export function useEnterExtract() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  return useCaseAction<ExtractBody>('discrepancy', async (body) => {
    await provider.enterExtract(id, body);
    return done('Auszug verglichen', 'Das Ergebnis steht unter „Unstimmigkeiten“.');
  });
}

/** Records that the differences were reported, or why they are not; what was typed for it is then cleared. */
export function useDecideDiscrepancy(...typed: readonly ActDraft[]) {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  return useCaseAction<DecisionBody>('discrepancy', async (body) => {
    await provider.decideDiscrepancy(id, body);
    for (const one of typed) one.clear();
    return body.outcome === 'reported'
      ? done('Als gemeldet festgehalten', 'Tag und Aktenzeichen stehen in der Statushistorie.')
      : done('Ohne Meldung festgehalten', 'Die Begründung steht in der Statushistorie.');
  });
}
