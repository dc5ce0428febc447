import { beforeEach, expect, it } from 'vitest'
import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { removeCredential, saveCredential } from '#mocks/contracts/library/credential.contract.ts'
import { getModelKey, saveModelKey } from '#mocks/contracts/library/model-key.contract.ts'
import { setUpModelApp } from '../harness/set-up-model.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { makeAgent } from '../harness/workspace-people.ts'

const region = 'eu' as const
const { app, model } = setUpModelApp({ inEnv: true })
let owner: Person
let agentId: string
let itemId: string

beforeEach(async () => {
  owner = await signUp(app)
  agentId = await makeAgent(owner)
  itemId = newAgentId()
})

async function keep(hosts: string[], kind: 'bearer' | 'basic' = 'bearer') {
  const { workspaceId } = owner
  const body = {
    workspaceId,
    name: 'Model',
    kind,
    username: 'somebody',
    hosts,
    secret: 'sk-of-the-workspace',
  }
  const kept = await owner.client.call(saveCredential, { params: { region, itemId }, body })
  expect(kept.status, kept.text).toBe(200)
}

const about = () => ({ params: { region, workspaceId: owner.workspaceId } })
const choose = (credentialId: string | null) =>
  owner.client.call(saveModelKey, { ...about(), body: { credentialId } })

async function ask(): Promise<string | undefined> {
  model.script({ kind: 'answer', text: 'Yes.' })
  const body = { text: 'Can you hear me?' }
  await owner.client.call(sendTestMessage, { params: { region, agentId }, body })
  return model.calls.at(-1)?.authorization
}

it('asks with the workspace’s credential once it is chosen, and with the server’s key again after', async () => {
  await keep(['127.0.0.1'])
  expect(await ask()).toBe('Bearer sk-server')
  const chosen = await choose(itemId)
  expect(chosen.body).toEqual({
    host: '127.0.0.1',
    credential: { ID: itemId, name: 'Model', lastFour: 'pace', usable: true },
  })
  expect(await ask()).toBe('Bearer sk-of-the-workspace')
  await choose(null)
  expect(await ask()).toBe('Bearer sk-server')
})

it('sends it nowhere it is not bound to, and lets nobody delete it while it is chosen', async () => {
  await keep(['api.example.com'])
  const refused = await choose(itemId)
  expect(refused.status).toBe(422)
  expect(refused.error.fields?.credentialId).toContain('127.0.0.1')
  await keep(['127.0.0.1'])
  await choose(itemId)
  const query = { workspaceId: owner.workspaceId }
  const removal = await owner.client.call(removeCredential, { params: { region, itemId }, query })
  expect([removal.status, removal.error.code]).toEqual([409, 'in_use'])
  await keep(['api.example.com'])
  expect((await owner.client.call(getModelKey, about())).body.credential?.usable).toBe(false)
  expect(await ask()).toBe('Bearer sk-server')
})
