import { waitText } from './wait-text.js';

it.each([
  [-3, 'jetzt'],
  [0, 'jetzt'],
  [0.4, 'in einer Sekunde'],
  [12, 'in 12 Sekunden'],
  [60, 'in 1:00 Minuten'],
  [298, 'in 4:58 Minuten'],
  [3600, 'in 1:00 Stunden'],
  [86_399, 'in 24:00 Stunden'],
])('%d s are "%s"', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
