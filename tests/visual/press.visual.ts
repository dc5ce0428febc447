import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../e2e/harness/browser.ts'
import { findOutOfReach } from './press/narrow-reach.ts'
import { type PressFaults, type PressScope, pressScreen, windows } from './press/press-screen.ts'
import { createPagePool, type PagePool } from './stories/page-pool.ts'
import { partOfDay } from './stories/part-of-day.ts'
import { readPressed } from './stories/screens.ts'

const everyWindow = windows.map(({ name }) => name)
const isDeep = process.env.DEEP === '1'
/** A daily run has less than two minutes: a mouse where there is one, keys where there is least room. */
const scope: PressScope = isDeep
  ? { byMouse: everyWindow, byKeys: everyWindow, isWhole: true }
  : { byMouse: ['laptop'], byKeys: ['laptop at 200%'], isWhole: false }
/** `PRESS_DAY` presses the part of another day, as counted from 1970. */
const day = Number(process.env.PRESS_DAY ?? Math.floor(Date.now() / 86_400_000))
const all = readPressed()
const screens = isDeep ? all : partOfDay(all, 8, day)
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

it('finds the screens', () => {
  expect(all.length).toBeGreaterThan(70)
  expect(screens.length).toBeGreaterThan(5)
})

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
