import { expect, it } from 'vitest'
import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import {
  createEmailDomain,
  getEmailDomain,
  removeEmailDomain,
  verifyEmailDomain,
} from '#mocks/contracts/agency/email/email-domain.contract.ts'
import { noEmailDomain } from '#mocks/contracts/agency/email/email-domain.schema.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const region = 'eu'
const forbidden = { code: 'forbidden', message: 'You do not have access to do this.' }
const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const checkFields = { code: 'validation_failed', message: 'Please check the highlighted fields.' }
const added = { code: 'domain_added', message: 'This domain is already added.' }
const taken = { code: 'domain_taken', message: 'This domain already exists on another account.' }

let count = 0
/** A domain nobody has used. */
function newDomain(): string {
  count += 1
  return `northwind${count}.example.com`
}

const tryIt = (client: Client, workspaceId: string) =>
  client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
const add = (client: Client, agencyId: string, domain: string, more: object = {}) =>
  client.call(createEmailDomain, {
    params: { region, domain },
    body: { domain, userId: agencyId, agencyId, ...more },
  })
const look = (client: Client, domain: string) => client.call(getEmailDomain, { params: { region, domain } })
const verify = (client: Client, domain: string) =>
  client.call(verifyEmailDomain, { params: { region, domain } })
const remove = (client: Client, domain: string) =>
  client.call(removeEmailDomain, { params: { region, domain } })

/** A world whose workspace has white-label access. */
async function withAccess(makeWorld: () => Promise<World>): Promise<World> {
  const world = await makeWorld()
  await tryIt(world.owner, world.workspaceId)
  return world
}

/** A world whose agency has a domain. */
async function withDomain(makeWorld: () => Promise<World>) {
  const world = await withAccess(makeWorld)
  const domain = newDomain()
  const { id, records } = (await add(world.owner, world.workspaceId, domain)).body.data
  return { ...world, domain, id, records }
}

const agencyOf = async ({ owner, workspaceId }: Pick<World, 'owner' | 'workspaceId'>) =>
  (await owner.call(getAgency, { params: { region, agencyId: workspaceId } })).body

onBothSides(createEmailDomain.id, (makeWorld) => {
  it('answers with the records to add, and keeps them with the agency', async () => {
    const world = await withAccess(makeWorld)
    const domain = newDomain()
    const reply = await add(world.owner, world.workspaceId, ` ${domain.toUpperCase()}. `)
    expectAnswer(createEmailDomain, reply, 200)
    const { id, records } = reply.body.data
    expect(
      records.map(({ type, name, priority, ttl, status }) => [type, name, priority, ttl, status]),
    ).toEqual([
      [
        'TXT',
        expect.stringMatching(new RegExp(`^m[a-z0-9]+\\._domainkey\\.${domain}$`)),
        null,
        'Auto',
        'not_started',
      ],
      ['MX', `send.${domain}`, 10, 'Auto', 'not_started'],
      ['TXT', `send.${domain}`, null, 'Auto', 'not_started'],
      ['TXT', `_dmarc.${domain}`, null, 'Auto', 'not_started'],
    ])
    expect(records[0]!.value).toMatch(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/=]{300,}$/)
    expect(records.filter(({ advised }) => advised).map(({ name }) => name)).toEqual([`_dmarc.${domain}`])
    const { resendEmailDomainRecords_JSON_STRING: kept, ...agency } = await agencyOf(world)
    expect(JSON.parse(kept)).toEqual(records)
    expect(agency).toMatchObject({
      resendEmailDomain: domain,
      resendEmailDomainId: id,
      resendEmailDomainStatus: 'not_started',
    })
  })

  it('keeps a name of other letters in punycode', async () => {
    const world = await withAccess(makeWorld)
    expectAnswer(createEmailDomain, await add(world.owner, world.workspaceId, 'Bücher.example'), 200)
    expect((await agencyOf(world)).resendEmailDomain).toBe('xn--bcher-kva.example')
  })

  it('refuses the one it has, and a second one', async () => {
    const { owner, workspaceId, domain } = await withDomain(makeWorld)
    expectError(createEmailDomain, await add(owner, workspaceId, domain), 409, added)
    expectError(createEmailDomain, await add(owner, workspaceId, newDomain()), 409, {
      code: 'domain_limit',
      message: `Delete ${domain} first: mails go from one domain.`,
    })
  })

  it.each([
    'example',
    '10.0.0.1',
    'https://example.com',
    'example.com:25',
    'a@example.com',
    'example.com/x',
    '_dmarc.example.com',
    '-a.example.com',
    'example..com',
    'name.internal',
    'exam%70le.com',
    '例え.%00.com',
  ])('refuses %j', async (domain) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    expectError(createEmailDomain, await add(owner, workspaceId, domain), 422, {
      ...checkFields,
      fields: { domain: 'Please enter a domain such as example.com.' },
    })
  })

  it.each(['gmail.com', 'gmx.de'])('refuses mailboxes at %j', async (domain) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    expectError(createEmailDomain, await add(owner, workspaceId, domain), 422, {
      ...checkFields,
      fields: { domain: 'Nobody can add records to this domain. Please enter one that you own.' },
    })
  })

  it('refuses a body that names another domain or another agency', async () => {
    const { owner, workspaceId, strangerWorkspaceId } = await withAccess(makeWorld)
    const other = await add(owner, workspaceId, newDomain(), { domain: newDomain() })
    expectAnswer(createEmailDomain, other, 422)
    const theirs = await add(owner, workspaceId, newDomain(), { userId: strangerWorkspaceId })
    expectError(createEmailDomain, theirs, 404, absent)
    const theirAgency = await add(owner, workspaceId, newDomain(), { agencyId: strangerWorkspaceId })
    expectError(createEmailDomain, theirAgency, 404, absent)
  })

  it('is for the owner alone, with white-label access', async () => {
    const { owner, member, workspaceId } = await makeWorld()
    expectError(createEmailDomain, await add(member, workspaceId, newDomain()), 403, forbidden)
    const reply = await add(owner, workspaceId, newDomain())
    expectAnswer(createEmailDomain, reply, 403)
    expect(reply.error.code).toBe('white_label_required')
  })
})

