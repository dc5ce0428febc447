// An agency from its first minute: a certificate of a real issuer, a mail with a valid signature, a tab that stays in.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCustomTab } from '#mocks/fixtures/agency/custom-tab.fixtures.ts'
import { freePorts } from '../edge/free-port.ts'
import { type Pebble, startPebble, whyNoPebble } from '../edge/pebble.ts'
import { openKnot } from '../fakes/knot/knot.ts'
import { startSmtp } from '../fakes/smtp/smtp.ts'
import { missingPrograms } from '../harness/debian-packages.ts'
import { mailVerdicts, readable, unfolded } from '../harness/mail-verdicts.ts'
import { askAsPage } from './harness/ask-as-page.ts'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'
import { escapeScript, tabEscapes, thief } from './harness/tab-escapes.ts'
import { certutil, homeTrusting } from './harness/trusted-root.ts'

const { picture } = picturesIn('STORY_PICTURES')
const domain = 'northwind.example'
/** Every host of the test is this machine. */
const atHome = ['--host-resolver-rules=MAP *.example 127.0.0.1']
const visitorsMail = 'ana@visitors.example'
const reason = (await whyNoPebble()) ?? (await missingPrograms([certutil]))
const knot = reason ? { missing: reason } : await openKnot([domain])
if ('missing' in knot) process.stdout.write(`SKIPPED the story of an agency: ${knot.missing}\n`)

