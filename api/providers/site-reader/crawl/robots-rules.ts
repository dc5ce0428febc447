import parseRobots from 'robots-parser'

/** A site's robots.txt, and what is asked of it. */
export interface RobotsSource {
  /** Where it came from. */
  url: string
  body: Uint8Array
  /** Addresses on its origin. */
  pages: string[]
}

/** The name sites know our reader by. */
const agent = 'VoiceGlowBot'
/** What RFC 9309 asks everybody to read at least, in bytes. */
const mostBytes = 500 * 1024

/** Which of the pages may be read, in their order (RFC 9309). */
export function readRobots({ url, body, pages }: RobotsSource): boolean[] {
  const robots = parseRobots(url, Buffer.from(body.subarray(0, mostBytes)).toString('utf8'))
  return pages.map((page) => robots.isDisallowed(page, agent) !== true)
}
