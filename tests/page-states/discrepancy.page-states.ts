import { caseFixtures } from './case-fixtures.js';
import type { PageEnvironment } from './page-environment.js';
import type { PageState } from './page-state.js';

const facts = {
  ...{ firstName: 'Änne', lastName: 'Großkötter-Weißenfels', birthDate: '1980-05-17', city: 'Kiel' },
  ...{ nationalities: ['DE'], interest: 'SHARE', share: 60 },
};
const owner = { personId: 'p1', ...facts };
const field = (name: string, label: string, application: string, register: string) => ({
  ...{ field: name, label, application, register, agrees: application === register },
});
const differing = {
  ...{ personId: 'p1', name: 'Änne Großkötter-Weißenfels', standing: 'differs' },
  fields: [
    field('name', 'Name', 'Änne Großkötter-Weißenfels', 'Änne Großkötter-Weißenfels'),
    field('residence', 'Wohnort', 'Kiel', 'Bad Königshofen im Grabfeld'),
    field('interest', 'Art des wirtschaftlichen Interesses', 'Beteiligung am Kapital oder an den Stimmrechten', ''),
  ],
};
const surplus = { ...differing, personId: null, name: 'Xaver Kessling', standing: 'surplus' };
const empty = { step: 0, isExpected: true, owners: [owner], extract: null, comparison: null, decision: null };
const compared = {
  ...{
    ...empty,
    step: 1,
    comparison: [differing, surplus, { ...differing, personId: 'p2', name: 'Jörg Müller', standing: 'agrees' }],
  },
  extract: { hasEntry: true, owners: [{ personId: 'p1', registered: { ...facts, city: 'Bonn' } }] },
};
const made = { at: '2026-03-01T12:00:00.000Z', by: 'Nele Neumann' };

/** What the portal answers, by the name of the state. */
const answers = {
  'unstimmigkeit-ohne-auszug': { ...empty, state: 'noExtract', isExpected: false },
  'unstimmigkeit-erfassen': { ...empty, state: 'notCompared' },
  'unstimmigkeit-entwurf': { ...compared, state: 'draft' },
  'unstimmigkeit-gemeldet': {
    ...{ ...compared, state: 'reported' },
    decision: { ...made, outcome: 'reported', day: '2026-03-01', reference: 'TR-4711' },
  },
  'unstimmigkeit-keine-meldung': {
    ...{ ...compared, state: 'notReported' },
    decision: { ...made, outcome: 'notReported', reason: 'Schreibfehler im Antrag, vom Kunden berichtigt' },
  },
} as const;

const opened = (state: keyof typeof answers) => async (environment: PageEnvironment) => {
  const { caseId } = await caseFixtures.onHold();
  const window = await environment.staff('/bm/start');
  await window.route(/\/discrepancyReport$/, (route) => route.fulfill({ json: answers[state] }));
  await window.goto(new URL(`/bm/${caseId}#Unstimmigkeiten`, window.url()).href);
  await window.getByRole('heading', { name: 'Unstimmigkeitsmeldung (§ 23a GwG)' }).waitFor();
  return window;
};

/** The tab of a case about the transparency register. */
export const discrepancyPageStates: readonly PageState[] = (Object.keys(answers) as (keyof typeof answers)[]).map(
  (state) => ({ app: 'web-admin', page: 'vorgang', state, open: opened(state) }),
);
