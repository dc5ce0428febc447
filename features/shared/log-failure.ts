/** Notes a failure nobody has to act on: work goes on without what failed. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is where such a failure belongs
  console.warn(`VoiceGlow: ${what}`, error)
}
