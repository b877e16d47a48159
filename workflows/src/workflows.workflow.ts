/** Every workflow the worker registers; the bundle is built from here. */
export { identificationCase } from './identification-case/identification-case.workflow.js';
export { coreBankingStep } from './core-banking-step/core-banking-step.workflow.js';
export { caseShredder } from './case-shredder/case-shredder.workflow.js';
