/** How `--tools` is explained in the help of every command that takes it. */
export const toolsHelp =
  'file (.js or .ts) whose default export is a list of tools, a Toolbox,\nor a function that returns one'
