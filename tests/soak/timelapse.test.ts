import { runTimelapse } from '../timelapse/timelapse.js';

/** What `npm run timelapse` prints, in a shorter year. */
test('a case is described from the registration to the archive, with its mails', async () => {
  const lines: string[] = [];
  await runTimelapse({ dayMs: 60, say: (line) => lines.push(line) });
  const statuses = lines.flatMap((line) => /^day +\d+ {2}→ (\d+) /.exec(line)?.slice(1).map(Number) ?? []);
  expect(statuses.filter((status) => ![230, 240, 245, 260].includes(status))).toEqual([
    0, 110, 130, 210, 210, 213, 218, 220, 310, 410, 425, 420, 430, 900,
  ]);
  const days = (text: string) => lines.filter((line) => line.includes(text)).map((line) => Number(line.slice(4, 8)));
  expect(days('→ 420')[0]! - days('→ 425')[0]!).toBeGreaterThanOrEqual(90);
  expect(days('→ 900')[0]! - days('→ 430')[0]!).toBeGreaterThanOrEqual(365);
  const mails = lines.filter((line) => line.includes('mail to '));
  // Reminders of the same have the same subject, and two may fall on one of these short days.
  const [reminders, others] = [true, false].map((isOne) =>
    mails.filter((line) => line.includes('fehlt noch etwas von Ihnen') === isOne),
  );
  expect(new Set(others).size).toBe(others?.length);
  expect(reminders?.length).toBeLessThanOrEqual(3);
  for (const subject of [/Bestätigung|bestätigen/i, /Rückfrage/i, /Konto/i])
    expect(mails.filter((line) => subject.test(line))).not.toEqual([]);
});
