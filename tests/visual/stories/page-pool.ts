import type { Browser } from 'playwright'
import { openStoryPage, type StoryPage } from './story-page.ts'

/** Longest a page may be at work: twenty times what the slowest component takes. A page that hangs never says so. */
const workMs = 100_000

/** Lends Storybook pages, for loading one takes longer than showing a story. */
export interface PagePool {
  /**
   * Runs `work` with a page of its own; a page on which it failed is not used again. Work that hangs is begun anew on
   * another page, once, so it must not have changed anything outside of its page.
   */
  withPage<T>(work: (page: StoryPage) => Promise<T>): Promise<T>
}

/** As many pages as are in use at one time. */
export function createPagePool(browser: Browser, storybookUrl: string): PagePool {
  const idle: StoryPage[] = []
  async function attempt<T>(work: (page: StoryPage) => Promise<T>): Promise<T> {
    const page = idle.pop() ?? (await openStoryPage(browser, storybookUrl))
    try {
      const result = await inTime(work(page))
      idle.push(page)
      return result
    } catch (error) {
      await page.close()
      throw error
    }
  }
  return {
    withPage: (work) =>
      attempt(work).catch((error) => {
        if (!(error instanceof HangingPage)) throw error
        return attempt(work)
      }),
  }
}

/** A page that did not answer: a call into one has no time limit of its own. */
class HangingPage extends Error {
  constructor() {
    super(`The page did not end its work in ${workMs / 1000} s.`)
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HangingPage()), workMs)
  })
  // Its page is closed under it, and nobody is left to hear of that.
  work.catch(() => undefined)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
