import { describeLegalForms } from '../scenarios/describe-legal-forms.js';
import { allRows } from '../scenarios/rows.js';

describe('the whole application of every legal form', () => describeLegalForms(allRows.forms));
