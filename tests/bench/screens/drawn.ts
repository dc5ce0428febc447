import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'

/** When something was drawn. */
export interface Drawn {
  /** Milliseconds since the page began to load, or since the press that asked for it. */
  ms: number
  /** Whether a skeleton or a spinner stood in its place before. */
  waited: boolean
}

declare global {
  interface Window {
    whenDrawn: (selector: string, action?: () => void) => Promise<Drawn>
  }
}

/** Puts the watch into every page a profile opens from now on. */
export async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(await readFile(join(import.meta.dirname, 'watch.js'), 'utf8'))
}

/** When the first match is drawn after the page began to load. */
export function drawnAfterLoad(page: Page, selector: string): Promise<Drawn> {
  return page.evaluate((wanted) => window.whenDrawn(wanted), selector)
}

/** When the first match is drawn after something was pressed. */
export function drawnAfterPress(page: Page, press: string, selector: string): Promise<Drawn> {
  return page.evaluate(
    ({ press, selector }) =>
      window.whenDrawn(selector, () => document.querySelector<HTMLElement>(press)?.click()),
    { press, selector },
  )
}
