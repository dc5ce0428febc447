/** What a visitor did before the page's script was there. */
export interface Early {
  /** The button they pressed last; Enter in the text field is its send button. */
  pressed?: HTMLElement
  /** The popup around the page was closed last. */
  hidden: boolean
  /** The script is there: presses are its own from now on. */
  over: boolean
}

declare global {
  interface Window {
    /** Kept by `start.ts`, which stands in the page itself; absent in stories. */
    vgEarly?: Early
  }
}
