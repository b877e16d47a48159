import ts from 'typescript';

/** @typedef {(kind: string, name: string) => void} Add */
/** @typedef {(node: ts.Node, add: Add) => void} Reader */

/**
 * A template as the form of the texts it makes: `case/${caseId}` → `case/{}`; undefined for other nodes.
 * @param {ts.Node | undefined} node
 * @returns {string | undefined}
 */
export function formOf(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/**
 * The value of a property of an object literal.
 * @param {ts.Node | undefined} node
 * @param {string} name
 */
export function propertyOf(node, name) {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((one) => one.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** @param {ts.Node} node */
const calleeOf = (node) =>
  ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.expression.getText().split('.').at(-1) ?? '') : '';

/** @param {ts.Node} node */
const argumentsOf = (node) => (ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : []);

/** What a call makes whose first argument is the name. */
const named = new Map([
  ['defineUpdate', 'updates'],
  ['defineSignal', 'signals'],
  ['defineQuery', 'queries'],
  ['ServiceFault', 'fault codes'],
  ['createGridFsBlobStore', 'blob buckets'],
]);

/** @type {Reader} */
function readCalls(node, add) {
  const callee = calleeOf(node);
  const [first, second] = argumentsOf(node);
  const kind = named.get(callee);
  const name = formOf(callee === 'createGridFsBlobStore' ? second : first);
  if (kind !== undefined && name !== undefined) add(kind, name);
  if (callee === 'defineSearchAttributeKey')
    add('search attributes', `${name}: ${second?.getText().split('.').at(-1)}`);
  if (callee === 'collection' && name !== undefined && first && ts.isStringLiteral(first)) add('collections', name);
  const records = callee === 'createMongoEffectRecords' ? formOf(propertyOf(second, 'collection')) : undefined;
  if (records !== undefined) add('collections', records);
}

/** Names of properties whose text is kept: ids that make a repeat the same thing, durable consumers, subjects. */
const keptProperties = new Map([
  ['findingId', 'ids'],
  ['commandId', 'ids'],
  ['mailId', 'ids'],
  ['memoId', 'ids'],
  ['durable', 'consumers'],
  ['deadLetterSubject', 'subjects'],
  ['tableName', 'collections'],
]);

/** @type {Reader} */
function readProperties(node, add) {
  if (!ts.isPropertyAssignment(node)) return;
  const kind = keptProperties.get(node.name.getText());
  const form = formOf(node.initializer);
  if (kind !== undefined && form !== undefined && form !== '') add(kind, form);
}

/** @type {Reader} */
function readStreams(node, add) {
  const [name, subjects] = [formOf(propertyOf(node, 'name')), propertyOf(node, 'subjects')];
  if (name === undefined || subjects === undefined || !ts.isArrayLiteralExpression(subjects)) return;
  for (const subject of subjects.elements) add('streams', `${name}: ${formOf(subject)}`);
}

/** @type {Reader} */
function readSettingsOfProcesses(node, add) {
  if (!/config[^/]*\.ts$/.test(node.getSourceFile().fileName) || !ts.isPropertyAssignment(node)) return;
  const name = node.name.getText();
  if (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^HOST$|^PORT$/.test(name)) add('environment variables', name);
}

/**
 * In files that say how keys and references look, each template is one.
 * @type {Reader}
 */
function readKeyForms(node, add) {
  const { fileName } = node.getSourceFile();
  const isKeyFile = /\/(operation-key|case-effect|references|staff-commands|subjects)\.ts$|\.contract\.ts$/.test(
    fileName,
  );
  if (isKeyFile && ts.isTemplateExpression(node) && !isMessage(node)) add('ids', formOf(node) ?? '');
}

/** @param {ts.Node} node */
const isMessage = (node) => ts.isNewExpression(node.parent) || /\s/.test(node.getText().replace(/\$\{[^}]*\}/g, ''));

/** @type {Reader} */
function readConstants(node, add) {
  if (!ts.isVariableDeclaration(node) || !node.getSourceFile().fileName.endsWith('.contract.ts')) return;
  const [name, text] = [node.name.getText(), formOf(node.initializer)];
  if (name.endsWith('Type') && text !== undefined) add('workflow types', text);
  if (name === 'commandRefused' && text !== undefined) add('fault codes', text);
}

const readers = [readCalls, readProperties, readStreams, readSettingsOfProcesses, readKeyForms, readConstants];

/**
 * Names in one source file as texts.
 * @param {ts.SourceFile} file
 * @param {Add} add
 */
export function readSource(file, add) {
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const read of readers) read(node, add);
    ts.forEachChild(node, visit);
  };
  visit(file);
}
