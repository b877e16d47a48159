import type { CaseCore } from '../../case/case-process/case-process.module.js';
import type { ApplicationCore } from '../application/application.module.js';
import type { PersonCompletion } from '../person/person.module.js';

export interface OwnPersonDeps {
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly completion: PersonCompletion;
  readonly bankName: () => Promise<string>;
  readonly now: () => number;
}
