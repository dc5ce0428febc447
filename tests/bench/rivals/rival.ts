/** Another vendor's widget whose npm package ships a bundle that a website can load as it is. */
export interface Rival {
  name: string
  /** Package at an exact version, as npm takes it. */
  package: string
  /** The website's code after the vendor's own instructions; `origin` stands for the vendor's host and ends in `/`. */
  snippet: (origin: string) => string
  /** Selector of what opens it; null when it is open from the start. */
  launcher: string | null
  /** What the vendor's service would answer, by path: HTML as text, anything else as JSON. */
  answers?: Record<string, unknown>
}
