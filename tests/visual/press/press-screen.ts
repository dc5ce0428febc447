import type { Page } from 'playwright'
import type { StoryPage } from '../stories/story-page.ts'
import { findCoveredByNotice } from './notice-covers.ts'
import { type Hands, putHands } from './page-hands.ts'

declare const hands: Hands

/** Windows a screen is used through: a laptop's, the same at twice the size, and a phone's. */
export const windows = [
  { name: 'laptop', width: 1440, height: 900 },
  { name: 'laptop at 200%', width: 720, height: 450 },
  { name: 'phone', width: 390, height: 844 },
] as const

/** What is wrong with a screen for hands, a sentence each. */
export interface PressFaults {
  /** Has the focus under something that sticks. */
  focus: string[]
  /** Does not answer a mouse at its centre. */
  mouse: string[]
  /** Is not reached, or not pressed, by keys. */
  keys: string[]
  /** Lies under a notice. */
  notices: string[]
  /** Controls pressed with the mouse, in all windows. */
  pressed: number
}

type WindowName = (typeof windows)[number]['name']

/** What of it is walked. */
export interface PressScope {
  /** Windows in which a real mouse presses; in those walked by keys alone, what lies over a centre is looked for. */
  byMouse: readonly WindowName[]
  /** Windows the Tab key walks through. */
  byKeys: readonly WindowName[]
  /** Notices over it and the way back with Shift and Tab, too: they take as long again. */
  isWhole: boolean
}

/** More than a screen has. */
const mostStops = 250

/** Shows a screen, makes it as crowded as it gets, presses everything and walks through it with the Tab key. */
export async function pressScreen(
  storyPage: StoryPage,
  storyId: string,
  scope: PressScope,
): Promise<PressFaults> {
  const { page } = storyPage
  const faults: PressFaults = { focus: [], mouse: [], keys: [], notices: [], pressed: 0 }
  await page.setViewportSize(windows[0])
  await storyPage.show(storyId)
  await waitUntilLoaded(page)
  await page.evaluate(putHands)
  await showSaveBar(page)
  for (const { name, ...size } of windows) {
    const [isByMouse, isByKeys] = [scope.byMouse.includes(name), scope.byKeys.includes(name)]
    if (!isByMouse && !isByKeys) continue
    const say = (fault: string) => `${name}: ${fault}`
    await page.setViewportSize(size)
    await storyPage.devtools.send('Emulation.setTouchEmulationEnabled', { enabled: name === 'phone' })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    if (scope.isWhole) faults.notices.push(...(await findCoveredByNotice(page)).map(say))
    await page.evaluate(() => hands.arm())
    const mouse = await pressAll(page, isByMouse)
    faults.pressed += mouse.pressed
    faults.mouse.push(...mouse.faults.map(say))
    const walk = isByKeys ? await walkWithTab(page, scope.isWhole) : { focus: [], keys: [] }
    await page.evaluate(() => hands.disarm())
    faults.focus.push(...walk.focus.map(say))
    faults.keys.push(...walk.keys.map(say))
  }
  await storyPage.devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  return faults
}

/** A screen at rest has loaded; one that never does is used as it stands. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  // The app around a screen comes as a part of its own: until then nothing stands there.
  const loaded = () =>
    !document.querySelector('.vg-skeleton, .vg-spinner, [aria-busy="true"]') &&
    !!document.querySelector('#storybook-root :is(h1, h2, button, a[href]), .vg-portals [role$="dialog"]')
  await page.waitForFunction(loaded, undefined, { timeout: 5000 }).catch(() => undefined)
}

/** Changes something where changes are saved by hand, so that the bar that says so is up. */
async function showSaveBar(page: Page): Promise<void> {
  const field = page
    .locator('form:has(.vg-save-bar)')
    .locator('input:is([type="text"], :not([type])), textarea')
    .locator('visible=true')
    .first()
  if ((await field.count()) === 0) return
  await field.focus()
  await page.keyboard.type('x')
  await page.locator('.vg-save-bar[data-dirty]').waitFor()
}

async function pressAll(page: Page, isReal: boolean): Promise<{ pressed: number; faults: string[] }> {
  const faults: string[] = []
  let pressed = 0
  const count = await page.evaluate(() => hands.find())
  if (!isReal) return { pressed, faults: await page.evaluate(findAllCovered, count) }
  for (let index = 0; index < count; index++) {
    const aim = await page.evaluate((i) => hands.aim(i), index)
    if (typeof aim === 'string') faults.push(aim)
    if (aim === null || typeof aim === 'string') continue
    const { x, y, corner } = aim
    pressed++
    const spots = corner
      ? [-corner, corner].flatMap((dx) => [
          [dx, -corner],
          [dx, corner],
        ])
      : []
    for (const [dx = 0, dy = 0] of [[0, 0], ...spots]) await page.mouse.click(x + dx, y + dy)
    const fault = await page.evaluate(([i, n]) => hands.judgePress(i!, n!), [index, spots.length + 1])
    if (fault) faults.push(fault)
  }
  return { pressed, faults }
}

/** Runs in the page: what lies over a centre, without a press. */
function findAllCovered(count: number): string[] {
  return Array.from({ length: count }, (_, index) => hands.aim(index)).filter(
    (aim) => typeof aim === 'string',
  )
}

async function walkWithTab(page: Page, isBack: boolean): Promise<Pick<PressFaults, 'focus' | 'keys'>> {
  const focus: string[] = []
  const keys: string[] = []
  await page.evaluate(() => hands.startWalk())
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press('Tab')
    const { isEnd, covered, key } = await page.evaluate(() => hands.stop())
    if (isEnd) break
    if (covered) focus.push(covered)
    if (!key) continue
    await page.keyboard.press(key)
    const fault = await page.evaluate(() => hands.judgeKey())
    if (fault) keys.push(fault)
  }
  if (isBack) await page.evaluate(() => hands.turnBack())
  for (let stops = 0; isBack && stops < mostStops; stops++) {
    await page.keyboard.press('Shift+Tab')
    const { isEnd, covered } = await page.evaluate(() => hands.stop())
    if (isEnd) break
    if (covered) focus.push(`back: ${covered}`)
  }
  keys.push(...(await page.evaluate(() => hands.missed())))
  return { focus, keys }
}
