import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '../edge/proven-host.ts'
import { rawRequest } from '../harness/raw-request.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'

const secret = 'a secret of the tests alone'
const path = '/internal/domains/allow'
let app: RunningApp
let keyed: RunningApp

beforeAll(async () => {
  const env = { MAIN_HOSTS: 'localhost,app.voiceglow.example' }
  app = await startApp({ env })
  keyed = await startApp({ env: { ...env, EDGE_ASK_SECRET: secret } })
  for (const each of [app, keyed]) {
    await prove(each.deps.stores, 'chat.salon.example')
    await prove(each.deps.stores, 'unproven.salon.example', { verifiedAt: null })
  }
})
afterAll(() => Promise.all([app.stop(), keyed.stop()]))

async function ask(of: RunningApp, query: string, headers = 'Host: 127.0.0.1'): Promise<number> {
  const { status } = await rawRequest(
    of.url,
    `GET ${path}${query} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`,
  )
  return status
}

describe('whether a host may have a certificate', () => {
  it.each(['chat.salon.example', 'CHAT.salon.example', 'app.voiceglow.example'])(
    'is yes for %s',
    async (host) => {
      expect(await ask(app, `?domain=${host}`)).toBe(200)
    },
  )

  it.each([
    '',
    '?',
    '?domain=',
    '?domain=unproven.salon.example',
    '?domain=stranger.example',
    '?domain=localhost',
    '?domain=127.0.0.1',
    '?domain=*.salon.example',
    '?domain=chat.salon.example.',
    '?domain=chat.salon.example:443',
    '?domain=chat.salon.example&domain=stranger.example',
    '?domain[]=chat.salon.example',
    '?domain=chat.salon.example%00',
    `?domain=${'a.'.repeat(3_000)}example`,
  ])('is no for %s', async (query) => {
    expect(await ask(app, query)).toBe(404)
  })

  it.each([
    'Host: chat.salon.example',
    'Host: 127.0.0.1\r\nX-Forwarded-For: 127.0.0.1',
    'Host: localhost\r\nVia: 1.1 proxy',
    'Host: localhost\r\nForwarded: for=127.0.0.1',
  ])('is nobody’s to ask who comes with %j', async (headers) => {
    expect(await ask(app, '?domain=chat.salon.example', headers)).not.toBe(200)
  })

  it('is asked from elsewhere with the secret alone', async () => {
    const elsewhere = 'Host: 10.0.0.5:3000'
    const key = encodeURIComponent(secret)
    expect(await ask(keyed, `?domain=chat.salon.example&key=${key}`, elsewhere)).toBe(200)
    expect(await ask(keyed, `?domain=stranger.example&key=${key}`, elsewhere)).toBe(404)
    for (const wrong of ['', '&key=', '&key=null', `&key=${key}x`, '&key[]=x']) {
      expect(await ask(keyed, `?domain=chat.salon.example${wrong}`, elsewhere), wrong).toBe(404)
    }
    // Where none is set no word opens it.
    expect(await ask(app, '?domain=chat.salon.example&key=null', elsewhere)).toBe(404)
  })

  it('is answered so often in a minute for strangers, and always for hosts of ours', async () => {
    let last = 0
    for (let count = 0; count < 310 && last !== 429; count += 1) {
      last = (await app.client().fetch(`${path}?domain=h${count}.example`)).status
    }
    expect(last).toBe(429)
    expect((await app.client().fetch(`${path}?domain=chat.salon.example`)).status).toBe(200)
  })
})
