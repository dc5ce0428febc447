import type { Browser, CDPSession, Page } from 'playwright'
import { stillLook } from './still-look.ts'

/** What a story is looked at through: as wide as a phone, as high as most dialogs. */
export const window480 = { width: 400, height: 480 } as const

/** A Storybook page, which shows one story after another without loading again. */
export interface StoryPage {
  page: Page
  devtools: CDPSession
  /** Renders a story, lets its play function end, and waits until nothing moves. */
  show(storyId: string): Promise<void>
  close(): Promise<void>
}

/** A fixed hour, so that what depends on the time looks the same every day. */
const hour = new Date('2026-03-02T10:00:00Z')

/** Opens the built Storybook in a profile of its own. */
export async function openStoryPage(browser: Browser, storybookUrl: string): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: window480,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await page.clock.setFixedTime(hour)
  // Accessibility is judged where the stories run as tests.
  await page.goto(`${storybookUrl}iframe.html?viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window)
  await page.addStyleTag({ content: stillLook })
  return {
    page,
    devtools: await context.newCDPSession(page),
    async show(storyId) {
      const fault = await page.evaluate(renderStory, storyId)
      if (fault) throw new Error(`The story ${storyId} does not render: ${fault}`)
    },
    close: () => context.close(),
  }
}

/** Runs in the page; the fault, if the story has one. */
async function renderStory(storyId: string): Promise<string | null> {
  interface Payload {
    status?: string
    message?: string
    reporters?: { type: string; status: string }[]
  }
  interface Channel {
    on(event: string, listener: (payload: Payload) => void): void
    removeAllListeners(event: string): void
    emit(event: string, payload: unknown): void
  }
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__
  const endings = [
    'storyFinished',
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
  ]
  const fault = await new Promise<string | null>((resolve) => {
    for (const ending of endings) {
      channel.on(ending, (payload) => {
        // Accessibility is judged where the stories run as tests.
        const failed = payload.reporters?.filter(({ status }) => status === 'failed') ?? []
        const isJudgedThere = failed.length > 0 && failed.every(({ type }) => type === 'a11y')
        const isWell = ending === 'storyFinished' && (payload.status === 'success' || isJudgedThere)
        resolve(isWell ? null : `${ending} ${payload.message ?? payload.status ?? ''}`)
      })
    }
    // What was done to a story that is shown already ends with it.
    channel.on('storyUnchanged', () => channel.emit('forceRemount', { storyId }))
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
  for (const event of [...endings, 'storyUnchanged']) channel.removeAllListeners(event)
  await document.fonts.ready
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  return fault
}
