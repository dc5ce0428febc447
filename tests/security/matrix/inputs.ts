import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import type { Contract, SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import type { CallInput, Client } from '../../harness/http-client.ts'
import { newAgentId } from '../../harness/sign-up.ts'
import type { MatrixRow, MatrixTarget, RowTarget, ThingMaker } from './row.ts'

export const inRegion = ({ region }: MatrixTarget): CallInput => ({ params: { region } })
export const aboutWorkspace = ({ region, workspaceId }: MatrixTarget): CallInput => ({
  params: { region, uid: workspaceId },
})
export const aboutAgent = ({ region, agentId }: MatrixTarget): CallInput => ({ params: { region, agentId } })
export const aboutFirstVersion = ({ region, agentId }: MatrixTarget): CallInput => ({
  params: { region, agentId, version: '1' },
})

export const aboutLibrary = ({ region, workspaceId }: MatrixTarget): CallInput => ({
  params: { region },
  query: { workspaceId },
})
export const aboutLibraryItem = ({ region, workspaceId, thingId: itemId }: RowTarget) => ({
  params: { region, itemId },
  query: { workspaceId },
})

/** Saves a thing under a new id. */
export function savedBy(contract: Contract, input: MatrixRow['input']): ThingMaker {
  return async (maker, target) => {
    const id = newAgentId()
    await made(maker, contract, input({ ...target, newAgentId: id, thingId: id }))
    return id
  }
}

/** Makes something that has to succeed. */
export async function made<C extends Contract>(
  maker: Client,
  contract: C,
  input: CallInput,
): Promise<SuccessOf<C>> {
  const { status, body, text } = await maker.call(contract, input)
  if (status >= 300) throw new Error(`${contract.id} made nothing: ${text}`)
  return body
}

/** A conversation in the test chat. */
export const heldConversation: ThingMaker = async (maker, { region, agentId }) => {
  const body = { text: 'Hello' }
  return (await made(maker, sendTestMessage, { params: { region, agentId }, body })).conversationId
}
