import { expect, it } from 'vitest'
import { getAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import {
  createDomain,
  getDomain,
  getDomainSetup,
  getLive,
  removeDomain,
} from '#mocks/contracts/domains/domain.contract.ts'
import { sendInstructions } from '#mocks/contracts/domains/instructions.contract.ts'
import { sendNewSubdomain } from '#mocks/contracts/notifications/new-subdomain.contract.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import { newAgentId } from '../../harness/sign-up.ts'
import type { World } from '../../harness/world.ts'

const region = 'eu'
const params = { region }
const newName = () => `n${Buffer.from(newAgentId()).toString('hex')}`
const forbidden = { code: 'forbidden', message: 'You do not have access to do this.' }
const absent = { code: 'not_found', message: 'This does not exist, or you have no access to it.' }
const wrong = (message: string) => ({
  code: 'validation_failed',
  message: 'Please check the highlighted fields.',
  fields: { customDomain: message },
})

const takeSubdomain = (client: Client, agencyId: string, customDomain: string) =>
  client.call(createDomain, {
    params,
    body: { customDomain, agencyId, userId: agencyId, isVGSubdomain: true },
  })
const takeDomain = (client: Client, agencyId: string, customDomain: string) =>
  client.call(createDomain, {
    params,
    body: { customDomain, agencyId, userId: agencyId, isCustomDomain: true },
  })
const look = (client: Client, domain: string, domainType: string) =>
  client.call(getDomain, { params, query: { domain, domainType } })
const giveBack = (client: Client, domain: string, domainType: string) =>
  client.call(removeDomain, { params, query: { domain, domainType } })
const agencyOf = async (client: Client, agencyId: string) =>
  (await client.call(getAgency, { params: { region, agencyId } })).body

/** A world whose workspace has white-label access. */
async function withAccess(makeWorld: () => Promise<World>): Promise<World> {
  const world = await makeWorld()
  const { owner, workspaceId } = world
  expectAnswer(
    createWhitelabelTrial,
    await owner.call(createWhitelabelTrial, { params, body: { workspaceId } }),
    200,
  )
  return world
}

onBothSides(getDomainSetup.id, (makeWorld) => {
  it('tells the root domain to members, and nobody else', async () => {
    const { member, stranger, workspaceId } = await makeWorld()
    const about = { params: { region, agencyId: workspaceId } }
    const reply = await member.call(getDomainSetup, about)
    expectAnswer(getDomainSetup, reply, 200)
    expect(reply.body).toMatchObject({
      rootDomain: 'localhost',
      missingSettings: ['PUBLIC_URL', 'EDGE_ADDRESS'],
      isMailPublic: true,
    })
    expectError(getDomainSetup, await stranger.call(getDomainSetup, about), 404, absent)
  })
})

onBothSides(createDomain.id, (makeWorld) => {
  it('takes a subdomain, which is verified and live at once on this machine', async () => {
    const { owner, member, workspaceId } = await withAccess(makeWorld)
    const name = newName()
    const taken = await takeSubdomain(owner, workspaceId, ` ${name.toUpperCase()} .localhost`)
    expectAnswer(createDomain, taken, 200)
    const host = `${name}.localhost`
    expect(taken.body).toEqual({ success: true, message: '', data: { domain: host, verification: [] } })
    expect(await agencyOf(owner, workspaceId)).toMatchObject({
      VGsubDomain: host,
      isVerifiedSubDomain: false,
    })
    const state = await look(member, host, 'vgSubdomain')
    expectAnswer(getDomain, state, 200)
    expect(state.body).toMatchObject({ domain: host, isVerified: true, isLive: true, records: [] })
    expect(await agencyOf(owner, workspaceId)).toMatchObject({ VGsubDomain: host, isVerifiedSubDomain: true })
  })

  it('takes a domain of one’s own, with the records that prove it', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const zone = `${newName()}.example`
    const taken = await takeDomain(owner, workspaceId, `APP.${zone}.`)
    expectAnswer(createDomain, taken, 200)
    const { domain, verification } = taken.body.data
    expect(domain).toBe(`app.${zone}`)
    // This server is reached by its own computer alone: nobody is told to point a domain there.
    expect(verification).toEqual([
      {
        type: 'TXT',
        domain: zone,
        name: '_domain-proof.app',
        value: expect.stringMatching(/^domain-proof=.{16,}$/),
        ttl: 'Auto',
      },
    ])
    expect(await agencyOf(owner, workspaceId)).toMatchObject({
      customDomain: domain,
      isVerifiedCustomDomain: false,
      customDomainConfig: null,
    })
    // The same again changes nothing.
    expect((await takeDomain(owner, workspaceId, domain)).body.data.verification).toEqual(verification)
  })

  it('counts names from the domain that was registered', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const taken = await takeDomain(owner, workspaceId, `${newName()}.co.uk`)
    expect(taken.body.data.verification).toMatchObject([{ type: 'TXT', name: '_domain-proof' }])
  })

  it.each([
    ['', 'Please enter a custom domain'],
    ['northwind.example', 'Please input a subdomain: "northwind.example"'],
    ['co.uk', 'Nobody can own this ending alone. Please enter a domain below it.'],
    ['https://app.northwind.example', 'Please enter the domain alone, without https://, a port or a path.'],
    ['app.northwind.example:443', 'Please enter the domain alone, without https://, a port or a path.'],
    ['127.0.0.1', 'Please enter a domain, not an IP address.'],
    ['0x7f.0.0.1', 'Please enter a domain, not an IP address.'],
    ['app_1.northwind.example', 'A domain has no underscores.'],
    ['a.b.localhost', 'This domain belongs to the product itself.'],
    ['app..northwind.example', 'Please enter a domain such as app.example.com.'],
    [`${'a.'.repeat(130)}example`, 'A domain has at most 253 characters.'],
    ['k12.ca.us', 'Nobody can own this ending alone. Please enter a domain below it.'],
    ['аpple.northwind.example', '"аpple" mixes letters of different scripts. Please type it in one.'],
    ['xn--pple-43d.northwind.example', '"аpple" mixes letters of different scripts. Please type it in one.'],
    ['printer.home.arpa', 'Please enter a domain such as app.example.com.'],
  ])('refuses %j', async (typed, message) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    expectError(createDomain, await takeDomain(owner, workspaceId, typed), 422, wrong(message))
    expect((await agencyOf(owner, workspaceId)).customDomain).toBe('')
  })

  it.each([
    ['', 'Please enter a subdomain.'],
    [
      'a.b',
      'Please use small letters, numbers and hyphens, up to 63 of them, with no hyphen at the start or end.',
    ],
    [
      'xn--pple-43d',
      'Please use small letters, numbers and hyphens, up to 63 of them, with no hyphen at the start or end.',
    ],
    [
      'аpple',
      'Please use small letters, numbers and hyphens, up to 63 of them, with no hyphen at the start or end.',
    ],
    [
      '-a',
      'Please use small letters, numbers and hyphens, up to 63 of them, with no hyphen at the start or end.',
    ],
    ['www', 'This name is reserved.'],
    ['localhost', 'This name is reserved.'],
    ['my-voiceglow', 'This name is reserved.'],
  ])('refuses the subdomain %j', async (typed, message) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    expectError(createDomain, await takeSubdomain(owner, workspaceId, typed), 422, wrong(message))
  })

  it('keeps letters of other scripts in punycode, and shows both', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const zone = newName()
    const taken = await takeDomain(owner, workspaceId, `bücher.${zone}.example`)
    const domain = `xn--bcher-kva.${zone}.example`
    expect(taken.body.data.domain).toBe(domain)
    const state = await look(owner, domain, 'customDomain')
    expect(state.body).toMatchObject({ domain, unicode: `bücher.${zone}.example` })
  })

  it('has one of a kind at a time', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const first = `app.${newName()}.example`
    await takeDomain(owner, workspaceId, first)
    const second = await takeDomain(owner, workspaceId, `app.${newName()}.example`)
    const message = 'There is another domain already. Please delete it first.'
    expectError(createDomain, second, 409, { code: 'domain_set', message })
    expect((await agencyOf(owner, workspaceId)).customDomain).toBe(first)
  })

  it('needs white-label access, and is for the owner alone', async () => {
    const { owner, workspaceId } = await makeWorld()
    const refused = await takeDomain(owner, workspaceId, `app.${newName()}.example`)
    expectAnswer(createDomain, refused, 403)
    expect(refused.error.code).toBe('white_label_required')
    const world = await withAccess(makeWorld)
    const { member, stranger } = world
    expectError(createDomain, await takeSubdomain(member, world.workspaceId, newName()), 403, forbidden)
    expectError(createDomain, await takeSubdomain(stranger, world.workspaceId, newName()), 404, absent)
  })
})

