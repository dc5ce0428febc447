import { describe, expect, it } from 'vitest'
import { createAgencyRepository } from '#api/agency/agency.repository.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import { tabFramePath } from '#mocks/contracts/agency/tabs/tab-frame.ts'
import { isTabHost, ownHostProblems } from '#mocks/contracts/agency/tabs/tab-rules.ts'
import { createWhitelabelTrial } from '#mocks/contracts/agency/trial.contract.ts'
import { buildCustomTab, buildPageTab } from '#mocks/fixtures/agency/custom-tab.fixtures.ts'
import { setUpApp } from '../harness/set-up.ts'
import { signUp } from '../harness/sign-up.ts'

const app = setUpApp()

async function policyOf(path: string): Promise<string> {
  const answer = await app.client().fetch(path)
  expect(answer.status).toBe(200)
  return answer.headers.get('content-security-policy') ?? ''
}

describe('the frame of a custom tab (threats 31)', () => {
  it('has no origin, no network and no frames, and is framed by the product alone', async () => {
    const policy = await policyOf(tabFramePath('html', []))
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        "connect-src 'none'",
        'sandbox allow-scripts allow-forms',
      ]),
    )
    expect(policy).not.toMatch(
      /allow-same-origin|allow-top|allow-popups|allow-modals|script-src[^;]*unsafe-inline|https/,
    )
  })

  it('reaches the hosts it was granted by https, and no other', async () => {
    const policy = await policyOf(tabFramePath('html', ['cdn.example.com']))
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+' 'unsafe-eval' https:\/\/cdn\.example\.com;/)
    expect(policy).toContain('connect-src https://cdn.example.com')
    expect(policy).not.toContain("'self' ")
  })

  it.each([
    '*',
    "'self'",
    'localhost',
    '127.0.0.1',
    '127.0.0.1:3000',
    'x.localhost',
    'evil.example; script-src *',
    'evil.example\r\nSet-Cookie: a=b',
    'evil.example, default-src *',
    'evil.example https://other.example',
    'EVIL.example/path',
    'data:',
  ])('takes no policy from its address: %j', async (host) => {
    for (const kind of ['html', 'iframe'] as const) {
      expect(await policyOf(tabFramePath(kind, [host]))).toBe(await policyOf(tabFramePath(kind, [])))
    }
  })

  it('holds a page elsewhere to its site, and runs one script of ours around it', async () => {
    const policy = await policyOf(tabFramePath('iframe', ['www.example.com']))
    expect(policy).toContain('frame-src https://example.com https://*.example.com')
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+'(;|$)/)
    expect(policy).not.toContain('unsafe')
  })

  it.each(['/custom-tab', '/custom-tab/', '/custom-tab/other', '/custom-tab/html/more', '/custom-tab/html/'])(
    'is at no other address: %s',
    async (path) => expect((await app.client().fetch(path)).status).not.toBe(200),
  )
})

describe('custom tabs', () => {
  it('neither show nor load from the product, under whatever name (threats 32)', async () => {
    const tabs = [
      buildPageTab({ iframeUrl: 'https://app.voiceglow.example/app/eu/agents' }),
      buildPageTab({ iframeUrl: 'https://northwind.voiceglow.example:8443' }),
      buildCustomTab({ allowedHosts: ['voiceglow.example:444'] }),
      buildPageTab({ iframeUrl: 'https://notvoiceglow.example' }),
    ]
    expect(Object.keys(ownHostProblems(tabs, ['voiceglow.example']))).toEqual([
      'customTabs.0.iframeUrl',
      'customTabs.1.iframeUrl',
      'customTabs.2.allowedHosts',
    ])
    expect(isTabHost('voiceglow.example.')).toBe(false)
  })

  it('keep no icon that is none, and store nothing of a refused save', async () => {
    const { client, region, workspaceId } = await signUp(app)
    await client.call(createWhitelabelTrial, { params: { region }, body: { workspaceId } })
    const svg = `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`
    for (const iconUrl of [
      svg,
      'https://evil.example/x.png',
      '/files/eu/other/x.png',
      'javascript:alert(1)',
    ]) {
      const reply = await client.call(saveAgency, {
        params: { region, agencyId: workspaceId },
        body: { customTabs: [buildCustomTab({ iconUrl })] },
      })
      expect([reply.status, Object.keys(reply.error.fields ?? {})]).toEqual([422, ['customTabs.0.iconUrl']])
    }
    expect(await createAgencyRepository(app.deps).find('eu', workspaceId)).toBeNull()
  })
})
