import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../e2e/harness/browser.ts'
import { findOutOfReach } from './press/narrow-reach.ts'
import { type PressFaults, type PressScope, pressScreen, windows } from './press/press-screen.ts'
import { createPagePool, type PagePool } from './stories/page-pool.ts'
import { readPressed } from './stories/screens.ts'

const everyWindow = windows.map(({ name }) => name)
const scope: PressScope = { byMouse: everyWindow, byKeys: everyWindow, isWhole: true }
const screens = readPressed()
const walks = new Map<string, Promise<PressFaults>>()
let browser: Browser
let pages: PagePool

beforeAll(async () => {
  browser = await launchBrowser()
  pages = createPagePool(browser, inject('storybookUrl'))
})

afterAll(() => browser.close())

/** One walk through a screen answers all questions. */
function walk(storyId: string): Promise<PressFaults> {
  const walking = walks.get(storyId) ?? pages.withPage((page) => pressScreen(page, storyId, scope))
  walks.set(storyId, walking)
  return walking
}

it('finds the screens', () => expect(screens.length).toBeGreaterThan(40))

describe.concurrent('nothing covers what has the focus', () => {
  it.each(screens)('$name', async ({ storyId }) => {
    expect((await walk(storyId)).focus).toEqual([])
  })
})

describe.concurrent('everything presses at its centre', () => {
  it.each(screens)('$name', async ({ storyId }) => {
    const { mouse, pressed } = await walk(storyId)
    expect(mouse).toEqual([])
    expect(pressed).toBeGreaterThan(0)
  })
})

describe.concurrent('everything is reached and pressed by keys', () => {
  it.each(screens)('$name', async ({ storyId }) => {
    expect((await walk(storyId)).keys).toEqual([])
  })
})

describe.concurrent('a notice covers neither a title nor the next step', () => {
  it.each(screens)('$name', async ({ storyId }) => {
    expect((await walk(storyId)).notices).toEqual([])
  })
})

describe.concurrent('what a laptop offers, tablets and phones have on the screen or in a menu', () => {
  it.each(screens)('$name', async ({ storyId }) => {
    expect(await pages.withPage((page) => findOutOfReach(page, storyId))).toEqual([])
  })
})
