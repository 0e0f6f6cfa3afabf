/** The environment without the options of this project's own commands, such as the condition of its sources. */
export function withoutNodeOptions(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, ...env } = process.env;
  return env;
}
