// What is asked of Resend, against its published description where that is there.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Ajv from 'ajv'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { fromRoot } from '#api/bootstrap/paths.mjs'
import { type EmailDomainProvider, EmailProviderError } from '#api/providers/email-domain/email-domain.ts'
import { createResendEmailDomains } from '#api/providers/email-domain/resend-email-domains.ts'
import { type ResendRequest, startResend } from '../../fakes/resend/resend.ts'

const apiKey = 're_test_key'
const known = { domain: 'northwind.example', privateKey: '', records: [] }

let fake: Awaited<ReturnType<typeof startResend>>
let resend: EmailDomainProvider
beforeAll(async () => {
  fake = await startResend(apiKey)
  resend = createResendEmailDomains({ baseUrl: fake.url, apiKey })
  return fake.stop
})

it('reads no answer that does not end', async () => {
  let sent = 0
  const server = createServer((_, response) => {
    const more = () => {
      sent += 64_000
      if (!response.destroyed && sent < 40_000_000)
        response.write(Buffer.alloc(64_000, 'a'), () => setImmediate(more))
    }
    more()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const endless = createResendEmailDomains({ baseUrl, apiKey, timeoutMs: 5_000 })
  await expect(endless.add('eu', 'northwind.example')).rejects.toThrow('could not be read')
  expect(sent).toBeLessThan(10_000_000)
})

describe('domains at Resend', () => {
  let providerId: string

  it('are added where the workspace is, with the records it names', async () => {
    const made = await resend.add('eu', 'northwind.example')
    providerId = made.providerId
    expect(fake.requests.at(-1)?.body).toEqual({ name: 'northwind.example', region: 'eu-west-1' })
    expect(made.privateKey).toBe('')
    expect(made.records.map(({ type, name, priority, status }) => [type, name, priority, status])).toEqual([
      ['MX', 'send', 10, 'not_started'],
      ['TXT', 'send', null, 'not_started'],
      ['TXT', 'resend._domainkey', null, 'not_started'],
    ])
  })

  it('that it refuses say what it said', async () => {
    const refused = resend.add('na', 'northwind.example')
    await expect(refused).rejects.toThrow(EmailProviderError)
    await expect(refused).rejects.toMatchObject({
      said: 'The northwind.example domain has been registered already.',
    })
  })

  it('are verified, and as far as it says, today and before', async () => {
    await resend.verify({ ...known, providerId })
    const seen = async () => (await resend.look({ ...known, providerId })).status
    expect(await seen()).toBe('pending')
    for (const [status, meant] of [
      ['not_started', 'not_started'],
      ['verified', 'verified'],
      ['failed', 'failure'],
      ['failure', 'failure'],
      ['temporary_failure', 'temporary_failure'],
      ['partially_verified', 'pending'],
      ['partially_failed', 'temporary_failure'],
      ['something new', null],
    ] as const) {
      fake.become(status)
      expect([status, await seen()]).toEqual([status, meant])
    }
  })

  it('send mails with their own sender, answer and way out', async () => {
    const message = {
      to: 'visitor@example.com',
      subject: 'Your conversation',
      text: 'Hello',
      html: '<p>Hello</p>',
      from: { name: 'North "wind"\r\nBcc: x@evil.example', address: 'help@northwind.example' },
      replyTo: 'help@northwind.example',
      unsubscribe: 'help@northwind.example',
      pictures: [{ id: 'logo', type: 'image/png', bytes: Buffer.from('png') }],
    }
    await resend.send('eu', { ...known, providerId }, message)
    expect(fake.requests.at(-1)?.body).toEqual({
      from: '"North  wind   Bcc: x@evil.example" <help@northwind.example>',
      to: ['visitor@example.com'],
      subject: 'Your conversation',
      text: 'Hello',
      html: '<p>Hello</p>',
      reply_to: 'help@northwind.example',
      headers: { 'List-Unsubscribe': '<mailto:help@northwind.example?subject=unsubscribe>' },
      attachments: [{ content: 'cG5n', filename: 'logo.png', content_type: 'image/png', content_id: 'logo' }],
    })
  })

  it('are deleted, and deleted again', async () => {
    await resend.remove({ providerId })
    await resend.remove({ providerId })
    expect((await resend.look({ ...known, providerId })).status).toBeNull()
  })

  it('say nothing of our own key when that is refused', async () => {
    const locked = createResendEmailDomains({ baseUrl: fake.url, apiKey: 're_wrong_key' })
    const refused = await locked.add('eu', 'other.example').catch((error: unknown) => error)
    expect(refused).toMatchObject({ said: '' })
    expect(String(refused)).not.toContain('re_wrong_key')
    const away = createResendEmailDomains({ baseUrl: 'http://127.0.0.1:9', apiKey })
    await expect(away.add('eu', 'other.example')).rejects.toThrow('could not be reached')
  })
})

const specification = process.env.RESEND_OPENAPI ?? fromRoot('../shared/specs/resend.json')
const isThere = existsSync(specification)
if (!isThere) process.stdout.write(`SKIPPED Resend's published description: ${specification} is not there\n`)

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: object }; responses: object }>>
}

describe.skipIf(!isThere)('Resend’s published description', () => {
  const document = isThere ? (JSON.parse(readFileSync(specification, 'utf8')) as OpenApi) : { paths: {} }
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  if (isThere) ajv.addSchema(document, 'resend')

  const pathOf = ({ method, path }: Pick<ResendRequest, 'method' | 'path'>) => {
    const found = Object.keys(document.paths).find(
      (each) =>
        document.paths[each]?.[method.toLowerCase()] &&
        new RegExp(`^${each.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
    )
    return found && `#/paths/${found.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`
  }

  it('knows every request that was sent, and every field of it', () => {
    expect(fake.requests.length).toBeGreaterThan(10)
    for (const request of fake.requests) {
      const at = pathOf(request)
      expect(at, `${request.method} ${request.path}`).toBeDefined()
      if (request.body === undefined) continue
      const wanted = ajv.getSchema(`resend${at}/requestBody/content/application~1json/schema`)
      expect(wanted, at).toBeDefined()
      expect([request.path, wanted!(request.body), wanted!.errors]).toEqual([request.path, true, null])
      expect(unknownFields(request)).toEqual([])
    }
  })

  it('finds a request that is wrong', () => {
    const wanted = ajv.getSchema('resend#/components/schemas/CreateDomainRequest')
    expect(wanted!({ name: 'a.example', region: 'mars' })).toBe(false)
    expect(unknownFields({ path: '/domains', body: { nam: 'a.example' } })).toEqual(['nam'])
  })

  /** Fields its description does not name; it lets them pass. */
  function unknownFields({ path, body }: Pick<ResendRequest, 'path' | 'body'>): string[] {
    const name = path === '/emails' ? 'SendEmailRequest' : 'CreateDomainRequest'
    const { components } = document as unknown as {
      components: { schemas: Record<string, { properties: object }> }
    }
    const fields = components.schemas[name]!.properties
    return Object.keys(body as object).filter((field) => !(field in fields))
  }
})
