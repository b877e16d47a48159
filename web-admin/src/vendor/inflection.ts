// react-admin makes English labels of names that have no text. Every name here has one, so a name without stays as it is.
const same = (name: string): string => name;

export {
  same as capitalize,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform,
};
