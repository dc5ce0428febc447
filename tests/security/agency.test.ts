// Races: twenty first saves and fifty trials at once.
import { describe, expect, it } from 'vitest'
import { createAgencyRepository } from '#api/agency/agency.repository.ts'
import { createFileRepository } from '#api/files/file.repository.ts'
import { createFileSweep } from '#api/files/sweep.ts'
import { runHousekeeping } from '#api/housekeeping.ts'
import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createAgencySecret } from '#mocks/contracts/agency/secret.contract.ts'
import { newTab } from '#mocks/contracts/agency/tabs/tab-template.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { tooManyPixels } from '#mocks/contracts/files/upload-rules.ts'
import { getSession } from '#mocks/contracts/session/session.contract.ts'
import { removeWorkspace, saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { giveHost } from '../harness/agency-host.ts'
import { hugePng } from '../harness/huge-png.ts'
import { setUpApp } from '../harness/set-up.ts'
import { newAgentId, type Person, signUp } from '../harness/sign-up.ts'
import { dumpRegion } from '../harness/test-stores.ts'

const app = setUpApp()
const day = 24 * 60 * 60 * 1000

const tryIt = ({ client, region, workspaceId }: Person) =>
  client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
const save = ({ client, region, workspaceId }: Person, body: object) =>
  client.call(saveAgency, { params: { region, agencyId: workspaceId }, body })

async function newAgency(): Promise<Person> {
  const owner = await signUp(app)
  await tryIt(owner)
  return owner
}

describe('agencies in a race', () => {
  it('are one, however many first saves there are at once (threats 60)', async () => {
    const owner = await newAgency()
    const names = Array.from({ length: 20 }, (_, index) => `Agency ${index}`)
    const replies = await Promise.all(names.map((name) => save(owner, { name, rev: 0 })))
    const made = replies.filter(({ status }) => status === 200)
    expect(made).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19)
    const { agencies } = createAgencyRepository(app.deps)
    expect(await agencies('eu').countDocuments({ userId: owner.workspaceId })).toBe(1)
    expect((await agencies('eu').findOne({ _id: owner.workspaceId }))?.name).toBe(made[0]?.body.name)
  })

  it('get one trial of fifty asked for at once (threats G16)', async () => {
    const owner = await signUp(app)
    const replies: number[] = []
    for (let round = 0; round < 5; round += 1) {
      // No more a minute than one caller may.
      const some = await Promise.all(Array.from({ length: 10 }, () => tryIt(owner)))
      replies.push(...some.map(({ status }) => status))
      app.clock.advance(61_000)
    }
    expect(replies.filter((status) => status === 200)).toHaveLength(1)
    expect(replies.filter((status) => status === 403)).toHaveLength(49)
  })
})

