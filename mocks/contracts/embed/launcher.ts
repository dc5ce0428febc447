/**
 * How the bubble on a website looks and what it does. It comes with the published version: the server writes it into
 * the script it answers a website's script tag with.
 */
export interface Launcher {
  /** Region and id of the agent. */
  region: string
  agent: string
  /** What the bubble, its panel and the frame are called. */
  label: string
  /** Style sheet of the bubble: colours, corner, then what the agent's CSS says of it. */
  css: string
  /** The popup opens as soon as the page is there. */
  autoStart?: boolean
  /** Address of the picture on the bubble, from the product's own root or whole; without one it has an icon. */
  picture?: string
}

/** What the bubble says beside it until it was opened or dismissed. */
export interface LauncherTeaser {
  text: string
  /** What its cross is called. */
  close: string
}

/** Stands in the built script where the server writes a `Launcher`, as JSON. */
export const launcherSlot = '__LAUNCHER__'

/** Stands in the script that counts openings where the server writes the measurement ID, as JSON. */
export const measureSlot = '__MEASURE__'

/** The same in the script of the teaser, which follows where an agent has one. */
export const teaserSlot = '__TEASER__'