onBothSides(removeDomain.id, (makeWorld) => {
  it('gives a domain back, and the agency forgets it', async () => {
    const { owner, member, stranger, workspaceId } = await withAccess(makeWorld)
    const domain = `app.${newName()}.example`
    await takeDomain(owner, workspaceId, domain)
    expectError(removeDomain, await giveBack(stranger, domain, 'customDomain'), 404, absent)
    expectError(removeDomain, await giveBack(member, domain, 'customDomain'), 403, forbidden)
    expectError(removeDomain, await giveBack(owner, domain, 'vgSubdomain'), 404, absent)
    const gone = await giveBack(owner, domain, 'customDomain')
    expectAnswer(removeDomain, gone, 200)
    expect(gone.body).toEqual({ success: true, message: 'The domain is removed.' })
    expect(await agencyOf(owner, workspaceId)).toMatchObject({
      customDomain: '',
      isVerifiedCustomDomain: false,
      customDomainConfig: null,
    })
    expectError(getDomain, await look(owner, domain, 'customDomain'), 404, absent)
  })
})

onBothSides(getDomain.id, (makeWorld) => {
  it('is not verified without its records, and nobody else’s', async () => {
    const { owner, stranger, workspaceId } = await withAccess(makeWorld)
    const domain = `app.${newName()}.example`
    await takeDomain(owner, workspaceId, domain)
    const state = await look(owner, domain, 'customDomain')
    expectAnswer(getDomain, state, 200)
    expect(state.body).toMatchObject({ isVerified: false, isLive: false, failingSince: null })
    expect(state.body.records).toMatchObject([{ type: 'TXT' }])
    expectError(getDomain, await look(stranger, domain, 'customDomain'), 404, absent)
  })

  it('tells nothing of a subdomain to whoever has it not, nor under the other kind', async () => {
    const { owner, stranger, workspaceId, strangerWorkspaceId } = await withAccess(makeWorld)
    const domain = `${newName()}.localhost`
    await takeSubdomain(owner, workspaceId, domain)
    expect((await look(owner, domain, 'vgSubdomain')).body).toMatchObject({ isVerified: true })
    for (const [client, agencyId, domainType] of [
      [stranger, strangerWorkspaceId, 'vgSubdomain'],
      [stranger, strangerWorkspaceId, 'customDomain'],
      [owner, workspaceId, 'customDomain'],
    ] as const) {
      const query = { domain, domainType, agencyId }
      expectError(getDomain, await client.call(getDomain, { params, query }), 404, absent)
    }
  })
})

