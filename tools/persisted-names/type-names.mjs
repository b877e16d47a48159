import ts from 'typescript';

/** @typedef {{ checker: ts.TypeChecker, names: Set<string>, within: readonly ts.Type[] }} Walk */

const empty = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void | ts.TypeFlags.Never;
const primitive =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown;
const discriminants = ['name', 'kind', 'decision'];

/**
 * Every name that a value of a type keeps where it is stored: the paths of its fields, and the words that a field may
 * hold. `a.b[] = word`; a member of a union is identified by its discriminant: `a{kind=word}.b`.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {string} path what the names begin with
 * @returns {readonly string[]}
 */
export function namesOfType(checker, type, path) {
  /** @type {Set<string>} */
  const names = new Set();
  walk({ checker, names, within: [] }, type, path);
  return [...names];
}

/**
 * @param {Walk} state
 * @param {ts.Type} type
 * @param {string} path
 */
function walk(state, type, path) {
  const members = (type.isUnion() ? type.types : [type]).filter((one) => !(one.flags & empty));
  const unions = discriminantOf(state.checker, members);
  for (const member of members) {
    if (member.isStringLiteral()) state.names.add(`${path} = ${member.value}`);
    else if (isLeaf(member)) state.names.add(path);
    else walkObject(state, member, unions === undefined ? path : `${path}{${unions}=${wordOf(state, member, unions)}}`);
  }
}

/**
 * @param {Walk} state
 * @param {ts.Type} type
 * @param {string} path
 */
function walkObject(state, type, path) {
  const { checker, names, within } = state;
  const inner = { checker, names, within: [...within, type] };
  const item = checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
  if (item !== undefined) return walk(inner, item, `${path}[]`);
  names.add(path);
  if (within.includes(type)) return;
  const value = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (value !== undefined) walk(inner, value, `${path}.*`);
  for (const property of checker.getPropertiesOfType(type))
    walk(inner, checker.getTypeOfSymbol(property), `${path}.${property.name}`);
}

/**
 * A value without fields of its own: a primitive, an id of a type of its own, or an object of the language.
 * @param {ts.Type} type
 */
function isLeaf(type) {
  if (type.flags & primitive) return true;
  if (type.isIntersection()) return type.types.some((one) => one.flags & primitive);
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return ['Date', 'Uint8Array', 'Buffer', 'Map', 'Set'].includes(type.symbol?.name ?? '') && !/\/src\//.test(file);
}

/**
 * @param {ts.TypeChecker} checker
 * @param {readonly ts.Type[]} members
 */
function discriminantOf(checker, members) {
  if (members.length < 2) return undefined;
  return discriminants.find((name) =>
    members.every((member) => {
      const property = member.getProperty(name);
      return property !== undefined && checker.getTypeOfSymbol(property).isStringLiteral();
    }),
  );
}

/**
 * @param {Walk} state
 * @param {ts.Type} member
 * @param {string} discriminant
 */
function wordOf({ checker }, member, discriminant) {
  const property = member.getProperty(discriminant);
  const type = property && checker.getTypeOfSymbol(property);
  return type?.isStringLiteral() ? type.value : '';
}
