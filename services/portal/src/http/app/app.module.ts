export { createApp } from './app.js';
export { openEngines } from './open-engines.js';
export { handlersOf, startConcepts } from './run-concepts.js';
