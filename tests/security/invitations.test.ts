// Races: fifty people for one seat.
import { describe, expect, it } from 'vitest'
import { StoreUnavailableError } from '#api/store/errors.ts'
import { memberId } from '#api/workspaces/member.repository.ts'
import { createWorkspaceRepository } from '#api/workspaces/workspace.repository.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import {
  checkInvitation,
  removeInvitation,
  sendInvitation,
} from '#mocks/contracts/workspaces/invitation.contract.ts'
import { removeMember } from '#mocks/contracts/workspaces/member.contract.ts'
import { getWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { invite, join } from '../harness/invitations.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newEmail, type Person, signUp } from '../harness/sign-up.ts'
import { startApp } from '../harness/start-app.ts'
import { dumpRegion } from '../harness/test-stores.ts'
import { setLimits } from '../harness/workspace-people.ts'

const app = setUpApp()

/** An owner whose workspace has this many seats for others. */
async function ownerWithRoom(others: number): Promise<Person> {
  const owner = await signUp(app)
  await setLimits(app, owner, { workspaceSeats: others - 1 })
  return owner
}

const paramsOf = ({ region, workspaceId: uid }: Person) => ({ region, uid })

describe('the mail of an invitation (threats 11)', () => {
  it('is ours alone, whatever the caller wants it to say', async () => {
    const owner = await ownerWithRoom(1)
    const to = newEmail()
    await app.deps.stores.eu
      .collection<{ _id: string; workspaceName: string }>('users')
      .updateOne(
        { _id: owner.workspaceId },
        { $set: { workspaceName: 'Win http://evil.example/<b>now</b>\r\nBcc: all@evil.example' } },
      )
    const sent = await owner.client.call(sendInvitation, {
      params: paramsOf(owner),
      body: { to, subject: 'You won\r\nBcc: x@evil.example', html: '<script>evil()</script>' },
    })
    expect(sent.status).toBe(200)
    const [mail] = await app.mailsTo(to)
    expect(mail?.subject).toBe('You are invited to a VoiceGlow workspace')
    expect(mail?.text).not.toMatch(/evil\.example|script|<|Bcc:/)
    expect(mail?.text.match(/https?:\/\//g)).toHaveLength(1)
  })

  it.each([['a@b.c', 'd@e.f'], { $ne: null }, 'x@example.com\r\nBcc: y@example.com', ''])(
    'goes to one address, not to %j',
    async (to) => {
      const owner = await ownerWithRoom(1)
      const reply = await owner.client.call(sendInvitation, { params: paramsOf(owner), body: { to } })
      expect([400, 422]).toContain(reply.status)
    },
  )

  it('is limited per address, across all workspaces', async () => {
    const strict = await startApp({ rateLimitFactor: 1 })
    const to = newEmail()
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const owner = await signUp(strict)
      const reply = await owner.client.call(sendInvitation, { params: paramsOf(owner), body: { to } })
      statuses.push(reply.status)
    }
    await strict.stop()
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('leaves its secret nowhere but in the mail', async () => {
    const owner = await ownerWithRoom(1)
    const { secret } = await invite(app, owner, newEmail())
    const collections = JSON.parse(await dumpRegion(app.deps.stores.eu)) as { name: string }[]
    const kept = collections.filter(({ name }) => name !== 'outbox')
    expect(JSON.stringify(kept)).not.toContain(secret)
    expect(app.log.text()).not.toContain(secret)
  })
})

describe('an invitation (threats 7)', () => {
  it('lets the invited address in, once', async () => {
    const owner = await ownerWithRoom(2)
    const guest = await signUp(app)
    const link = await invite(app, owner, guest.email, ['view'])
    const before = await app.deps.stores.eu
      .collection<{ _id: string; email: string }>('accounts')
      .findOne({ _id: guest.session.user.uid })
    const joined = await join(guest.client, link)
    expect(joined.status, joined.text).toBe(200)
    expect(joined.body.workspace).toMatchObject({
      uid: owner.workspaceId,
      role: 'member',
      usersPerms: ['view'],
    })
    const seen = await guest.client.call(getWorkspace, { params: paramsOf(owner) })
    expect(seen.status).toBe(200)
    // Its account is as it was: an invitation never touches who one is.
    const after = await app.deps.stores.eu
      .collection<{ _id: string; email: string }>('accounts')
      .findOne({ _id: guest.session.user.uid })
    expect(after).toEqual(before)
    const again = await join(guest.client, link)
    expect([again.status, again.error.code]).toEqual([409, 'already_member'])
  })

  it('does not lead back in after a removal', async () => {
    const owner = await ownerWithRoom(2)
    const guest = await signUp(app)
    const link = await invite(app, owner, guest.email)
    await join(guest.client, link)
    await owner.client.call(removeMember, { params: paramsOf(owner), body: { email: guest.email } })
    const again = await join(guest.client, link)
    expect([again.status, again.error.code]).toEqual([409, 'invitation_used'])
  })

  it('is for its address alone', async () => {
    const owner = await ownerWithRoom(2)
    const other = await signUp(app)
    const link = await invite(app, owner, newEmail())
    const reply = await join(other.client, link)
    expect([reply.status, reply.error.code]).toEqual([403, 'wrong_account'])
    const renamed = await join(other.client, { ...link, email: other.email })
    expect(renamed.status).toBe(404)
    expect((await join(app.client(), link)).status).toBe(401)
  })

  it('is worth nothing when anything of it was changed', async () => {
    const owner = await ownerWithRoom(2)
    const another = await ownerWithRoom(2)
    const guest = await signUp(app)
    const link = await invite(app, owner, guest.email)
    const flipped = `${link.secret.slice(0, -1)}${link.secret.endsWith('A') ? 'B' : 'A'}`
    const tampered = [
      { ...link, secret: flipped },
      { ...link, uid: another.workspaceId },
      { ...link, uid: 'nobody-has-this' },
    ]
    for (const each of tampered) expect((await join(guest.client, each)).status).toBe(404)
    expect((await join(guest.client, link, 'na')).status).toBe(404)
    for (const body of [{ ...link, secret: { $ne: '' } }, { ...link, secret: '' }, {}]) {
      const reply = await app.client().call(checkInvitation, { params: { region: 'eu' }, body })
      expect([400, 422]).toContain(reply.status)
    }
    expect((await join(guest.client, link)).status).toBe(200)
  })

  it('ends after seven days, and when it is taken back or sent anew', async () => {
    const owner = await ownerWithRoom(4)
    const guest = await signUp(app)
    const params = paramsOf(owner)
    const first = await invite(app, owner, guest.email)
    const second = await invite(app, owner, guest.email)
    expect((await join(guest.client, first)).status).toBe(404)
    const body = { email: guest.email }
    expect((await owner.client.call(removeInvitation, { params, body })).status).toBe(200)
    expect((await join(guest.client, second)).status).toBe(404)
    const third = await invite(app, owner, guest.email)
    app.clock.advance(7 * 24 * 3_600_000 + 1)
    const checked = await app.client().call(checkInvitation, { params: { region: 'eu' }, body: third })
    expect(checked.body.status).toBe('expired')
    const late = await join(guest.client, third)
    expect([late.status, late.error.code]).toEqual([409, 'invitation_expired'])
  })

  it('is used up by nobody who only opens its page', async () => {
    const owner = await ownerWithRoom(1)
    const guest = await signUp(app)
    const link = await invite(app, owner, guest.email)
    for (let turn = 0; turn < 3; turn += 1) {
      const seen = await app.client().call(checkInvitation, { params: { region: 'eu' }, body: link })
      expect(seen.body).toMatchObject({ status: 'open', signedInAs: null })
    }
    expect((await join(guest.client, link)).status).toBe(200)
  })
})

describe('seats (threats F20, G16)', () => {
  const seatOf = async (owner: Person) => {
    const { members, workspaces } = createWorkspaceRepository(app.deps.stores)
    return {
      people: await members('eu').countDocuments({ workspaceId: owner.workspaceId }),
      counted: (await workspaces('eu').findOne({ _id: owner.workspaceId }))?.seatCount,
    }
  }

  it('lets exactly one of 50 in who join at once for one seat', async () => {
    const owner = await ownerWithRoom(1)
    const guests: Person[] = []
    for (let batch = 0; batch < 10; batch += 1) {
      guests.push(...(await Promise.all(Array.from({ length: 5 }, () => signUp(app)))))
    }
    const links = await Promise.all(guests.map(({ email }) => invite(app, owner, email)))
    const replies = await Promise.all(guests.map(({ client }, index) => join(client, links[index]!)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ error }) => error.message))).toEqual(
      new Set(['Failed to add user to workspace, workspace does not have enough seats']),
    )
    expect(await seatOf(owner)).toEqual({ people: 2, counted: 2 })
    // A seat that is free again is there for whoever was too late.
    const winner = guests[replies.findIndex(({ status }) => status === 200)]!
    await owner.client.call(removeMember, { params: paramsOf(owner), body: { email: winner.email } })
    const next = guests.findIndex((guest) => guest !== winner)
    expect((await join(guests[next]!.client, links[next]!)).status).toBe(200)
    expect(await seatOf(owner)).toEqual({ people: 2, counted: 2 })
  })

  it('gives one person one seat, however often they press', async () => {
    const owner = await ownerWithRoom(5)
    const guest = await signUp(app)
    const link = await invite(app, owner, guest.email)
    const replies = await Promise.all(Array.from({ length: 10 }, () => join(guest.client, link)))
    expect(replies.some(({ status }) => status === 200)).toBe(true)
    for (const { status } of replies) expect([200, 409]).toContain(status)
    expect(await seatOf(owner)).toEqual({ people: 2, counted: 2 })
  })

  it('never passes its number while people are invited, join and are removed at once', async () => {
    const owner = await ownerWithRoom(2)
    const guests = await Promise.all(Array.from({ length: 6 }, () => signUp(app)))
    const links = await Promise.all(guests.map(({ email }) => invite(app, owner, email)))
    const params = paramsOf(owner)
    await Promise.all(
      guests.flatMap(({ client, email }, index) => [
        join(client, links[index]!),
        owner.client.call(removeMember, { params, body: { email } }),
        join(client, links[index]!),
      ]),
    )
    const { people, counted } = await seatOf(owner)
    expect(people).toBeLessThanOrEqual(3)
    expect(counted).toBeGreaterThanOrEqual(people)
  })

  it('are refused to invitations when all are taken', async () => {
    const owner = await ownerWithRoom(1)
    const guest = await signUp(app)
    await join(guest.client, await invite(app, owner, guest.email))
    const reply = await owner.client.call(sendInvitation, {
      params: paramsOf(owner),
      body: { to: newEmail() },
    })
    expect([reply.status, reply.error.message]).toEqual([403, 'You have reached the maximum number of seats'])
  })
})

describe('a server that dies while somebody joins', () => {
  it.each(['before', 'after'])(
    'lets them press again, in one seat: %s the membership was written',
    async (when) => {
      let dies = false
      const mortal = await startApp({
        wrapStores: (stores) =>
          interceptStores(stores, async ({ collection, method }, proceed) => {
            const isFatal = dies && collection === 'members' && method === 'insertOne'
            if (!isFatal) return proceed()
            dies = false
            if (when === 'after') await proceed()
            throw new StoreUnavailableError('gone')
          }),
      })
      const owner = await signUp(mortal)
      await setLimits(mortal, owner, { workspaceSeats: 0 })
      const guest = await signUp(mortal)
      const link = await invite(mortal, owner, guest.email)
      dies = true
      expect((await join(guest.client, link)).status).toBe(503)
      // What the count keeps for a join under way is given up after a while.
      mortal.clock.advance(11 * 60_000)
      const again = await join(guest.client, link)
      expect([200, 409]).toContain(again.status)
      const { members } = createWorkspaceRepository(mortal.deps.stores)
      expect(await members('eu').countDocuments({ workspaceId: owner.workspaceId })).toBe(2)
      await mortal.stop()
    },
  )
})

it('ends with whoever sent it', async () => {
  const owner = await ownerWithRoom(5)
  const manager = await signUp(app)
  await join(manager.client, await invite(app, owner, manager.email, ['view', 'members']))
  const friend = await signUp(app)
  const link = await invite(app, { ...manager, workspaceId: owner.workspaceId }, friend.email, ['view'])
  await owner.client.call(removeMember, { params: paramsOf(owner), body: { email: manager.email } })
  expect((await join(friend.client, link)).status).toBe(404)
})

it('a session lists the workspace only after joining', async () => {
  const owner = await ownerWithRoom(1)
  const guest = await signUp(app)
  const link = await invite(app, owner, guest.email)
  const uids = async () =>
    (await guest.client.call(getSession, { params: { region: 'eu' } })).body.workspaces.map(({ uid }) => uid)
  expect(await uids()).not.toContain(owner.workspaceId)
  await join(guest.client, link)
  expect(await uids()).toContain(owner.workspaceId)
  const { members } = createWorkspaceRepository(app.deps.stores)
  const kept = await members('eu').findOne({ _id: memberId(owner.workspaceId, guest.email) })
  expect(kept?.role).toBe('member')
})
