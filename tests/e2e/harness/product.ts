import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchBrowser, openVisit, type Visit, type VisitOptions } from './browser.ts'
import { type RunningServer, startServer } from './server.ts'
import { signUpInBrowser } from './sign-up.ts'

/** Something on another port that the product may call. */
interface Neighbour {
  /** `host:port`. */
  host: string
  stop(): Promise<void>
}

/** The built product with a store of its own, and a browser to walk it with: one of each for the tests of a file. */
export interface Product {
  /** Origin without a trailing slash. */
  url: string
  dataDir: string
  /** Opens a fresh browser profile. */
  open(options?: VisitOptions): Promise<Visit>
  /** Opens one and signs a new person up; ends on the agents list. */
  signUp(email: string, options?: VisitOptions): Promise<Visit>
  /** Ends the server as a power cut would, and starts it again at the same address. */
  cutPower(): Promise<void>
  /** Ends all of it, neighbours included, and removes the store. */
  stop(): Promise<void>
}

/** How it differs from the one people start. */
interface ProductOptions {
  /** More of the environment. */
  env?: Record<string, string>
  /** More flags of the browser. */
  browserFlags?: readonly string[]
  /** Home folder of the browser. @default that of whoever runs the tests */
  browserHome?: string
  /** The newest code mailed to an address. @default from the outbox */
  readCode?: (email: string) => string
}

/** Starts the product beside `neighbours`, which end with it, also when it does not start. */
export async function startProduct(
  neighbours: readonly Neighbour[] = [],
  { env, browserFlags, browserHome, readCode }: ProductOptions = {},
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voiceglow-e2e-'))
  const siteReaderAllow = neighbours.map(({ host }) => host)
  let server: RunningServer | undefined
  let browser: Browser | undefined
  async function stop(): Promise<void> {
    await browser?.close()
    await server?.stop()
    await Promise.all(neighbours.map((neighbour) => neighbour.stop()))
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const started = await startServer({ dataDir, siteReaderAllow, env })
    server = started
    const launched = await launchBrowser(browserFlags, browserHome)
    browser = launched
    const { url } = started
    const open = (options?: VisitOptions) => openVisit(launched, options)
    return {
      url,
      dataDir,
      open,
      async signUp(email, options) {
        const visit = await open(options)
        await signUpInBrowser(visit.page, url, email, readCode)
        return visit
      },
      async cutPower() {
        await server?.kill()
        server = await startServer({ dataDir, siteReaderAllow, env, port: Number(new URL(url).port) })
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
