import { Applicant } from '../support/applicant.js';
import { addresses } from '../support/addresses.js';
import { Clerk } from '../support/clerk.js';
import { nordlumar } from '../support/company.js';
import { pdf } from '../support/files.js';
import { api, unexpected } from '../support/http.js';
import { codeIn, mailTo } from '../support/inbox.js';
import { ledger, passCheck, startedChecks } from '../support/sandbox.js';
import { order } from '../support/whole-way.js';

const started = Date.now();
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints a step: when it happened, what, and where it can be seen. */
function report(what: string, where = ''): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(5);
  say(`${seconds} s  ${what}${where === '' ? '' : `\n         → ${where}`}`);
}

const help = `
Usage: npm run demo

Runs the whole way of a GmbH with two directors on the running stack (npm start) and prints what happens where.
Environment: KONTOR_URL, MAIL_URL, SANDBOX_URL when the stack does not run on the usual ports.
`;

async function apply(): Promise<Applicant> {
  const applicant = new Applicant(nordlumar);
  const hits = await api<{ totalHits: number }>('GET', '/kyc-now/search?q=Nordlumar&page=0');
  report(
    `Register search for "Nordlumar" finds ${hits.body.totalHits} company.`,
    `${addresses.sandbox}/company-check/register?q=Nordlumar`,
  );
  await applicant.register();
  report(
    `${applicant.email} registers; case ${applicant.caseId} is opened (0 → 110).`,
    `Temporal UI: case/${applicant.caseId}`,
  );
  const mail = await mailTo(applicant.email, (candidate) => codeIn(candidate) !== undefined);
  report(`The confirmation mail arrives: code ${codeIn(mail) ?? ''}.`, `${addresses.mail}/`);
  await applicant.confirm();
  await applicant.reaches(130);
  report('The code confirms the address (130).');
  await applicant.fillIn();
  report('Company, tax residency and two directors are saved, sealed under the key of the case (210).');
  return applicant;
}

async function identify(applicant: Applicant): Promise<void> {
  await order(applicant);
  report(
    'The order passes the hold rules, matches the register and is handed over to the banking provider (218 → 220).',
    `${addresses.sandbox}/banking`,
  );
  for (const check of await startedChecks(applicant.caseId, 2)) {
    await passCheck(check);
    report('A director passes the identity check.', check.url);
  }
  await applicant.reaches(310);
  report(
    'Signed webhooks, the event bridge and the workflow bring the case to 310: ready for the bank.',
    `${addresses.portal}/bm/${applicant.caseId}`,
  );
}

async function open(applicant: Applicant): Promise<void> {
  const clerk = await Clerk.login();
  await clerk.takeOver(applicant.caseId);
  report('A clerk takes the case over (410).');
  const passed = await clerk.pass(applicant.caseId);
  if (passed.status !== 200) throw unexpected('pass to the core bank', passed);
  report('Company and directors are booked in the core bank, each once.', `${addresses.sandbox}/core-banking`);
  const account = await clerk.createAccount(applicant.caseId);
  if (account.status !== 200) throw unexpected('account', account);
  report(`The account is opened: IBAN ${account.body.IBAN}.`);
  const card = await clerk.createGirocard(applicant.caseId);
  if (card.status !== 200) throw unexpected('girocard', card);
  report(`The girocard is ordered: number ${card.body.Kartennummer}.`);
  await clerk.uploadContract(applicant.caseId, pdf('Kontovertrag'), 'kontovertrag.pdf');
  await clerk.setStatus(applicant.caseId, 430);
  await applicant.reaches(430);
  report(
    'The contract is there and the case closed with success (430); the archive timer is set to 365 days.',
    `Temporal UI: case/${applicant.caseId}`,
  );
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return void say(help);
  const reachable = await api('GET', '/configuration').catch(() => undefined);
  if (reachable?.status !== 200)
    throw new Error(`Nothing answers at ${addresses.portal}. Run npm start first, or set KONTOR_URL.`);
  const applicant = await apply();
  await identify(applicant);
  await open(applicant);
  const { effects } = await ledger('core-banking', applicant.caseId);
  report(`The core bank's ledger shows ${effects.length} effects: ${effects.map(({ kind }) => kind).join(', ')}.`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
