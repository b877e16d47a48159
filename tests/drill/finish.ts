import { partialDeepStrictEqual } from 'node:assert/strict';
import { Applicant, type Tokens } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { codeIn, mailsTo, mailTo, type Mail } from '../support/inbox.js';
import { clearFaults, createdTwice } from '../support/sandbox.js';
import { resolveRegister, resolveResearch } from '../support/mismatch.js';
import { bookAndClose, identifyAll, order, settle } from '../support/whole-way.js';
import { readLines, type CaseLine, type MemoLine } from './records.js';

/**
 * After a restore or an upgrade: counts what was acknowledged before a moment and is missing, and who was logged out,
 * then completes every case. Arguments: the file of `prepare`, the moment (ISO 8601). Exit code 1 when anything was lost or is
 * incomplete.
 */
const [, , path = 'drill.jsonl', moment = ''] = process.argv;
const say = (line: string) => void process.stdout.write(`${line}\n`);

function applicantOf({ company, email, caseId, tokens }: CaseLine): Applicant {
  const applicant = new Applicant(company, email);
  applicant.adopt(caseId);
  applicant.tokens = tokens;
  return applicant;
}

/** Whether somebody who was logged in before still is: the session continues without the password. */
async function isLoggedOut(applicant: Applicant): Promise<boolean> {
  const body = { refresh_token: applicant.tokens?.refresh_token };
  const answer = await applicant.call<Tokens>('POST', '/me/refresh', { body });
  if (answer.status === 200) applicant.tokens = answer.body;
  return answer.status !== 200;
}

async function lostMemos(clerk: Clerk, memos: readonly MemoLine[]): Promise<number> {
  let lost = 0;
  for (const caseId of new Set(memos.map((memo) => memo.caseId))) {
    const there = await clerk.done<readonly { content: string }[]>('GET', `/bgo_identifications/${caseId}/bank-memos`);
    const texts = new Set(there.map(({ content }) => content));
    lost += memos.filter((memo) => memo.caseId === caseId && !texts.has(memo.text)).length;
  }
  return lost;
}

/** Whether status and form are those that were acknowledged. */
async function isAsItWas(clerk: Clerk, line: CaseLine, applicant: Applicant): Promise<boolean> {
  const status = (await clerk.status(line.caseId)) ?? 0;
  const isHere = status === line.status;
  const form = line.form === null ? null : await applicant.form();
  const isSame = isKept(form, line.form);
  if (!isHere || !isSame)
    say(
      `case ${line.caseId} (${line.phase}): ${line.status} before, ${status} now, form ${isSame ? 'equal' : 'differs'}`,
    );
  return isHere && isSame;
}

/** What the portal works out from the form, and newer code may work out otherwise. */
const workedOut = ['kycnowDocumentOrderRequired'];

/** Whether everything that was acknowledged before is answered again; newer code may say more. */
function isKept(now: unknown, before: unknown): boolean {
  const acknowledged = Object.entries(before ?? {}).filter(([name]) => !workedOut.includes(name));
  try {
    partialDeepStrictEqual(now, before === null ? null : Object.fromEntries(acknowledged));
    return true;
  } catch (error) {
    say(String(error));
    return false;
  }
}

/** Continues a case from its phase to 430. */
async function toItsEnd(clerk: Clerk, line: CaseLine, applicant: Applicant): Promise<void> {
  const { phase, caseId } = line;
  if (phase === 'registered') {
    const before = (await mailsTo(applicant.email)).map(({ id }) => id);
    await applicant.done('POST', '/me/requestVerification');
    const isNew = (candidate: Mail) => codeIn(candidate) !== undefined && !before.includes(candidate.id);
    const mail = await mailTo(applicant.email, isNew);
    applicant.tokens = await applicant.done('POST', '/me/verify', { body: { code: codeIn(mail) } });
    await applicant.reaches(130);
  }
  if (phase === 'registered' || phase === 'confirmed') await applicant.fillIn();
  if (phase === 'registered' || phase === 'confirmed' || phase === 'form') await order(applicant);
  if (phase === 'onHold') await clerk.release(caseId);
  if (phase === 'mismatch') await resolveRegister(applicant, 90_000);
  if (phase === 'researchMismatch') await resolveResearch(applicant, 90_000);
  if (phase === 'inChecks') await identifyAll(applicant);
  if (!['bank', 'silentBooking', 'done'].includes(phase)) await applicant.comesTo([310], 90_000);
  // Its booking continues by itself, and nobody takes over what is booked.
  if (phase === 'silentBooking') await bookAndClose(clerk, caseId);
  else if (phase !== 'done') await settle(clerk, caseId);
  await applicant.reaches(430);
}

async function main(): Promise<boolean> {
  const startedAt = Date.now();
  const lines = readLines(path);
  const cases = lines.flatMap((line) => (line.kind === 'case' ? [line] : []));
  const before = Date.parse(moment);
  const memos = lines.flatMap((line) => (line.kind === 'memo' && line.at < before ? [line] : []));
  const clerk = await Clerk.login();
  let lost = await lostMemos(clerk, memos);
  const people = cases.map((line) => ({ line, applicant: applicantOf(line) }));
  let loggedOut = 0;
  for (const { line, applicant } of people) {
    if (await isLoggedOut(applicant)) loggedOut += 1;
    else if (!(await isAsItWas(clerk, line, applicant))) lost += 1;
  }
  say(`acknowledged before: ${memos.length} notes, ${cases.length} cases; lost: ${lost}`);
  say(`logged out: ${loggedOut}`);
  if (loggedOut > 0) return false;
  let [ended, twice] = [0, 0];
  await clearFaults();
  for (const { line, applicant } of people) {
    await toItsEnd(clerk, line, applicant);
    ended += 1;
    for (const provider of ['banking', 'core-banking'] as const)
      twice += (await createdTwice(provider, line.caseId)).length;
  }
  say(
    `cases at their end: ${ended} of ${cases.length} in ${Math.round((Date.now() - startedAt) / 1000)} s; made twice: ${twice}`,
  );
  return lost === 0 && ended === cases.length && twice === 0 && memos.length > 0;
}

process.exitCode = (await main()) ? 0 : 1;
