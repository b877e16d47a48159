import { describeLegalForms } from '../scenarios/describe-legal-forms.js';
import { rowsNamed } from '../scenarios/rows.js';

/** All forms are in the soak (tests/pages); of a GmbH found in the register is `whole-way`. */
describe('the whole application of a legal form', () =>
  describeLegalForms(rowsNamed('forms', ['SELF_EMPLOYED', 'GMBH_CO_KG'])));
