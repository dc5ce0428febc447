import { describe, expect, it } from 'vitest'
import { readConfig } from '#api/config.ts'
import { ConfigError } from '#api/config-error.ts'
import { bootOf, builtPages } from '../harness/built-pages.ts'
import { startApp } from '../harness/start-app.ts'

/** What a page says of analytics, and whom its policy lets it call. */
async function pageWith(setting: string | undefined) {
  const app = await startApp({ built: builtPages, env: setting === undefined ? {} : { ANALYTICS: setting } })
  try {
    const page = await app.client().fetch('/app/eu/agents')
    const csp = page.headers.get('content-security-policy') ?? ''
    return {
      analytics: bootOf(await page.text()).analytics,
      connect: /connect-src ([^;]+)/.exec(csp)?.[1],
    }
  } finally {
    await app.stop()
  }
}

describe('ANALYTICS', () => {
  it.each([
    { setting: undefined, analytics: 'console', connect: "'self'" },
    { setting: 'console', analytics: 'console', connect: "'self'" },
    { setting: 'none', analytics: 'none', connect: "'self'" },
    {
      setting: 'https://events.example:8443/in?key=1',
      analytics: 'https://events.example:8443/in?key=1',
      connect: "'self' https://events.example:8443",
    },
  ])('$setting lets pages call exactly that origin', async ({ setting, ...expected }) => {
    expect(await pageWith(setting)).toEqual(expected)
  })

  it.each([
    'https',
    'events.example',
    'javascript:alert(1)',
    'http://events.example',
    'https://x; script-src *',
  ])('is refused at start when it is %s', (setting) => {
    const env = { SESSION_SECRET: 'x'.repeat(32), ANALYTICS: setting }
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow('ANALYTICS is console, none or an https:// address')
  })
})

describe('S3_BUCKET', () => {
  const env = { SESSION_SECRET: 'x'.repeat(32), S3_BUCKET: 'files' }

  it('needs its credentials', () => {
    expect(() => readConfig(env)).toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed')
  })

  it('is at its region’s usual address unless another is given', () => {
    const keys = { S3_ACCESS_KEY_ID: 'AK', S3_SECRET_ACCESS_KEY: 'secret' }
    const given = { endpoint: 'http://127.0.0.1:9000', region: 'eu-central-1' }
    expect(readConfig({ ...env, ...keys }).s3?.endpoint).toBe('https://s3.us-east-1.amazonaws.com')
    expect(
      readConfig({ ...env, ...keys, S3_ENDPOINT: given.endpoint, S3_REGION: given.region }).s3,
    ).toMatchObject(given)
    expect(readConfig({ SESSION_SECRET: 'x'.repeat(32) }).s3).toBeNull()
  })
})
