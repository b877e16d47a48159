import ts from 'typescript';
import { formOf, propertyOf } from './source-names.mjs';
import { namesOfType } from './type-names.mjs';

/** @typedef {import('./source-names.mjs').Add} Add */

/**
 * The collections of a file of repositories, with the fields of their documents and their indexes. A schema belongs to
 * the collection that its model names, or that its own options name.
 * @param {ts.TypeChecker} checker
 * @param {ts.SourceFile} file
 * @param {Add} add
 */
export function readCollections(checker, file, add) {
  const schemas = schemasOf(file);
  if (schemas.length === 0) return;
  const models = modelsOf(file);
  for (const { name, node, indexes } of schemas) {
    const options = node.arguments?.[1];
    const document = node.typeArguments?.[0];
    const collection =
      models.find((model) => model.schema === name || model.document === document?.getText())?.collection ??
      formOf(propertyOf(options, 'collection'));
    // A part of another schema: its fields are those of the document.
    if (collection === undefined) continue;
    add('collections', collection);
    for (const index of indexes) add('indexes', `${collection}: ${index}`);
    const type = document ? checker.getTypeFromTypeNode(document) : undefined;
    if (type === undefined) throw new Error(`${file.fileName}: the schema ${name} does not name its document`);
    for (const field of namesOfType(checker, type, collection)) add('fields', field);
  }
}

/** @typedef {{ name: string, node: ts.NewExpression, indexes: string[] }} SchemaNode */

/**
 * @param {ts.SourceFile} file
 * @returns {readonly SchemaNode[]}
 */
function schemasOf(file) {
  /** @type {SchemaNode[]} */
  const found = [];
  each(file, (node) => {
    if (!ts.isVariableDeclaration(node) || node.initializer === undefined) return;
    let inner = node.initializer;
    /** @type {string[]} */
    const indexes = [];
    while (ts.isCallExpression(inner) && ts.isPropertyAccessExpression(inner.expression)) {
      if (inner.expression.name.text === 'index') indexes.unshift(textOf(inner.arguments));
      inner = inner.expression.expression;
    }
    if (ts.isNewExpression(inner) && inner.expression.getText() === 'Schema')
      found.push({ name: node.name.getText(), node: inner, indexes });
  });
  each(file, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const schema = found.find(
      ({ name }) => ts.isPropertyAccessExpression(node.expression) && node.expression.expression.getText() === name,
    );
    if (schema && node.expression.name.text === 'index') schema.indexes.push(textOf(node.arguments));
  });
  return found;
}

/** @param {ts.SourceFile} file */
function modelsOf(file) {
  /** @type {{ schema: string, document: string | undefined, collection: string | undefined }[]} */
  const found = [];
  each(file, (node) => {
    if (!ts.isCallExpression(node) || !node.expression.getText().endsWith('.model')) return;
    const [, schema, collection] = node.arguments;
    const document = node.typeArguments?.[0]?.getText();
    found.push({
      schema: schema?.getText() ?? '',
      document,
      collection: formOf(collection) ?? defaultOf(file, collection),
    });
  });
  return found;
}

/**
 * The default of a parameter that names the collection.
 * @param {ts.SourceFile} file
 * @param {ts.Expression | undefined} name
 */
function defaultOf(file, name) {
  /** @type {string | undefined} */
  let found;
  each(file, (node) => {
    if (ts.isBindingElement(node) && node.name.getText() === name?.getText()) found ??= formOf(node.initializer);
  });
  return found;
}

/** @param {readonly ts.Expression[]} nodes */
const textOf = (nodes) => nodes.map((one) => one.getText().replace(/\s+/g, ' ')).join(', ');

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
function each(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => each(child, visit));
}