describe.skipIf('missing' in knot)('a new agency', () => {
  let pebble: Pebble
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let trusting: Awaited<ReturnType<typeof homeTrusting>>
  let product: Product
  let owner: Visit
  let page: Page
  let host: string
  let workspaceId: string
  const agentId = 'desk-northwind-0'
  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address))

  beforeAll(async () => {
    if ('missing' in knot) return
    const [tlsPort = 0] = await freePorts(1)
    ;[pebble, smtp] = await Promise.all([startPebble(), startSmtp()])
    trusting = await homeTrusting(pebble.root)
    host = `https://salon.agencies.example:${tlsPort}`
    product = await startProduct([], {
      env: {
        PUBLIC_URL: `https://app.product.example:${tlsPort}`,
        ROOT_DOMAIN: 'agencies.example',
        EDGE_TLS_PORT: String(tlsPort),
        EDGE_HTTP_PORT: String(pebble.httpPort),
        EDGE_BIND: '127.0.0.1',
        EDGE_ADDRESS: '127.0.0.1',
        ACME_DIRECTORY: pebble.directory,
        NODE_EXTRA_CA_CERTS: pebble.caFile,
        DNS_SERVERS: knot.server,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'VoiceGlow <no-reply@product.example>',
        MAIL_BOUNCE_HOST: 'mx.product.example',
        MAIL_SPF: 'ip4:127.0.0.0/8',
      },
      browserFlags: atHome,
      browserHome: trusting.home,
      readCode: (email) => /\b\d{6}\b/.exec(readable(mailsTo(email).at(-1)!.raw).split('\n\n')[1]!)![0],
    })
  })
  afterAll(async () => {
    await product?.stop()
    await pebble?.stop()
    await smtp?.stop()
    trusting?.remove()
    if (!('missing' in knot)) await knot.stop()
  })

  it('signs up over TLS of our own, and becomes one', async () => {
    owner = await product.signUp('story@example.com')
    page = owner.page
    await page.goto(`${product.url}/app/eu/agency`)
    await page.getByRole('button', { name: 'Start Trial' }).click()
    await page.getByRole('button', { name: 'Go to agency settings' }).click()
    await page.getByLabel('Agency name').fill('Northwind')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('All changes saved.').waitFor()
    const { workspaces } = await askAsPage(page, 'GET', '/session')
    workspaceId = workspaces[0].uid
    await askAsPage(page, 'POST', `/v2/agencies/${workspaceId}`, { supportEmail: `help@${domain}` })
    const fields = [{ kind: 'email', label: '', required: true }]
    await askAsPage(page, 'POST', `/v2/agents/${agentId}`, { workspaceId, title: 'Desk' })
    await askAsPage(page, 'POST', `/v2/agents/${agentId}`, { chatForm: { fields, consent: '' } })
    await askAsPage(page, 'POST', `/v2/agents/${agentId}/publish`, {})
  })

  it('takes a subdomain, and its certificate is there when it says live', async () => {
    const stranger = await owner.context.newPage()
    await expect(stranger.goto(host)).rejects.toThrow(/ERR_/)
    await stranger.close()
    expect(pebble.issued()).toBe(1)
    await page.goto(`${product.url}/app/eu/agency?activeTabIndex=1`)
    await page.getByLabel('Your subdomain').fill('Salon')
    await page.getByLabel('Your subdomain').press('Enter')
    await page.getByText('Domain is live!').waitFor({ timeout: 30_000 })
    expect(await page.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(host)
    expect(pebble.issued()).toBe(2)
    await picture(page, 'live')
  })

  it('shows its page to a browser that trusts the issuer, and not to one that does not', async () => {
    const visitor = await product.open()
    const answer = await visitor.page.goto(host)
    expect((await answer?.securityDetails())?.subjectName).toBe('salon.agencies.example')
    await visitor.page.getByRole('heading', { level: 1, name: 'Northwind' }).waitFor()
    expect(await visitor.page.evaluate(() => isSecureContext)).toBe(true)
    await visitor.context.close()
    const other = await launchBrowser(atHome)
    const doubting = await openVisit(other)
    await expect(doubting.page.goto(host)).rejects.toThrow(/ERR_CERT_AUTHORITY_INVALID/)
    await other.close()
  })

  it('mails a visitor from its own domain, with a signature that is valid', async () => {
    if ('missing' in knot) return
    const added = await askAsPage(page, 'POST', `/mail/domains/${domain}`, {
      domain,
      userId: workspaceId,
      agencyId: workspaceId,
    })
    const { id, records } = added.data
    for (const { type, name, value, priority } of records)
      await knot.add(domain, [{ type, name, value: type === 'MX' ? `${priority} ${value}` : value }])
    await askAsPage(page, 'POST', `/mail/domains/${id}/verify`, {})
    const status = async () => (await askAsPage(page, 'GET', `/mail/domains/${id}`)).data.status
    await expect.poll(status, { timeout: 30_000, interval: 1000 }).toBe('verified')

    const visitor = await product.open()
    await visitor.page.goto(`${host}/eu/prototype/${agentId}`)
    const frame = visitor.page.frameLocator('iframe')
    await frame.getByLabel('Email').fill(visitorsMail)
    await frame.getByRole('button', { name: 'Start chat' }).click()
    await frame.getByRole('textbox', { name: 'Message' }).fill('When are you open?')
    await frame.getByRole('textbox', { name: 'Message' }).press('Enter')
    await frame.getByText('When are you open?').first().waitFor()
    await picture(visitor.page, 'visitor')
    const inbox = () => askAsPage(page, 'GET', `/v2/inbox?workspaceId=${workspaceId}`)
    await expect.poll(async () => (await inbox()).items.length, { timeout: 15_000 }).toBe(1)
    const [{ id: conversationId }] = (await inbox()).items
    const transcript = `/v2/agents/${agentId}/convos/${conversationId}/transcript`
    await askAsPage(page, 'POST', transcript, { to: visitorsMail })

    const [mail] = mailsTo(visitorsMail)
    expect(await mailVerdicts(mail!, knot.server)).toMatchObject({ dkim: 'pass', spf: 'pass', dmarc: 'pass' })
    expect(unfolded(mail!.raw)).toMatch(new RegExp(`^From: .*<help@${domain}>$`, 'm'))
    const words = readable(mail!.raw)
    expect(words).toContain('Northwind')
    expect(words).toContain('When are you open?')
    expect(words).not.toMatch(/voiceglow|product\.example|localhost/i)
    expect(visitor.strangers([host])).toEqual([])
    await visitor.context.close()
  })

  it.each([
    'reads the page around',
    'calls the api with cookies',
    'fetches elsewhere',
    'sets the top address',
    'opens a window elsewhere',
    'frames a page that has our origin',
  ])('keeps a tab in that %s', async (name) => {
    const thefts: string[] = []
    await owner.context.route(`${thief}/**`, (route) => {
      thefts.push(route.request().url())
      return route.fulfill({ body: 'stolen', headers: { 'Access-Control-Allow-Origin': '*' } })
    })
    const jsContent = escapeScript(tabEscapes[name]!)
    const tab = buildCustomTab({ label: 'Tab', href: '/tab', htmlContent: '<h1>A tab</h1>', jsContent })
    await askAsPage(page, 'POST', `/v2/agencies/${workspaceId}`, { customTabs: [tab] })
    await page.goto(`${product.url}/app/eu/c/tab`)
    await page.locator('iframe[data-ready=true]').waitFor()
    const frame = page.frames().find((each) => each.url().includes('/custom-tab/html'))!
    await expect
      .poll(() => frame.evaluate(() => document.documentElement.dataset.result), { timeout: 5000 })
      .toMatch(/^held/)
    expect([thefts, page.url(), owner.context.pages().length]).toEqual([[], `${product.url}/app/eu/c/tab`, 1])
  })
})
