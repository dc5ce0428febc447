import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { ensureBuilt } from '#api/bootstrap/build.mjs'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { createTicket, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { launchBrowser } from '../../e2e/harness/browser.ts'
import { readCode } from '../../e2e/harness/outbox.ts'
import { startServer } from '../../e2e/harness/server.ts'
import { pageClient } from './page-client.ts'

/** The built product with one person and one published agent in it. */
export interface RunningProduct {
  /** Origin without a trailing slash. */
  url: string
  browser: Browser
  /** The person's browser profile, signed in. */
  person: BrowserContext
  agent: typeof agent
  /** The workspace the agent is in. */
  workspaceId: string
  /** Folder of the server's embedded store. */
  dataDir: string
  close(): Promise<void>
}

const region = 'eu'
const email = 'bench@example.com'
const agent = { region, id: 'benchmarkagent01', title: 'Harbour café' } as const

/** Builds what is not built, starts the server on an empty store, signs somebody up and makes an agent. */
export async function runProduct(): Promise<RunningProduct> {
  await ensureBuilt()
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.reverse()) await step()
  }
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'voiceglow-bench-'))
    undo.push(() => rm(dataDir, { recursive: true, force: true }))
    const server = await startServer({ dataDir })
    undo.push(server.stop)
    const browser = await launchBrowser()
    undo.push(() => browser.close())
    const person = await browser.newContext()
    const page = await person.newPage()
    await page.goto(`${server.url}/login`)
    const workspaceId = await makeAgent(page, server.url)
    await page.close()
    return { url: server.url, browser, person, agent, workspaceId, dataDir, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Signs somebody up and makes the agent; answers with its workspace. */
async function makeAgent(page: Page, serverUrl: string): Promise<string> {
  const { call } = pageClient(page)
  const params = { region }
  await call(sendCode, { params, body: { email } })
  const code = await readCode(serverUrl, email)
  const proved = await call(createTicket, { params, body: { email, code } })
  const signedIn = await call(tokenToUser, {
    params,
    body: { token: proved.body.token, createAccount: true },
  })
  const workspaceId = signedIn.body.workspaces[0]?.uid ?? ''
  const made = await call(saveAgent, {
    params: { region, agentId: agent.id },
    body: { title: agent.title, workspaceId },
  })
  if (made.status !== 200) throw new Error(`No agent to measure with: ${made.text}`)
  return workspaceId
}
