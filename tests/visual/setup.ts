import type { TestProject } from 'vitest/node'
import { launchBrowser } from '../e2e/harness/browser.ts'
import { startStaticSite } from '../fakes/sites/static-site.ts'
import { storybookFolder } from './stories/catalogue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built Storybook is served, with a slash at the end. */
    storybookUrl: string
    /** Major version of the Chromium that draws. */
    chromiumMajor: number
    /** Whether pictures are recorded anew rather than compared (`--update`). */
    recordsPictures: boolean
  }
}

/** Serves the built Storybook while the suite runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowser()
  project.provide('chromiumMajor', Number.parseInt(browser.version(), 10))
  await browser.close()
  project.provide('recordsPictures', project.globalConfig.snapshotOptions.updateSnapshot === 'all')
  const site = await startStaticSite(storybookFolder)
  project.provide('storybookUrl', site.url)
  return site.stop
}
