import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { readSource } from './source-names.mjs';
import { readCollections } from './stored-names.mjs';
import { namesOfType } from './type-names.mjs';

/** @typedef {Readonly<Record<string, readonly string[]>>} PersistedNames names by kind, sorted */
/** @typedef {import('./source-names.mjs').Add} Add */

/** Types whose values are kept by Temporal or in a case's document, with what their names begin with. */
const keptTypes = /** @type {const} */ ([
  ['workflows/contract/src/identification-case.contract.ts', 'IdentificationCaseInput'],
  ['workflows/contract/src/identification-case.contract.ts', 'CommandEnvelope'],
  ['workflows/contract/src/identification-case.contract.ts', 'ProviderEventSignal'],
  ['workflows/contract/src/identification-case.contract.ts', 'RefusalDetail'],
  ['workflows/contract/src/core-banking-step.contract.ts', 'CoreBankingStepInput'],
  ['workflows/contract/src/case-shredder.contract.ts', 'CaseShredderInput'],
  ['domain/src/case/case-outcome.ts', 'CaseOutcome'],
  ['domain/src/case/case-row.ts', 'RowName'],
  ['domain/src/settings/setting-values.schema.ts', 'AllSettings'],
]);

const activities = 'workflows/contract/src/case-activities.contract.ts';
const taskQueues = 'workflows/contract/src/task-queues.ts';

/** Every name that stays behind in Temporal, MongoDB, NATS, settings or a process's environment, read from the code. */
export function collectNames() {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  /** @type {Add} */
  const add = (kind, name) => void found.set(kind, (found.get(kind) ?? new Set()).add(name));
  const paths = sources();
  const texts = new Map(paths.map((path) => [path, readFileSync(inRoot(path), 'utf8')]));
  const schemas = paths.filter((path) => texts.get(path)?.includes('new Schema<'));
  const program = programOf([...schemas, ...keptTypes.map(([path]) => path), activities, taskQueues]);
  const checker = program.getTypeChecker();
  for (const [path, text] of texts)
    readSource(ts.createSourceFile(inRoot(path), text, ts.ScriptTarget.ESNext, true), add);
  for (const path of schemas) readCollections(checker, fileOf(program, path), add);
  for (const [path, name] of keptTypes) {
    const names = namesOfType(checker, typeNamed(program, path, name), name);
    for (const one of names) add(name === 'AllSettings' ? 'settings' : 'inputs and states', one);
  }
  addActivities(program, add);
  addTaskQueues(program, add);
  addStatuses(texts.get('domain/src/case/case-status.ts') ?? '', add);
  addSubjects(add);
  return /** @type {PersistedNames} */ (
    Object.fromEntries([...found].sort(byKey).map(([kind, names]) => [kind, [...names].sort()]))
  );
}

/** @type {(left: [string, unknown], right: [string, unknown]) => number} */
const byKey = ([left], [right]) => (left < right ? -1 : 1);

/** Production sources of services, workflows and domain; the sandbox simulates others' systems. */
function sources() {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'services', 'workflows', 'domain'],
    {
      cwd: inRoot('.'),
      encoding: 'utf8',
    },
  );
  return listed
    .split('\n')
    .filter((path) => path.endsWith('.ts') && !/(\.test|\.fake)\.ts$|\/testing\/|^services\/sandbox\//.test(path));
}

/** @param {readonly string[]} paths */
function programOf(paths) {
  const { config } = ts.readConfigFile(inRoot('tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, inRoot('.'));
  return ts.createProgram(
    paths.map((path) => inRoot(path)),
    { ...options, composite: false, noEmit: true, types: ['node'], typeRoots: [inRoot('node_modules/@types')] },
  );
}

/**
 * @param {ts.Program} program
 * @param {string} path
 */
function fileOf(program, path) {
  const file = program.getSourceFile(inRoot(path));
  if (file === undefined) throw new Error(`${path} is not part of the program`);
  return file;
}

/**
 * @param {ts.Program} program
 * @param {string} path
 * @param {string} name
 */
function typeNamed(program, path, name) {
  const declared = fileOf(program, path).statements.find(
    (one) => (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
  );
  if (declared === undefined) throw new Error(`${path} declares no type ${name}`);
  return program.getTypeChecker().getTypeAtLocation(declared);
}

/**
 * @param {ts.Program} program
 * @param {Add} add
 */
function addActivities(program, add) {
  const checker = program.getTypeChecker();
  for (const one of fileOf(program, activities).statements) {
    if (!ts.isInterfaceDeclaration(one) || !one.name.text.endsWith('Activities')) continue;
    for (const method of checker.getTypeAtLocation(one).getProperties()) {
      add('activities', method.name);
      const [signature] = checker.getTypeOfSymbol(method).getCallSignatures();
      const input = signature?.getParameters()[0];
      const result = signature && checker.getAwaitedType(signature.getReturnType());
      if (input)
        for (const name of namesOfType(checker, checker.getTypeOfSymbol(input), `${method.name}.input`))
          add('activities', name);
      if (result) for (const name of namesOfType(checker, result, `${method.name}.result`)) add('activities', name);
    }
  }
}

/**
 * @param {ts.Program} program
 * @param {Add} add
 */
function addTaskQueues(program, add) {
  const type = typeNamed(program, taskQueues, 'TaskQueue');
  for (const name of namesOfType(program.getTypeChecker(), type, 'queue'))
    add('task queues', name.replace('queue = ', ''));
}

/**
 * @param {string} text
 * @param {Add} add
 */
function addStatuses(text, add) {
  for (const [, code, key] of text.matchAll(/row\((\d+), '(\w+)'/g)) add('statuses', `${code} ${key}`);
}

/** @param {Add} add */
function addSubjects(add) {
  const image = execFileSync(inRoot('node_modules/.bin/buf'), ['build', '--exclude-imports', '-o', '-#format=json'], {
    cwd: inRoot('proto'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  /** @type {{ file: { package: string, service?: { method: { name: string }[] }[], messageType?: { name: string }[] }[] }} */
  const { file } = JSON.parse(image);
  for (const { package: name, service = [], messageType = [] } of file) {
    const context = name.replace(/^kontor\./, '').replace(/\.v1$/, '');
    for (const { method } of service) for (const rpc of method) add('subjects', `svc.${context}.v1.${rpc.name}`);
    for (const message of messageType)
      if (message.name.endsWith('Event')) add('subjects', `ev.${context}.v1.${message.name}`);
  }
}
