/** Something a website can put on its pages so that visitors can write to it. */
export interface Subject {
  name: string
  /** Where its files come from. */
  origin: string
  /** What goes at the end of the website's page. */
  snippet: string
  /** Selector of what opens it; null when it is open from the start. */
  launcher: string | null
  stop(): Promise<void>
}
