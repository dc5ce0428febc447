import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { httpClient } from './http-client.ts'

/** What each of them asks: what an agent answers, and what it does not know. */
export const visitorsAsk = ['When do you open?', 'And on the moon?']

/** Six visitors who come and ask, again and again, until told that their server is gone. */
export function askingVisitors(url: string, agentId: string) {
  const params = { region: 'eu', agentId }
  let isGone = false
  let firstAnswer = () => {}
  const answered = new Promise<void>((resolve) => {
    firstAnswer = resolve
  })
  const visitors = Array.from({ length: 6 }, async () => {
    while (!isGone) {
      const { body } = await httpClient(url).call(createVisitorSession, { params, body: {} })
      const visitor = httpClient(url, { bearer: body.token })
      for (const text of visitorsAsk) {
        await visitor.call(sendVisitorMessage, { params, body: { text } })
        firstAnswer()
      }
    }
  })
  const ended = Promise.allSettled(visitors)
  return {
    /** Once the first answer has come. */
    answered,
    /** Ends them with their server. */
    async goneWith(kill: () => Promise<unknown>): Promise<void> {
      isGone = true
      await kill()
      await ended
    },
  }
}
