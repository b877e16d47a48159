import { offeredMehrwerte } from '@kontor/domain/mehrwerte/mehrwerte';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { path } from '../../app/routes/routes.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { useSaveApplication } from '../../application-draft/own-application.js';
import { text } from '../../texts/order-text.js';
import { answered, differs, type Selection } from './selection.js';

/** The selection on the page, and navigation that saves it. */
export function useMehrwerte(saved: Selection) {
  const offered = offeredMehrwerte(useBank().mehrwerte);
  const save = useSaveApplication();
  const navigate = useNavigate();
  const running = useRef(false);
  const [selection, setSelection] = useState<Selection>(saved);
  const [busy, setBusy] = useState(false);

  /** Going back without a choice saves nothing, so that the page is shown again. */
  const keep = async (where: 'form' | 'summary'): Promise<void> => {
    if (where === 'form' && !differs(selection, saved, offered)) return;
    await save((current) => ({
      ...current,
      mehrwerteSelection: { ...answered({ ...current.mehrwerteSelection, ...selection }, offered) },
    }));
  };
  const goTo = async (where: 'form' | 'summary'): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await keep(where);
      await navigate(path(where === 'form' ? 'hub-identifizierung' : 'hub-identifizierung-summary'));
    } catch (error) {
      notifyProblem(error, { title: () => text('mehrwerte.failed') });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return {
    selection,
    busy,
    goTo,
    choose: (key: string, chosen: boolean) => setSelection((current) => ({ ...current, [key]: chosen })),
  };
}
