import type { ProblemTable } from '@kontor/platform/problem/problem';

/** The error codes of the settings; part of `problemTable`. */
export const settingsProblems = {
  'setting-exists': {
    status: 409,
    title: 'Einstellung vorhanden',
    message: 'Eine Einstellung mit diesem Namen gibt es schon.',
  },
  'settings-too-large': {
    status: 413,
    title: 'Konfiguration zu groß',
    message: 'Die Konfiguration ist zu groß. Bitte verwenden Sie kleinere Bilder oder Bildadressen.',
  },
  'dry-run-running': {
    status: 409,
    title: 'Probelauf läuft',
    message: 'Es läuft schon ein Probelauf. Bitte warten Sie auf sein Ergebnis, oder brechen Sie ihn ab.',
  },
} as const satisfies ProblemTable;
