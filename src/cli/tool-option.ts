/** How `--tools` is explained in the help of every command that takes it. */
export const toolsHelp =
  'file (.js, .ts, .mts) whose default export is a list of tools, a Toolbox, or a function that returns one'
