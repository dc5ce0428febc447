import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../e2e/harness/browser.ts'
import { readBaseline, readManifest, writeBaseline, writeManifest } from './pictures/baselines.ts'
import { type Combination, combinations, everyday } from './pictures/combinations.ts'
import { compareRows } from './pictures/compare-rows.ts'
import { keepDifferences } from './pictures/keep-differences.ts'
import type { Row } from './pictures/picture.ts'
import { type ListedComponent, readCatalogue } from './stories/catalogue.ts'
import { createPagePool, type PagePool } from './stories/page-pool.ts'
import { themedScreens } from './stories/themed-screens.ts'
import { takeRows, type Walk, walkComponent } from './walk-component.ts'

const catalogue = readCatalogue()
const asked = process.env.VISUAL_COMPONENTS?.split(',')
const isAsked = ({ name }: ListedComponent) => !asked || asked.includes(name)
const names = catalogue.filter(isAsked).map(({ name }) => name)
const screens = themedScreens.filter(isAsked).map(({ name }) => name)
const manifest = await readManifest()
const chromium = inject('chromiumMajor')
const records = inject('recordsPictures')
const shown = records || process.env.VISUAL_ALL ? combinations : everyday
const walks = new Map<string, Promise<Walk>>()
let browser: Browser
let pages: PagePool

beforeAll(async () => {
  browser = await launchBrowser()
  pages = createPagePool(browser, inject('storybookUrl'))
})

afterAll(async () => {
  await browser.close()
  if (!records) return
  const listed = [...catalogue, ...themedScreens].map(({ name }) => name)
  const sheets = Object.entries(manifest.sheets).filter(([name]) => listed.includes(name))
  await writeManifest({ chromium, sheets: Object.fromEntries(sheets) })
})

/** One walk through a component's stories answers all three questions. */
function walk(name: string): Promise<Walk> {
  const component = catalogue.find((listed) => listed.name === name)!
  const walking = walks.get(name) ?? pages.withPage((page) => walkComponent(page, component, shown))
  walks.set(name, walking)
  return walking
}

/** Compares the rows of a component or screen with what is recorded, or records them. */
async function expectAsRecorded(name: string, rows: readonly Row[], seen: readonly Combination[]) {
  const differences = compareRows(rows, await readBaseline(name, manifest, seen), seen)
  if (records) {
    // What looks the same keeps its file, so that review shows what changed and nothing else.
    const isStale = differences.length > 0 || manifest.chromium !== chromium
    if (isStale) manifest.sheets[name] = await writeBaseline(name, rows)
    return
  }
  const folder = await keepDifferences(name, rows, differences)
  const sentences = differences.map(({ story, what }) => `${story} ${what}`)
  expect(sentences, `Pictures are in ${folder}; \`npm run visual:update\` records anew.`).toEqual([])
}

it('finds the components', () => expect(names.length + screens.length).toBeGreaterThan(0))

if (records || manifest.chromium === chromium) {
  describe.concurrent('looks as recorded', () => {
    it.each(names)('%s', async (name) => {
      await expectAsRecorded(name, (await walk(name)).rows, shown)
    })

    it.each(screens)('%s, in every theme', async (name) => {
      const screen = themedScreens.find((listed) => listed.name === name)!
      const rows = await pages.withPage((page) => takeRows(page, screen, combinations))
      await expectAsRecorded(name, rows, combinations)
    })
  })
} else {
  const reason = `recorded with Chromium ${manifest.chromium}, and this is ${chromium}`
  it.skipIf(true)(`looks as recorded: cannot tell, the pictures were ${reason}`, () => {})
}

describe.runIf(names.length > 0).concurrent('loses no words at 200% text', () => {
  it.each(names)('%s', async (name) => {
    expect((await walk(name)).faults.text).toEqual([])
  })
})

describe.runIf(names.length > 0).concurrent('has targets of 24 px, 44 px for a finger', () => {
  it.each(names)('%s', async (name) => {
    expect((await walk(name)).faults.targets).toEqual([])
  })
})
