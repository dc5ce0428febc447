import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { launchBrowser } from '../e2e/harness/browser.ts'
import { demoOwner } from './people.ts'

/** Largest picture, in bytes. */
const most = 60_000
const folder = join(import.meta.dirname, '../../features/public/landing/pictures')
const modes = ['light', 'dark'] as const

/** Takes the landing page's pictures of the product from a running demo: `npm run demo`, then this with its address. */
const [origin] = process.argv.slice(2)
if (!origin)
  throw new Error('Say where the demo runs: node --import tsx tests/demo/pictures.ts http://127.0.0.1:3000')

mkdirSync(folder, { recursive: true })
const browser = await launchBrowser()
try {
  for (const mode of modes) await photograph(browser, origin, mode)
} finally {
  await browser.close()
}

async function photograph(browser: Browser, origin: string, mode: (typeof modes)[number]): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1.25,
    colorScheme: mode,
    reducedMotion: 'reduce',
    baseURL: origin,
  })
  const page = await context.newPage()
  await signIn(page)
  // A picture of the product, not of having signed in.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('link', { name: 'Coffee house', exact: true }).click()
  const preview = page.getByRole('complementary', { name: 'Live preview' })
  await preview.getByRole('radio', { name: mode === 'dark' ? 'Dark' : 'Light', exact: true }).click()
  await preview.getByRole('button', { name: 'When are you open?' }).click()
  await preview.getByRole('list', { name: 'Sources' }).waitFor()
  await page.mouse.move(0, 0)
  const png = await page.screenshot()
  await keep(`agent-${mode}.webp`, png)
  await context.close()
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoOwner.email)
  await page.getByLabel('Password', { exact: true }).fill(demoOwner.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('heading', { name: 'Agents', exact: true }).waitFor()
}

/** Writes a screenshot as WebP, as good as fits. */
async function keep(name: string, png: Buffer): Promise<void> {
  for (let quality = 90; quality >= 50; quality -= 5) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length > most) continue
    writeFileSync(join(folder, name), webp)
    process.stdout.write(`${name}: ${webp.length} bytes at ${quality}\n`)
    return
  }
  throw new Error(`${name} is larger than ${most} bytes however poor it is.`)
}
