import { expect, it } from 'vitest'
import { type AppSettings, type RunningApp, startApp } from '../harness/start-app.ts'

const warning = 'TRUST_PROXY is not set'

async function during(settings: AppSettings, look: (app: RunningApp) => Promise<void>): Promise<void> {
  const app = await startApp(settings)
  try {
    await look(app)
  } finally {
    await app.stop()
  }
}

const health = async ({ url }: RunningApp, headers: Record<string, string> = {}) =>
  (await fetch(`${url}/health`, { headers })).json()
const forwarded = { 'X-Forwarded-For': '198.51.100.7' }
const warnings = ({ log }: RunningApp) => log.text().split(warning).length - 1

it('a proxy nobody told the server of is told once in the log, and by /health from then on', () =>
  during({}, async (app) => {
    expect(await health(app)).toEqual({ status: 'ok' })
    expect(warnings(app)).toBe(0)
    for (let number = 0; number < 3; number += 1) await fetch(`${app.url}/`, { headers: forwarded })
    expect(warnings(app)).toBe(1)
    expect(await health(app)).toEqual({ status: 'ok', warnings: ['TRUST_PROXY'] })
  }))

it('one that the server knows is nothing to tell of', () =>
  during({ env: { TRUST_PROXY: '1' } }, async (app) => {
    expect(await health(app, forwarded)).toEqual({ status: 'ok' })
    expect(warnings(app)).toBe(0)
  }))
