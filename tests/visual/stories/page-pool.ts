import type { Browser } from 'playwright'
import { openStoryPage, type StoryPage } from './story-page.ts'

/** Lends Storybook pages, for loading one takes longer than showing a story. */
export interface PagePool {
  /** Runs `work` with a page of its own; a page on which it failed is not used again. */
  withPage<T>(work: (page: StoryPage) => Promise<T>): Promise<T>
}

/** As many pages as are in use at one time. */
export function createPagePool(browser: Browser, storybookUrl: string): PagePool {
  const idle: StoryPage[] = []
  return {
    async withPage(work) {
      const page = idle.pop() ?? (await openStoryPage(browser, storybookUrl))
      try {
        const result = await work(page)
        idle.push(page)
        return result
      } catch (error) {
        await page.close()
        throw error
      }
    },
  }
}
