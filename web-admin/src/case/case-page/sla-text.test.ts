import { slaText } from './sla-text.js';

it.each([
  [{ status: 'running', hours: 12.3456 }, 'SLA: 12,35 Stunden, läuft'],
  [{ status: 'missed', hours: 30 }, 'SLA: 30,00 Stunden, überschritten'],
  [{ status: '', hours: 0 }, 'SLA: 0,00 Stunden'],
])('%j', (sla, text) => {
  expect(slaText(sla)).toBe(text);
});