describe('an agency that looks like a new one (threats 60)', () => {
  const words = { name: '', brandingText: '' }
  const kept = async ({ workspaceId }: Person) => {
    const { agencies } = createAgencyRepository(app.deps)
    return agencies('eu').find({ userId: workspaceId }).toArray()
  }

  /** The owner in another browser. */
  const another = ({ email }: Person) => signUp(app, { email })

  it('is one after two first sessions at once', async () => {
    const owner = await newAgency()
    const first = await another(owner)
    const second = await another(owner)
    const params = { region: owner.region, agencyId: owner.workspaceId }
    const replies = await Promise.all(
      [first, second].flatMap((person) => [
        person.client.call(getAgency, { params }),
        save(person, words),
        person.client.call(createAgencySecret, { params }),
      ]),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(await kept(owner)).toHaveLength(1)
  })

  it('is kept whatever hangs on it, when its owner comes back and when the house is kept', async () => {
    const owner = await newAgency()
    const { region, workspaceId } = owner
    await save(owner, { customTabs: [{ ...newTab, label: 'Reports', href: '/reports' }] })
    await owner.client.call(createAgencySecret, { params: { region, agencyId: workspaceId } })
    await giveHost(app.deps, `${newAgentId().toLowerCase()}.localhost`, { region, agencyId: workspaceId })
    // Never touched since it was made, as far as its own words and stamps tell.
    const { agencies } = createAgencyRepository(app.deps)
    await agencies('eu').updateOne({ _id: workspaceId }, { $set: { ...words, lastModified: null } })
    const before = await kept(owner)
    expect(before).toMatchObject([{ ...words, lastModified: null, customTabs: [{ label: 'Reports' }] }])

    for (const person of [await another(owner), await another(owner)]) {
      await person.client.call(getAgency, { params: { region, agencyId: workspaceId } })
      await person.client.call(getSession, { params: { region } })
    }
    app.clock.advance(400 * day)
    await runHousekeeping(app.deps)
    expect(await kept(owner)).toEqual(before)
  })
})

describe('pictures of an agency', () => {
  it('of too many pixels are refused for that, and not for their kind', async () => {
    const favicon = `data:image/png;base64,${hugePng(5001).toString('base64')}`
    const { status, error } = await save(await newAgency(), { faviconURL: favicon, rev: 0 })
    expect(status).toBe(422)
    expect(error.fields).toEqual({ faviconURL: tooManyPixels })
  })

  it('go when they are replaced or removed, or their save is refused, and others stay', async () => {
    const owner = await newAgency()
    const records = createFileRepository(app.deps.stores).files('eu')
    const kept = async () => {
      await createFileSweep(app.deps).removeExpired('eu')
      const found = await records.find({ workspaceId: owner.workspaceId }).toArray()
      return found.map(({ path }) => `/files/${path}`)
    }
    const first = (await save(owner, { squarePhotoURL: fixtureLogo, rev: 0 })).body
    const second = (await save(owner, { squarePhotoURL: fixtureLogo, faviconURL: fixtureLogo, rev: 1 })).body
    expect(second.squarePhotoURL).not.toBe(first.squarePhotoURL)
    const both = [second.squarePhotoURL, second.faviconURL].sort()
    expect((await kept()).sort()).toEqual(both)
    expect((await app.client().fetch(first.squarePhotoURL)).status).toBe(404)
    expect((await app.client().fetch(second.squarePhotoURL)).status).toBe(200)

    expect((await save(owner, { squarePhotoURL: fixtureLogo, rev: 0 })).status).toBe(409)
    const mixed = { squarePhotoURL: fixtureLogo, faviconURL: second.squarePhotoURL, rev: 2 }
    expect((await save(owner, mixed)).status).toBe(422)
    expect((await kept()).sort()).toEqual(both)

    await save(owner, { faviconURL: '', rev: 2 })
    expect(await kept()).toEqual([second.squarePhotoURL])
  })
})

describe('an agency', () => {
  it('cannot be changed once the trial is over, and keeps what it is', async () => {
    const owner = await newAgency()
    await save(owner, { name: 'Northwind' })
    app.clock.advance(14 * day - 60_000)
    expect((await save(owner, { name: 'Last day' })).status).toBe(200)
    app.clock.advance(60_000)
    const late = await save(owner, { name: 'Too late' })
    expect([late.status, late.error.code]).toEqual([403, 'white_label_required'])
    const { client, region, workspaceId } = owner
    const params = { region, agencyId: workspaceId }
    expect((await client.call(getAgency, { params })).body.name).toBe('Last day')
    // A secret that got around can still be replaced.
    expect((await client.call(createAgencySecret, { params })).status).toBe(200)
  })

  it('keeps its secret as a hash only', async () => {
    const { client, region, workspaceId } = await newAgency()
    const { body } = await client.call(createAgencySecret, { params: { region, agencyId: workspaceId } })
    expect(body.secret).toMatch(/^[A-Za-z0-9]{25}$/)
    expect(await dumpRegion(app.deps.stores.eu)).not.toContain(body.secret)
  })

  it('takes no picture that is none, and none from elsewhere', async () => {
    const owner = await newAgency()
    const svg = `data:image/svg+xml;base64,${Buffer.from('<svg><script>alert(1)</script></svg>').toString('base64')}`
    for (const faviconURL of [
      svg,
      'https://evil.example/x.png',
      '/files/eu/other/x.png',
      'javascript:alert(1)',
    ]) {
      const reply = await save(owner, { faviconURL })
      expect([reply.status, Object.keys(reply.error.fields ?? {})]).toEqual([422, ['faviconURL']])
    }
  })

  it('goes with its workspace, pictures and all', async () => {
    const owner = { ...(await signUp(app)), workspaceId: newAgentId() }
    const { client, region, workspaceId } = owner
    await client.call(saveWorkspace, {
      params: { region, uid: workspaceId },
      body: { workspaceName: 'Second' },
    })
    await tryIt(owner)
    const saved = await save(owner, { squarePhotoURL: fixtureLogo })
    expect(saved.body.squarePhotoURL).toMatch(/^\/files\//)
    expect((await app.client().fetch(saved.body.squarePhotoURL)).status).toBe(200)
    await client.call(removeWorkspace, { params: { region, uid: workspaceId } })
    expect(await createAgencyRepository(app.deps).find('eu', workspaceId)).toBeNull()
    expect((await app.client().fetch(saved.body.squarePhotoURL)).status).toBe(404)
  })
})
