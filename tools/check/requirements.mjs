import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The list of requirements under docs/requirements and what refers to it.
 *
 * A row is a line of a table: `| R3-2.8-4 | what is required | proof |`. The first number is that of the page, then the
 * section and the number within it. The proof names one or more tests in backticks, file and title (`path › title`), with
 * "(soak)" after those that only the soak runs, or says "not yet". Code refers to a section as `(R3 §2.8)`.
 *
 * The page on security has rows of the same form with the numbers of the OWASP ASVS (`| V3.4.6 | …`). Instead of a test
 * such a row may give a reason: "does not apply: …" or "deviates by contract: …" with what makes up for it.
 *
 * @typedef {{ id: string, section: string, text: string, proof: string, page: string, line: number }} Requirement
 */

export const requirementPages = [
  'docs/requirements/1-customer-application.md',
  'docs/requirements/2-customer-identification.md',
  'docs/requirements/3-back-office.md',
  'docs/security.md',
];

const row = /^\|\s*(?:(R[123])-([\d.]+)-(\d+)|(V\d+\.\d+\.\d+))\s*\|(.*)\|([^|]*)\|\s*$/;
const reason = /^(does not apply|deviates by contract): \S.{20,}$/;

/**
 * @param {string} page path of the page
 * @param {string} content
 * @returns {Requirement[]}
 */
export function readRequirements(page, content) {
  return content.split('\n').flatMap((text, index) => {
    const found = row.exec(text);
    if (found === null) return [];
    const [, spec = '', part = '', number = '', standard, requirement = '', proof = ''] = found;
    const id = standard ?? `${spec}-${part}-${number}`;
    const section = standard ?? `${spec} §${part}`;
    return [{ id, section, text: requirement.trim(), proof: proof.trim(), page, line: index + 1 }];
  });
}

/** Tests that `npm test` leaves to the soak. */
const inSoakOnly =
  /^tests\/(soak|pages|runbook|load|bank|fuzzing|encrypted)\/|\.soak\.test\.ts$|\.(drill|upgrade)\.test\.mjs$/;

const pageStates = 'tests/page-states';

/**
 * @typedef {{ file: string, title: string | undefined, soak: boolean }} NamedTest
 * @param {string} proof
 * @returns {NamedTest[]}
 */
function testsNamed(proof) {
  return [...proof.matchAll(/`([^`]+)`( \(soak\))?/g)].map(([, named = '', soak]) => {
    const [file = '', title] = named.split(' › ');
    return { file, title, soak: soak !== undefined };
  });
}

/**
 * @param {string} content
 * @param {string} text
 */
function quotes(content, text) {
  return ["'", '"', '`'].some((mark) => content.includes(`${mark}${text}${mark}`));
}

/**
 * The tests of the pages take their titles from tables beside them: a visitor, or `app/page-state` of a page state.
 *
 * @param {string} root
 * @param {string} title
 */
function isPageTitle(root, title) {
  const [app = '', name = ''] = title.split('/');
  const halves = [...name.matchAll(/-/g)].map(({ index }) => [app, name.slice(0, index), name.slice(index + 1)]);
  return readdirSync(join(root, pageStates)).some((file) => {
    const content = readFileSync(join(root, pageStates, file), 'utf8');
    return quotes(content, title) || halves.some((parts) => parts.every((part) => quotes(content, part)));
  });
}

/**
 * @param {string} root
 * @param {NamedTest} test
 * @returns {string | undefined} what is wrong with it
 */
function problemOf(root, { file, title, soak }) {
  if (!/\.test\.(ts|tsx|mjs)$/.test(file)) return `${file} is no test`;
  if (!existsSync(join(root, file))) return `${file} does not exist`;
  if (title === undefined) return `${file} is named without the title of a test`;
  const found = file.startsWith('tests/pages/')
    ? isPageTitle(root, title)
    : quotes(readFileSync(join(root, file), 'utf8'), title);
  if (!found) return `${file} has no test "${title}"`;
  if (soak === inSoakOnly.test(file)) return undefined;
  return soak ? `${file} runs without the soak too` : `${file} runs in the soak only and does not say "(soak)"`;
}

/**
 * @param {string} root
 * @param {Requirement} requirement
 * @returns {string[]}
 */
function checkProof(root, { id, page, line, text, proof }) {
  const at = `${page}:${line} ${id}`;
  if (text === '') return [`${at} says nothing`];
  if (proof === 'not yet') return [];
  if (id.startsWith('V') && reason.test(proof)) return [];
  const tests = testsNamed(proof);
  if (tests.length === 0) return [`${at} names no test and does not say "not yet"`];
  return tests.flatMap((test) => {
    const problem = problemOf(root, test);
    return problem === undefined ? [] : [`${at}: ${problem}`];
  });
}

const reference = /\bR([1-3]) §(\d+(?:\.\d+)*)/g;
const spec =
  /\bspec(?:ification)? [1-3]\b|\bdesign (?:page )?[1-6]\b|\bdesign\/[1-6]-|\b(?:lifecycle|contracts|design|architecture) "[^"]+"/i;

/**
 * @param {ReadonlyMap<string, string>} files content by path
 * @param {ReadonlySet<string>} sections sections that have rows, e.g. "R3 §2.8"
 * @returns {string[]} references that lead nowhere and mentions of documents that are not in the repository
 */
export function checkReferences(files, sections) {
  const known = [...sections];
  const exists = (/** @type {string} */ section) =>
    known.some((one) => one === section || one.startsWith(`${section}.`) || section.startsWith(`${one}.`));
  return [...files].flatMap(([path, content]) =>
    content.split('\n').flatMap((text, index) => {
      const lost = [...text.matchAll(reference)].map(([found]) => found).filter((found) => !exists(found));
      const outside = spec.exec(text)?.[0];
      return [
        ...lost.map((found) => `${path}:${index + 1}: ${found} leads nowhere`),
        ...(outside === undefined ? [] : [`${path}:${index + 1}: "${outside}" is not in the repository`]),
      ];
    }),
  );
}

/**
 * @param {string} root
 * @param {ReadonlyMap<string, string>} files content by path, of everything that may refer to a requirement
 * @returns {string[]} one sentence for each row and reference that is not true
 */
export function checkRequirements(root, files) {
  const missing = requirementPages.filter((page) => !existsSync(join(root, page)));
  const rows = requirementPages
    .filter((page) => !missing.includes(page))
    .flatMap((page) => readRequirements(page, readFileSync(join(root, page), 'utf8')));
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...missing.map((page) => `${page} is missing`),
    ...twice.map((id) => `${id} is there twice`),
    ...rows.flatMap((requirement) => checkProof(root, requirement)),
    ...checkReferences(files, new Set(rows.map(({ section }) => section))),
  ];
}
