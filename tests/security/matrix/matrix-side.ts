import { removeAgent } from '#mocks/contracts/agents/agent-life.contract.ts'
import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { removeAutomation, saveAutomation } from '#mocks/contracts/library/automation.contract.ts'
import {
  getCredential,
  removeCredential,
  saveCredential,
} from '#mocks/contracts/library/credential.contract.ts'
import { getFunction, removeFunction, saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { getPrompt, removePrompt, savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import { removeVisitorSession } from '#mocks/contracts/library/visitor-session.contract.ts'
import type { Contract, SuccessOf } from '#mocks/contracts/shared/define-contract.ts'
import type { CallInput, Client } from '../../harness/http-client.ts'
import { newAgentId } from '../../harness/sign-up.ts'
import { matrixRows } from '../tenant-matrix.ts'
import type { PrincipalName } from './principals.ts'
import type { MatrixTarget } from './row.ts'

/** One side of the wire with everyone the matrix knows: the server, or the mocks. */
export interface MatrixSide {
  target: MatrixTarget
  /** Null for those that side does not know. */
  callers: Record<PrincipalName, Client | null>
  /** Somebody who may edit agents in the target's workspace and never calls otherwise. */
  freshMember: () => Promise<Client>
  /** What the target's owner would notice: everything but sessions, codes and mails. */
  ownedRows: () => Promise<string>
  /** Looks after what a success leaves behind. */
  afterSuccess?: (contract: Contract, body: unknown) => Promise<void>
  stop: () => Promise<unknown>
}

/** What a call about a thing of the library needs to be there. */
const savedFirst: Record<string, Contract> = {
  [getCredential.id]: saveCredential,
  [removeCredential.id]: saveCredential,
  [getPrompt.id]: savePrompt,
  [removePrompt.id]: savePrompt,
  [getFunction.id]: saveFunction,
  [removeFunction.id]: saveFunction,
}

/** What a row sends: with an id nobody has yet, or that of something `maker` makes to be removed. */
export async function inputFor(id: string, maker: Client, target: MatrixTarget): Promise<CallInput> {
  return inputOf(id, { ...target, newAgentId: await idFor(id, maker, target) })
}

/** What a row sends about things nobody has. */
export function absentInputFor(id: string): CallInput {
  return inputOf(id, {
    region: 'eu',
    workspaceId: newAgentId(),
    ownerEmail: 'nobody@example.com',
    memberEmail: 'nobody@example.com',
    agentId: newAgentId(),
    conversationId: newAgentId(),
    automationId: newAgentId(),
    eventId: newAgentId(),
    newAgentId: newAgentId(),
  })
}

/** A conversation in the test chat. */
export async function holdConversation(
  maker: Client,
  { region, agentId }: Pick<MatrixTarget, 'region' | 'agentId'>,
): Promise<string> {
  const body = { text: 'Hello' }
  return (await made(maker, sendTestMessage, { params: { region, agentId }, body })).conversationId
}

/** A crawler. */
export async function makeAutomation(
  maker: Client,
  { region, workspaceId, agentId }: Pick<MatrixTarget, 'region' | 'workspaceId' | 'agentId'>,
): Promise<string> {
  const automationId = newAgentId()
  const body = { workspaceId, agentId, name: 'Matrix', website: 'cafe.example', maxPages: 5 }
  await made(maker, saveAutomation, { params: { region, automationId }, body })
  return automationId
}

async function idFor(id: string, maker: Client, target: MatrixTarget): Promise<string> {
  const newId = newAgentId()
  const { region, workspaceId } = target
  if (id === removeAgent.id) {
    const body = { agentName: 'Matrix', agentTemplate: 'blank-template', agentId: newId, workspaceId }
    await made(maker, convertTemplate, { params: { region }, body })
  }
  const save = savedFirst[id]
  if (save) await made(maker, save, inputOf(save.id, { ...target, newAgentId: newId }))
  if (id === removeAutomation.id) return makeAutomation(maker, target)
  if (id === removeVisitorSession.id) return holdConversation(maker, target)
  return newId
}

function inputOf(id: string, target: MatrixTarget & { newAgentId: string }): CallInput {
  const row = matrixRows[id]
  if (!row) throw new Error(`${id} has no row in the tenant matrix`)
  return row.input(target)
}

async function made<C extends Contract>(maker: Client, contract: C, input: CallInput): Promise<SuccessOf<C>> {
  const { status, body, text } = await maker.call(contract, input)
  if (status !== 200) throw new Error(`${contract.id} made nothing: ${text}`)
  return body
}
