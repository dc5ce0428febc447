/** A file name no system refuses, after the agent's name (spec 2 §7.3). */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/[. ]+$/, '')
  return `${name || 'agent'}.json`
}
