/** A configuration that cannot be used; the message names what is wrong and says what it must be. */
export class ConfigError extends Error {}

/** The error that lists problems, one per line. */
export function unusable(...problems: string[]): ConfigError {
  return new ConfigError(
    `The configuration is not usable:\n${problems.map((line) => `  ${line}`).join('\n')}`,
  )
}
