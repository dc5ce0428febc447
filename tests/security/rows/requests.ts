import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { aboutAgent, made } from '../matrix/inputs.ts'
import type { MatrixRows, ThingMaker } from '../matrix/row.ts'

/** A wish for a person, from the test chat. */
const wish: ThingMaker = async (maker, { region, agentId }) => {
  const body = { text: 'A person, please' }
  return (await made(maker, sendTestMessage, { params: { region, agentId }, body })).conversationId
}

/** What visitors ask of an agent's team. */
export const requestsRows: MatrixRows = {
  'requests.request.list': {
    input: aboutAgent,
  },
  'requests.request.save': {
    about: wish,
    input: ({ region, agentId, thingId: requestId }) => ({
      params: { region, agentId, requestId },
      body: { state: 'done' },
    }),
    fills: true,
  },
}
