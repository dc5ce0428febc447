import { ensureBuilt } from '#api/bootstrap/build.mjs'
import { paths } from '#features/shared/paths.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { launchBrowser, openVisit } from '../../e2e/harness/browser.ts'
import { signInAs } from '../../e2e/harness/sign-in.ts'
import type { HttpClient } from '../../harness/http-client.ts'

/** A conversation an owner has open in a browser. */
interface OpenChat {
  url: string
  owner: HttpClient
  visitor: HttpClient
  agentId: string
  rounds: number
}

/** Milliseconds from each message a visitor sends until its words stand on the owner's screen. */
export async function untilOnScreen({ url, owner, visitor, agentId, rounds }: OpenChat): Promise<number[]> {
  await ensureBuilt()
  const params = { region: 'eu', agentId }
  const say = (text: string) => visitor.call(sendVisitorMessage, { params, body: { text } })
  const { body } = await say('Is anybody there?')
  const browser = await launchBrowser()
  try {
    const visit = await openVisit(browser)
    await signInAs(visit, url, owner)
    await visit.page.goto(`${url}${paths.agentChats.href('eu', agentId, body.conversationId)}`)
    const messages = visit.page.getByText('Is anybody there?', { exact: true })
    await messages.first().waitFor({ timeout: 60_000 })
    await visit.page.waitForTimeout(1000)
    const taken: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const text = `On screen ${round}`
      const begun = performance.now()
      const shown = visit.page.waitForFunction((words) => document.body.innerText.includes(words), text, {
        polling: 'raf',
        timeout: 30_000,
      })
      const sent = say(text)
      await shown
      taken.push(performance.now() - begun)
      await sent
    }
    return taken
  } finally {
    await browser.close()
  }
}