onBothSides(createDomain.id, (makeWorld) => {
  it('takes a domain of one’s own that others claim, too, each with a proof of its own', async () => {
    const { owner, stranger, workspaceId, strangerWorkspaceId } = await withAccess(makeWorld)
    const body = { workspaceId: strangerWorkspaceId }
    await stranger.call(createWhitelabelTrial, { params, body })
    const domain = `app.${newName()}.example`
    const [first, second] = [
      await takeDomain(owner, workspaceId, domain),
      await takeDomain(stranger, strangerWorkspaceId, domain),
    ]
    expectAnswer(createDomain, second, 200)
    const proofIn = ({ body }: typeof first) =>
      body.data.verification.find(({ type }) => type === 'TXT')?.value
    expect(proofIn(first)).toBeTruthy()
    expect(proofIn(second)).not.toBe(proofIn(first))
    for (const [client, agencyId] of [
      [owner, workspaceId],
      [stranger, strangerWorkspaceId],
    ] as const) {
      const query = { domain, domainType: 'customDomain', agencyId }
      expect((await client.call(getDomain, { params, query })).body).toMatchObject({ isVerified: false })
    }
    await giveBack(owner, domain, 'customDomain')
    expectAnswer(getDomain, await look(stranger, domain, 'customDomain'), 200)
  })

  it('takes no subdomain that another agency has, in words that tell no more', async () => {
    const { owner, stranger, workspaceId, strangerWorkspaceId } = await withAccess(makeWorld)
    const body = { workspaceId: strangerWorkspaceId }
    await stranger.call(createWhitelabelTrial, { params, body })
    const name = newName()
    await takeSubdomain(owner, workspaceId, name)
    const message = 'This domain already exists. Please try another one.'
    const refused = await takeSubdomain(stranger, strangerWorkspaceId, name)
    expectError(createDomain, refused, 409, {
      code: 'domain_taken',
      message,
      fields: { customDomain: message },
    })
  })
})

