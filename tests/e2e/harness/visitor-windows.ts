import type { BrowserContext, Frame, Page, Request } from 'playwright'
import { expect } from 'vitest'

/** Opens a website in a window, and its widget; the widget's frame. */
export async function openWidgetIn(page: Page, siteUrl: string): Promise<Frame> {
  await page.goto(siteUrl)
  await page.locator('voiceglow-widget .vg-launcher').click()
  await expect.poll(() => page.frames().length).toBeGreaterThan(1)
  return page.frames()[1] as Frame
}

/** Says something to the agent. */
export async function say(frame: Frame, text: string): Promise<void> {
  const field = frame.getByRole('textbox', { name: 'Message' })
  await field.fill(text)
  // Nothing is on its way any more, be it that it arrived or that it failed.
  await frame.locator('button[aria-label="Send"][aria-disabled="false"]').waitFor()
  await field.press('Enter')
}

/** How many streams a browser has open. */
export function countStreams(context: BrowserContext): () => number {
  const open = new Set<Request>()
  context.on('request', (request) => {
    const { accept } = request.headers()
    if (accept === 'text/event-stream' && new URL(request.url()).pathname.endsWith('/live')) open.add(request)
  })
  const end = (request: Request) => void open.delete(request)
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  // Of a page that was closed nothing is told any more.
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length
}
