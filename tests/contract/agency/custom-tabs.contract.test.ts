import { expect, it } from 'vitest'
import { getAgency, saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { tabTable } from '#mocks/contracts/agents/tab-rules.ts'
import { buildCustomTab, buildPageTab } from '#mocks/fixtures/agency/custom-tab.fixtures.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { expectAnswer, expectError, onBothSides } from '../../harness/both-sides.ts'
import type { Client } from '../../harness/http-client.ts'
import type { World } from '../../harness/world.ts'

const region = 'eu'
const slash = 'URL must include a leading slash (/)'
const reserved = 'This URL is reserved for a default tab'
const shape = 'Please use a slash and then small letters, numbers and hyphens, such as /reports.'
const page = 'Please enter an address that begins with https://.'
const host = 'Please enter a host name such as cdn.example.com.'

const put = (client: Client, agencyId: string, customTabs: readonly object[], rev?: number) =>
  client.call(saveAgency, {
    params: { region, agencyId },
    body: { customTabs: customTabs as CustomTab[], rev },
  })
const kept = async (client: Client, agencyId: string) =>
  (await client.call(getAgency, { params: { region, agencyId } })).body.customTabs

async function withAccess(makeWorld: () => Promise<World>): Promise<World> {
  const world = await makeWorld()
  const body = { workspaceId: world.workspaceId }
  expectAnswer(
    createWhitelabelTrial,
    await world.owner.call(createWhitelabelTrial, { params: { region }, body }),
    200,
  )
  return world
}

onBothSides(`${saveAgency.id}, its custom tabs`, (makeWorld) => {
  it('keeps them in their order, and all of each', async () => {
    const { owner, member, workspaceId } = await withAccess(makeWorld)
    const tabs = [
      buildPageTab(),
      buildCustomTab({ dashboardFields: ['email', 'agents'], allowedHosts: ['cdn.example.com'] }),
    ]
    const saved = await put(owner, workspaceId, tabs, 0)
    expectAnswer(saveAgency, saved, 200)
    expect(saved.body.customTabs).toEqual(tabs)
    const turned = await put(owner, workspaceId, tabs.toReversed(), 1)
    expect(turned.body.customTabs.map(({ href }) => href)).toEqual(['/reports', '/bookings'])
    expect(await kept(member, workspaceId)).toEqual(tabs.toReversed())
    expect((await put(owner, workspaceId, [], 2)).body.customTabs).toEqual([])
  })

  it('asks whose tabs to keep where two changed them', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    await put(owner, workspaceId, [buildCustomTab()], 0)
    const late = await put(owner, workspaceId, [buildPageTab()], 0)
    expectAnswer(saveAgency, late, 409)
    expect(late.error.fields).toEqual({ customTabs: 'Someone else changed this meanwhile.' })
  })

  it.each<[string, string]>([
    ['', slash],
    ['reports', slash],
    ['https://evil.example', slash],
    ['\\reports', slash],
    ['javascript:alert(1)', slash],
    ...Object.keys(tabTable).map((tab): [string, string] => [`/${tab}`, reserved]),
    ['/campaigns', reserved],
    ['/customize-tabs', reserved],
    ['/Settings', reserved],
    ['/ｓettings', reserved],
    ['/', shape],
    ['//evil.example', shape],
    ['/../settings', shape],
    ['/reports/../settings', shape],
    ['/%2e%2e', shape],
    ['/a?b', shape],
    ['/a#b', shape],
    ['/Reports', shape],
    ['/ré', shape],
    ['/sеttings', shape],
    ['/a b', shape],
    ['/<img>', shape],
    [`/${'a'.repeat(60)}`, 'Please keep it under 60 characters.'],
  ])('refuses the URL %j in the words of the specification (threats 32)', async (href, message) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const reply = await put(owner, workspaceId, [{ ...buildCustomTab(), href }])
    expectAnswer(saveAgency, reply, 422)
    expect(reply.error.fields).toEqual({ 'customTabs.0.href': message })
    expect(await kept(owner, workspaceId)).toEqual([])
  })

  it('refuses two tabs at one URL', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const reply = await put(owner, workspaceId, [buildCustomTab(), buildPageTab(), buildPageTab()])
    expectAnswer(saveAgency, reply, 422)
    expect(reply.error.fields).toEqual({ 'customTabs.2.href': 'This URL is already used by another tab' })
  })

  it.each<[string, string]>([
    ['', page],
    ['javascript:alert(1)', page],
    ['data:text/html,<script>alert(1)</script>', page],
    ['blob:https://example.com/1', page],
    ['http://example.com', page],
    ['//example.com', page],
    ['/app/eu/agents', page],
    ['https://user:pass@example.com', page],
    ['https://example.com\\@evil.example', page],
    ['https://127.0.0.1/', page],
    ['https://[::1]/', page],
    ['https://0x7f000001/', page],
    ['https://2130706433/', page],
    ['https://router.lan/', page],
    ['https://intranet/', page],
    ['https://localhost/', page],
    ['https://agency.localhost/', page],
  ])('refuses to show the page %j', async (iframeUrl, message) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const reply = await put(owner, workspaceId, [{ ...buildPageTab(), iframeUrl }])
    expectAnswer(saveAgency, reply, 422)
    expect(reply.error.fields).toEqual({ 'customTabs.0.iframeUrl': message })
  })

  it.each<[object, string, string]>([
    [{ label: ' \u200b' }, 'label', 'Please enter a label.'],
    [{ label: 'n'.repeat(41) }, 'label', 'Please keep it under 40 characters.'],
    [{ htmlContent: 'n'.repeat(50_001) }, 'htmlContent', 'Please keep it under 50,000 characters.'],
    [{ jsContent: 'n'.repeat(50_001) }, 'jsContent', 'Please keep it under 50,000 characters.'],
    [{ allowedHosts: ['cdn.example.com; script-src *'] }, 'allowedHosts.0', host],
    [{ allowedHosts: ['*'] }, 'allowedHosts.0', host],
    [{ allowedHosts: ['*.example.com'] }, 'allowedHosts.0', host],
    [{ allowedHosts: ['127.0.0.1'] }, 'allowedHosts.0', host],
    [{ allowedHosts: ['localhost'] }, 'allowedHosts.0', host],
    [{ allowedHosts: ["'self'"] }, 'allowedHosts.0', host],
    [
      { allowedHosts: Array.from({ length: 11 }, (_, index) => `h${index}.example.com`) },
      'allowedHosts',
      'Please keep it to 10 hosts.',
    ],
    [{ dashboardFields: ['token'] }, 'dashboardFields.0', expect.any(String)],
    [{ pageType: 'script' }, 'pageType', expect.any(String)],
    [{ iconUrl: `data:image/png;base64,${'A'.repeat(1_400_000)}` }, 'iconUrl', 'Max size: 1 MBs'],
  ])('refuses %#', async (wrong, field, message) => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const reply = await put(owner, workspaceId, [{ ...buildCustomTab(), ...wrong }])
    expectAnswer(saveAgency, reply, 422)
    expect(reply.error.fields).toEqual({ [`customTabs.0.${field}`]: message })
  })

  it('keeps ten and no eleventh', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const tabs = Array.from({ length: 11 }, (_, index) => buildCustomTab({ href: `/tab-${index}` }))
    const reply = await put(owner, workspaceId, tabs)
    expectAnswer(saveAgency, reply, 422)
    expect(reply.error.fields).toEqual({ customTabs: 'You have reached the maximum of 10 tabs.' })
    expectAnswer(saveAgency, await put(owner, workspaceId, tabs.slice(1)), 200)
  })

  it('keeps an icon through moves and changes', async () => {
    const { owner, workspaceId } = await withAccess(makeWorld)
    const saved = await put(owner, workspaceId, [buildCustomTab({ iconUrl: fixtureLogo }), buildPageTab()])
    expectAnswer(saveAgency, saved, 200)
    const turned = await put(owner, workspaceId, saved.body.customTabs.toReversed())
    expectAnswer(saveAgency, turned, 200)
    expect(turned.body.customTabs[1]?.iconUrl).toBe(saved.body.customTabs[0]?.iconUrl)
  })

  it('are the owner’s to change, with white-label access', async () => {
    const { owner, member, stranger, anonymous, workspaceId } = await makeWorld()
    const tabs = [buildCustomTab()]
    const without = await put(owner, workspaceId, tabs)
    expectAnswer(saveAgency, without, 403)
    expect(without.error.code).toBe('white_label_required')
    expect((await put(member, workspaceId, tabs)).status).toBe(403)
    expect((await put(stranger, workspaceId, tabs)).status).toBe(404)
    expect((await put(anonymous(), workspaceId, tabs)).status).toBe(401)
    expect(await kept(owner, workspaceId)).toEqual([])
    expectError(
      getAgency,
      await stranger.call(getAgency, { params: { region, agencyId: workspaceId } }),
      404,
      {
        code: 'not_found',
        message: 'This does not exist, or you have no access to it.',
      },
    )
  })
})
