// Races when deep: a member who calls on while being removed.
import { describe, expect, it } from 'vitest'
import { runHousekeeping } from '#api/housekeeping.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { getAgent, listAgents, saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { getPublicAgent } from '#mocks/contracts/embed/embed.contract.ts'
import { listSessions, removeSession, savePassword } from '#mocks/contracts/session/account.contract.ts'
import { createTicket, getSession, sendCode, tokenToUser } from '#mocks/contracts/session/session.contract.ts'
import { removeMember, saveMember } from '#mocks/contracts/workspaces/member.contract.ts'
import type { Permission } from '#mocks/contracts/workspaces/permissions.ts'
import {
  getWorkspace,
  removeWorkspace,
  saveWorkspace,
} from '#mocks/contracts/workspaces/workspace.contract.ts'
import { setUpApp } from '../harness/set-up.ts'
import { earnTicket, mailedCode, newAgentId, newEmail, type Person, signUp } from '../harness/sign-up.ts'
import { addMember, makeAgent, workspaceKeyClient } from '../harness/workspace-people.ts'

const app = setUpApp()

const eu = { region: 'eu' }
const paramsOf = ({ region, workspaceId: uid }: Pick<Person, 'region' | 'workspaceId'>) => ({ region, uid })

async function ownerWith(usersPerms?: Permission[]) {
  const owner = await signUp(app)
  const member = await signUp(app)
  await addMember(app, owner, member, usersPerms)
  return { owner, member, params: paramsOf(owner) }
}

describe('a member who is removed (threats 26, G19)', () => {
  it('gets in nowhere from the moment the removal was answered, while calls are under way', async () => {
    const { owner, member, params } = await ownerWith()
    const agentId = await makeAgent(owner)
    const call = () => member.client.call(getAgent, { params: { ...eu, agentId } })
    expect((await call()).status).toBe(200)
    let removed = false
    let late = 0
    const caller = async () => {
      for (let turn = 0; turn < 40; turn += 1) {
        const startedAfter = removed
        if (startedAfter && (await call()).status === 200) late += 1
        else if (!startedAfter) await call()
      }
    }
    const callers = Array.from({ length: 5 }, caller)
    const reply = await owner.client.call(removeMember, { params, body: { email: member.email } })
    removed = true
    await Promise.all(callers)
    expect([reply.status, late]).toEqual([200, 0])
    expect((await call()).status).toBe(404)
    const session = await member.client.call(getSession, { params: { region: 'na' } })
    expect(session.body.workspaces.map(({ uid }) => uid)).not.toContain(owner.workspaceId)
  })

  it('is neither oneself nor the owner', async () => {
    const { owner, member, params } = await ownerWith(['view', 'members'])
    const self = await member.client.call(removeMember, { params, body: { email: member.email } })
    expect([self.status, self.error.fields]).toEqual([
      422,
      { email: 'You cannot remove yourself from the workspace.' },
    ])
    for (const { client } of [member, { client: await workspaceKeyClient(app, owner) }]) {
      const reply = await client.call(removeMember, { params, body: { email: owner.email } })
      expect(reply.status).toBe(403)
    }
  })
})

describe('permissions of a member (spec 2 §6)', () => {
  it('count from their next call on', async () => {
    const { owner, member, params } = await ownerWith()
    const agentId = await makeAgent(owner)
    const save = () =>
      member.client.call(saveAgent, { params: { ...eu, agentId }, body: { description: newAgentId() } })
    expect((await save()).status).toBe(200)
    const body = { email: member.email, usersPerms: ['view'] }
    expect((await owner.client.call(saveMember, { params, body })).body.usersPerms).toEqual(['view'])
    expect((await save()).status).toBe(403)
    const publish = await member.client.call(publishAgent, { params: { ...eu, agentId } })
    expect(publish.status).toBe(403)
    const list = { params: eu, query: { workspaceId: owner.workspaceId } }
    expect((await member.client.call(listAgents, list)).status).toBe(200)
  })

  it('are never given, taken or raised by who does not have them', async () => {
    const { owner, member: manager, params } = await ownerWith(['view', 'members'])
    const other = await signUp(app)
    await addMember(app, owner, other, ['view', 'publish'])
    const change = (email: string, usersPerms: string[]) =>
      manager.client.call(saveMember, { params, body: { email, usersPerms } })
    expect((await change(manager.email, ['view', 'members', 'billing'])).status).toBe(403)
    expect((await change(manager.email, ['view', 'members'])).status).toBe(422)
    expect((await change(other.email, ['view', 'billing'])).status).toBe(403)
    expect((await change(other.email, ['view'])).status).toBe(403)
    expect((await change(owner.email, ['view'])).status).toBe(403)
    const removal = await manager.client.call(removeMember, { params, body: { email: other.email } })
    expect(removal.status).toBe(403)
    expect((await change(other.email, ['root'])).status).toBe(422)
  })

  it('let a manager rename the workspace, and nobody else but the owner', async () => {
    const { owner, member, params } = await ownerWith(['view', 'members'])
    const plain = await signUp(app)
    await addMember(app, owner, plain)
    const rename = (person: Person) =>
      person.client.call(saveWorkspace, { params, body: { workspaceName: newAgentId() } })
    expect((await rename(member)).status).toBe(200)
    expect((await rename(plain)).status).toBe(403)
  })
})