onBothSides(getLive.id, (makeWorld) => {
  const live = (client: Client, domain: string) => client.call(getLive, { query: { domain } })

  it('is 200 for a domain of one’s own that is live, and for no other', async () => {
    const { owner, stranger, workspaceId } = await withAccess(makeWorld)
    const domain = `app.${newName()}.example`
    const subdomain = `${newName()}.localhost`
    await takeDomain(owner, workspaceId, domain)
    await takeSubdomain(owner, workspaceId, subdomain)
    expectAnswer(getLive, await live(owner, subdomain), 200)
    const message = 'This domain is not live yet.'
    expectError(getLive, await live(owner, domain), 409, { code: 'domain_not_live', message })
    expectError(getLive, await live(stranger, subdomain), 404, absent)
    expectError(getLive, await live(owner, 'app.somebody.example'), 404, absent)
  })

  it.each(['169.254.169.254', 'localhost:27017', 'http://evil.example', '[::1]'])(
    'asks nobody for %s',
    async (at) => {
      const { owner } = await makeWorld()
      expectAnswer(getLive, await live(owner, at), 400)
    },
  )
})

onBothSides(sendInstructions.id, (makeWorld) => {
  it('mails the records of a domain of one’s own', async () => {
    const { owner, member, stranger, workspaceId } = await withAccess(makeWorld)
    const body = {
      to: 'dev@example.com',
      region,
      agencyId: workspaceId,
      subject: 'x',
      htmlContent: '<b>x</b>',
    }
    expectError(sendInstructions, await owner.call(sendInstructions, { body }), 404, absent)
    await takeDomain(owner, workspaceId, `app.${newName()}.example`)
    const sent = await owner.call(sendInstructions, { body })
    expectAnswer(sendInstructions, sent, 200)
    expect(sent.body).toEqual({ success: true, message: 'DNS instructions sent successfully!' })
    expectError(sendInstructions, await member.call(sendInstructions, { body }), 403, forbidden)
    expectError(sendInstructions, await stranger.call(sendInstructions, { body }), 404, absent)
    const two = await owner.call(sendInstructions, { body: { ...body, to: 'a@b.example,c@d.example' } })
    expectAnswer(sendInstructions, two, 422)
  })
})

onBothSides(sendNewSubdomain.id, (makeWorld) => {
  it('is for a verified subdomain of one’s own', async () => {
    const { owner, stranger, workspaceId } = await withAccess(makeWorld)
    const domain = `${newName()}.localhost`
    const tell = (client: Client) =>
      client.call(sendNewSubdomain, { params, body: { agency: { ID: workspaceId }, domain } })
    await takeSubdomain(owner, workspaceId, domain)
    expectError(sendNewSubdomain, await tell(owner), 404, absent)
    await look(owner, domain, 'vgSubdomain')
    expectAnswer(sendNewSubdomain, await tell(owner), 200)
    expectError(sendNewSubdomain, await tell(stranger), 404, absent)
  })
})
