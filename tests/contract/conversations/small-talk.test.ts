import { expect, it } from 'vitest'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { plainText } from '#mocks/contracts/inbox/plain-text.ts'
import { saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../../harness/set-up.ts'

const world = setUpOwnerOfAgent(setUpApp())
const content = `# Visit us
You find us at 12 Harbour Road, Whitby YO21 3PU. We are open Monday to Friday from 9:00 to 17:30.

# Delivery
Do you ship to Norway?
Yes, we ship to Norway within five working days.

# Prices
A full service for an e-bike costs £85.`

it('answers what is asked between greetings and thanks, and greets who only greets', async () => {
  const params = { region: 'eu', agentId: world.agentId } as const
  await world.client.call(saveKnowledge, {
    params: { ...params, documentId: 'kb-visit' },
    body: { name: 'Visit', content },
  })
  let conversationId: string | undefined
  const said = async (text: string) => {
    const asked = await world.client.call(sendTestMessage, { params, body: { text, conversationId } })
    conversationId = asked.body.conversationId
    return plainText(asked.body.message)
  }
  expect(await said('Hi Anna, quick question, what does a full service for an e-bike cost?')).toContain('£85')
  expect(await said('Great. And where are you located?')).toContain('12 Harbour Road')
  expect(await said('Thanks! One more thing: do you ship to Norway?')).toContain('five working days')
  expect(await said('I was wondering if you ship to Norway 🙏')).toContain('five working days')
  expect(await said('<p>Hi there,</p><p>what are your opening hours?</p><p>Regards, Tom</p>')).toContain(
    '17:30',
  )
  expect(await said('<p>Thanks!</p>')).toMatch(/^You’re welcome/)
  expect(await said('Hi Anna')).toMatch(/^Hello! This is/)
})
