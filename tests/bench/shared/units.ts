/** Bytes of a kilobyte, as budgets and build tools count them. */
export const kB = 1000

/** Bytes for people: '1899 B', '9.3 kB'. */
export function formatBytes(bytes: number): string {
  return bytes < 2 * kB ? `${bytes} B` : `${(bytes / kB).toFixed(1)} kB`
}

/** A pause for people: '41 ms'. */
export function formatMs(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
}
