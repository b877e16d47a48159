import { describeScenes } from '../scenes/describe-scenes.js';
import { scenes } from '../scenes/scenes.js';

describe('every page of the back office', () => describeScenes(scenes.filter(({ app }) => app === 'web-admin')));
