const rotationCommands = /** @type {const} */ (['rotate-key', 'retire-key']);
const helpWords = ['--help', '-h'];

/**
 * What the words of `npm run ops` ask for. An empty word stays where it is: it is an unset variable of a script, and
 * without it the command would do something else, such as verify the log without its anchors.
 * @param {readonly string[]} words
 * @returns {{ rotation: typeof rotationCommands[number] | undefined, rest: readonly string[], asksForHelp: boolean,
 *   showsAll: boolean }} showsAll: it is the help of all commands
 */
export function readCommandWords([command, ...rest]) {
  const rotation = rotationCommands.find((one) => one === command);
  const asksForHelp = rest.some((word) => helpWords.includes(word));
  return { rotation, rest, asksForHelp, showsAll: command === undefined || helpWords.includes(command) };
}
