import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#api/config.ts'
import { ConfigError } from '#api/config-error.ts'
import { listen } from '#api/listen.ts'
import { failToStart, sources, startChild } from '../harness/child-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-start-'))
const servers: Server[] = []
afterAll(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  rmSync(dataDir, { recursive: true, force: true })
})

function problemOf(env: Record<string, string | undefined>): string {
  try {
    readConfig({ DATA_DIR: dataDir, ...env })
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  return ''
}

describe('a variable the server cannot use', () => {
  it.each([
    { env: { NODE_ENV: 'prod' }, says: 'NODE_ENV is development, production or test' },
    { env: { PORT: 'abc' }, says: 'PORT is a number from 0 to 65535' },
    { env: { PORT: '-1' }, says: 'PORT is a number from 0 to 65535' },
    { env: { PORT: '65536' }, says: 'PORT is a number from 0 to 65535' },
    {
      env: { PUBLIC_URL: 'app.example.com' },
      says: 'PUBLIC_URL is a full address such as https://app.example.com',
    },
    { env: { PUBLIC_URL: 'javascript:alert(1)' }, says: 'PUBLIC_URL is a full address' },
    { env: { TRUST_PROXY: 'yes' }, says: 'TRUST_PROXY is a whole number' },
    { env: { SESSION_SECRET: 'short' }, says: 'SESSION_SECRET has at least 32 characters' },
    {
      env: { MONGODB_URI: 'localhost:27017' },
      says: 'MONGODB_URI is a mongodb:// or mongodb+srv:// address',
    },
    {
      env: { MONGODB_URI: 'http://localhost' },
      says: 'MONGODB_URI is a mongodb:// or mongodb+srv:// address',
    },
    {
      env: { MONGODB_URI_EU: 'mongodb://eu' },
      says: 'MONGODB_URI is needed with MONGODB_URI_EU and MONGODB_URI_NA',
    },
    {
      env: { MONGODB_URI: 'mongodb://one', SESSION_SECRET: undefined },
      says: 'SESSION_SECRET is needed with MONGODB_URI: every server on it must have the same one',
    },
    { env: { SMTP_URL: 'https://mail.example' }, says: 'SMTP_URL is an smtp:// or smtps:// address' },
    { env: { OPENAI_BASE_URL: 'api.example.com' }, says: 'OPENAI_BASE_URL is a full address' },
    {
      env: { OPENAI_BASE_URL: 'https://api.example.com/v1' },
      says: 'OPENAI_API_KEY is needed with OPENAI_BASE_URL',
    },
    ...['0', '-1', '1.5', 'many'].map((calls) => ({
      env: { MODEL_CALLS_A_DAY_AGENT: calls },
      says: 'MODEL_CALLS_A_DAY_AGENT is a whole number above 0',
    })),
    { env: { LOG_LEVEL: 'loud' }, says: 'LOG_LEVEL is silent, error, warn, info or debug' },
  ])('is named with what it must be: $env', ({ env, says }) => {
    expect(problemOf(env)).toContain(`  ${says}`)
  })

  it('is named together with every other one', () => {
    const message = problemOf({ PORT: 'x', LOG_LEVEL: 'x', SESSION_SECRET: 'x' })
    expect(message.split('\n')).toHaveLength(4)
  })

  it('is never shown with its value: it may be a secret', () => {
    const message = problemOf({
      MONGODB_URI: 'user:canary-pass@db',
      SESSION_SECRET: 'canary',
      SMTP_URL: 'canary',
    })
    expect(message).not.toContain('canary')
  })

  it.each([
    { MONGODB_URI: 'mongodb://a:1,b:2,c:3/voice?replicaSet=rs0', SESSION_SECRET: 's'.repeat(32) },
    { MONGODB_URI: 'mongodb+srv://user:p%40ss@cluster.example.net', SESSION_SECRET: 's'.repeat(32) },
    { PORT: '0' },
    { PORT: '65535' },
    { SMTP_URL: 'smtps://user:pass@mail.example:465' },
    { PORT: '', LOG_LEVEL: '', MONGODB_URI: '' },
  ])('is not: %j', (env) => expect(problemOf(env)).toBe(''))

  it('DATA_DIR is named when nothing can be kept there', () => {
    const file = join(dataDir, 'a-file')
    writeFileSync(file, '')
    expect(problemOf({ DATA_DIR: file })).toMatch(/ {2}DATA_DIR .*a-file cannot be written \(E[A-Z]+\)/)
  })
})

it('the machine’s own secret is made once and kept', () => {
  const first = readConfig({ DATA_DIR: dataDir })
  expect(first.secret.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(first.secret)
})

describe('a port', () => {
  /** A server that holds a port. */
  async function occupy(port: number): Promise<number> {
    const server = createServer()
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve)
    })
    servers.push(server)
    return (server.address() as AddressInfo).port
  }

  it('that was given and is taken is an error in plain words', async () => {
    const port = await occupy(0)
    const { code, output } = await failToStart({ DATA_DIR: dataDir, PORT: String(port) })
    expect(code).toBe(1)
    expect(output.trim()).toBe(`Port ${port} on 127.0.0.1 is taken. Set PORT to another one.`)
  })

  it('that was not given is 3000 or the next free one', async () => {
    // Whoever holds 3000 on this machine, it is held.
    await occupy(3000).catch(() => undefined)
    const server = createServer()
    servers.push(server)
    await listen(server, '127.0.0.1', null)
    const { port } = server.address() as AddressInfo
    expect(port).toBeGreaterThan(3000)
    expect(port).toBeLessThanOrEqual(3020)
  })

  it('on an address this machine does not have is an error in plain words', async () => {
    const { code, output } = await failToStart({ DATA_DIR: dataDir, PORT: '0', HOST: '203.0.113.7' })
    expect(code).toBe(1)
    expect(output.trim()).toBe('HOST 203.0.113.7 is no address of this machine.')
  })
})

it('a wrong configuration ends the start with its message and no stack', async () => {
  const { code, output } = await failToStart({ DATA_DIR: dataDir, PORT: 'x', LOG_LEVEL: 'loud' })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'The configuration is not usable:',
    '  PORT is a number from 0 to 65535',
    '  LOG_LEVEL is silent, error, warn, info or debug',
  ])
})

it('an empty machine is enough: the first page and health answer', async () => {
  const server = await startChild({ DATA_DIR: join(dataDir, 'fresh') }, sources)
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  expect(await server.end('SIGINT')).toEqual({ code: 0, signal: null })
})