describe('deleting a workspace', () => {
  it('is not offered for the main one, nor to members', async () => {
    const { owner, member, params } = await ownerWith(['view', 'members'])
    const reply = await owner.client.call(removeWorkspace, { params })
    expect([reply.status, reply.error.code]).toEqual([403, 'main_workspace'])
    expect((await member.client.call(removeWorkspace, { params })).status).toBe(403)
  })

  it('ends its agents, its people’s access and its secret at once, and its id for ever', async () => {
    const owner = await signUp(app)
    const member = await signUp(app)
    const workspaceId = newAgentId()
    const second = { ...owner, workspaceId }
    const params = paramsOf(second)
    await owner.client.call(saveWorkspace, { params, body: { workspaceName: 'Second' } })
    await addMember(app, second, member)
    const agentId = await makeAgent(second)
    const key = await workspaceKeyClient(app, second)
    expect((await key.call(getWorkspace, { params })).status).toBe(200)
    expect((await app.client().call(getPublicAgent, { params: { ...eu, agentId } })).status).toBe(200)

    expect((await owner.client.call(removeWorkspace, { params })).status).toBe(200)
    for (const { client } of [owner, member]) {
      expect((await client.call(getWorkspace, { params })).status).toBe(404)
      expect((await client.call(getAgent, { params: { ...eu, agentId } })).status).toBe(404)
    }
    expect((await key.call(getWorkspace, { params })).status).toBe(401)
    expect((await app.client().call(getPublicAgent, { params: { ...eu, agentId } })).status).toBe(404)
    const again = await member.client.call(saveWorkspace, { params, body: { workspaceName: 'Mine now' } })
    expect(again.status).toBe(404)
  })

  it('is finished by housekeeping when the server died in the middle', async () => {
    const owner = await signUp(app)
    const second = { ...owner, workspaceId: newAgentId() }
    const params = paramsOf(second)
    await owner.client.call(saveWorkspace, { params, body: { workspaceName: 'Second' } })
    const agentId = await makeAgent(second)
    const { workspaces, members } = createWorkspaceRepository(app.deps.stores)
    await workspaces('eu').updateOne({ _id: second.workspaceId }, { $set: { deletedAt: app.clock.now() } })
    app.clock.advance(20 * 60_000)
    await runHousekeeping(app.deps)
    expect(await workspaces('eu').findOne({ _id: second.workspaceId })).toBeNull()
    expect(await members('eu').countDocuments({ workspaceId: second.workspaceId })).toBe(0)
    expect((await app.client().call(getPublicAgent, { params: { ...eu, agentId } })).status).toBe(404)
  })
})

describe('sessions of an account (threats 26)', () => {
  const password = 'correct horse battery'

  async function signedInTwice() {
    const first = await signUp(app, { password })
    const { email } = first
    const other = app.client()
    const token = await earnTicket(app, email)
    await other.call(tokenToUser, { params: eu, body: { token } })
    return { first, other, email }
  }

  it('are listed without anything that could be used, and end one by one', async () => {
    const { first, other } = await signedInTwice()
    const { items } = (await first.client.call(listSessions, { params: eu })).body
    expect(items).toHaveLength(2)
    expect(items.filter(({ current }) => current)).toHaveLength(1)
    const theirs = items.find(({ current }) => !current)
    const ended = await first.client.call(removeSession, { params: eu, body: { ID: theirs?.ID } })
    expect(ended.status).toBe(200)
    expect((await other.call(getSession, { params: eu })).status).toBe(401)
    expect((await first.client.call(getSession, { params: eu })).status).toBe(200)
  })

  it('are nobody else’s to end', async () => {
    const { first } = await signedInTwice()
    const stranger = await signUp(app)
    const ID = first.session.authToken
    const reply = await stranger.client.call(removeSession, { params: eu, body: { ID } })
    expect(reply.status).toBe(404)
    expect((await first.client.call(getSession, { params: eu })).status).toBe(200)
  })

  it('all end with a new password but the one that set it, and so do unused tickets', async () => {
    const { first, other, email } = await signedInTwice()
    const ticket = await app.client().call(createTicket, { params: eu, body: { email, password } })
    const wrong = await first.client.call(savePassword, {
      params: eu,
      body: { password: 'another long password', currentPassword: 'not this' },
    })
    expect([wrong.status, wrong.error.fields]).toEqual([
      422,
      { currentPassword: 'Password is incorrect please try again.' },
    ])
    const changed = await first.client.call(savePassword, {
      params: eu,
      body: { password: 'another long password', currentPassword: password },
    })
    expect(changed.status).toBe(200)
    expect((await other.call(getSession, { params: eu })).status).toBe(401)
    expect((await first.client.call(getSession, { params: eu })).status).toBe(200)
    const late = await app.client().call(tokenToUser, { params: eu, body: { token: ticket.body.token } })
    expect(late.status).toBe(401)
    const old = await app.client().call(createTicket, { params: eu, body: { email, password } })
    expect(old.status).toBe(401)
  })

  it('a first password needs a mailed code: an open browser is not enough', async () => {
    const person = await signUp(app, { email: newEmail() })
    const body = { password: 'a first long password' }
    expect((await person.client.call(savePassword, { params: eu, body })).status).toBe(422)
    await app.client().call(sendCode, { params: eu, body: { email: person.email } })
    const code = await mailedCode(app, person.email)
    const set = await person.client.call(savePassword, { params: eu, body: { ...body, code } })
    expect(set.status, set.text).toBe(200)
  })

  it('end everywhere at once', async () => {
    const { first, other } = await signedInTwice()
    await other.call(removeSession, { params: eu, body: { which: 'all' } })
    for (const client of [first.client, other]) {
      expect((await client.call(getSession, { params: eu })).status).toBe(401)
    }
  })
})
