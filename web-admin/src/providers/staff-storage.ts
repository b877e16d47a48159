import { createBrowserStorage } from '@kontor/api/session/browser-storage';

export const staffStorage = createBrowserStorage<'token' | 'refreshToken'>('kontor.staff.');
