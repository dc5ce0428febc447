/** Where a website says whose it is, for readers that robots.txt keeps out. */
export const siteProofPath = '/.well-known/agent-reader.txt'

/**
 * The line that stands there alone, among those of others.
 * @param mark of a workspace; it says nothing of it
 */
export function siteProofLine(mark: string): string {
  return `site-of=${mark}`
}

/** Whether a file holds the line. A line without a mark is nobody's. */
export function holdsSiteProof(file: string, line: string): boolean {
  return line !== siteProofLine('') && file.split(/\r?\n/).some((each) => each.trim() === line)
}
