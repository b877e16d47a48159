import { accessScenes } from './access.scenes.js';
import { applicationScenes } from './application.scenes.js';
import { caseScenes } from './case.scenes.js';
import { matchingScenes } from './matching.scenes.js';
import { openingScenes } from './opening.scenes.js';
import { orderScenes } from './order.scenes.js';
import { requestsScenes } from './requests.scenes.js';
import type { Scene } from './scene.js';
import { staffEntryScenes } from './staff-entry.scenes.js';
import { statusScenes } from './status.scenes.js';

/** Every page of both apps in every state somebody can see it in. */
export const scenes: readonly Scene[] = [
  ...openingScenes,
  ...accessScenes,
  ...applicationScenes,
  ...orderScenes,
  ...matchingScenes,
  ...statusScenes,
  ...staffEntryScenes,
  ...requestsScenes,
  ...caseScenes,
];