onBothSides(verifyEmailDomain.id, (makeWorld) => {
  it('waits for the records, and finds them', async () => {
    const world = await withDomain(makeWorld)
    const { owner, id, records } = world
    expectAnswer(verifyEmailDomain, await verify(owner, id), 200)
    const waiting = await look(owner, id)
    expectAnswer(getEmailDomain, waiting, 200)
    expect(waiting.body.data.status).toBe('pending')
    expect(new Set(waiting.body.data.records.map(({ status }) => status))).toEqual(new Set(['pending']))
    world.publishRecords(records.filter(({ advised }) => !advised))
    expectAnswer(verifyEmailDomain, await verify(owner, id), 200)
    const found = (await look(owner, id)).body.data
    expect(found.status).toBe('verified')
    // What is only good to have keeps nobody waiting.
    expect(found.records.map(({ status }) => status)).toEqual(['verified', 'verified', 'verified', 'pending'])
    expect((await agencyOf(world)).resendEmailDomainStatus).toBe('verified')
  })

  it('is the first one’s who proves it, and nobody else’s then', async () => {
    const world = await withDomain(makeWorld)
    const { owner, stranger, strangerWorkspaceId, domain } = world
    await tryIt(stranger, strangerWorkspaceId)
    // Added and not verified keeps nobody from it.
    const theirs = await add(stranger, strangerWorkspaceId, domain)
    expectAnswer(createEmailDomain, theirs, 200)
    world.publishRecords(world.records)
    expectAnswer(verifyEmailDomain, await verify(owner, world.id), 200)
    const { id, records } = theirs.body.data
    world.publishRecords(records.filter(({ name }) => name.includes('_domainkey')))
    expectError(verifyEmailDomain, await verify(stranger, id), 409, taken)
    expect((await look(stranger, id)).body.data.status).toBe('failure')
    await remove(stranger, id)
    expectError(createEmailDomain, await add(stranger, strangerWorkspaceId, domain), 409, taken)
  })

  it('is for the owner alone', async () => {
    const { member, stranger, id } = await withDomain(makeWorld)
    expectError(verifyEmailDomain, await verify(member, id), 403, forbidden)
    expectError(verifyEmailDomain, await verify(stranger, id), 404, absent)
  })
})

onBothSides(getEmailDomain.id, (makeWorld) => {
  it('says to members how far it is, and to nobody else', async () => {
    const { member, stranger, anonymous, id, records } = await withDomain(makeWorld)
    const reply = await look(member, id)
    expectAnswer(getEmailDomain, reply, 200)
    expect(reply.body).toEqual({ success: true, data: { status: 'not_started', records } })
    expectError(getEmailDomain, await look(stranger, id), 404, absent)
    expectError(getEmailDomain, await look(member, 'nobodys'), 404, absent)
    expectAnswer(getEmailDomain, await look(anonymous(), id), 401)
  })
})

onBothSides(removeEmailDomain.id, (makeWorld) => {
  it('leaves nothing of it, and gives the next one other records', async () => {
    const world = await withDomain(makeWorld)
    const { owner, workspaceId, domain, id, records } = world
    expectAnswer(removeEmailDomain, await remove(owner, id), 200)
    expect(await agencyOf(world)).toMatchObject(noEmailDomain)
    expectError(getEmailDomain, await look(owner, id), 404, absent)
    const again = (await add(owner, workspaceId, domain)).body.data
    expect(again.id).not.toBe(id)
    expect(again.records).toHaveLength(records.length)
  })

  it('is for the owner alone', async () => {
    const { member, stranger, id } = await withDomain(makeWorld)
    expectError(removeEmailDomain, await remove(member, id), 403, forbidden)
    expectError(removeEmailDomain, await remove(stranger, id), 404, absent)
  })
})

onBothSides(saveAgency.id, (makeWorld) => {
  it.each(Object.keys(noEmailDomain))('lets nobody send %s', async (field) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const reply = await owner.call(saveAgency, {
      params: { region, agencyId: workspaceId },
      body: { [field]: 'verified' },
    })
    expectError(saveAgency, reply, 403, forbidden)
  })

  it('keeps the business address', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const params = { region, agencyId: workspaceId }
    const saved = await owner.call(saveAgency, { params, body: { address: ' 1 Harbour Street\u202e ' } })
    expectAnswer(saveAgency, saved, 200)
    expect(saved.body.address).toBe('1 Harbour Street')
    const long = await owner.call(saveAgency, { params, body: { address: 'n'.repeat(301) } })
    expectError(saveAgency, long, 422, {
      ...checkFields,
      fields: { address: 'Please keep it under 300 characters.' },
    })
  })
})
