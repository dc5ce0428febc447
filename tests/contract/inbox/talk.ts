import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import type { World } from '../../harness/world.ts'

/** A conversation in the test chat; answers with its id. */
export async function talk({ owner, agentId }: World, text = 'When are you open?'): Promise<string> {
  const said = await owner.call(sendTestMessage, { params: { region: 'eu', agentId }, body: { text } })
  return said.body.conversationId
}
