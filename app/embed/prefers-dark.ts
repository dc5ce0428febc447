/** Without an agent to say it, the page follows the visitor's own preference. */
export function prefersDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches
}
