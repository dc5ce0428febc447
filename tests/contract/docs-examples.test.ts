import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildOpenApi } from '#api/docs/openapi.ts'
import { signatureHeaders, signingSecret } from '#api/library/events/sign-event.ts'
import { type ExampleLanguage, exampleLanguages } from '#features/public/docs/guide.types.ts'
import { guides } from '#features/public/docs/guides.ts'
import type { OpenApi } from '#features/public/docs/reference/openapi.types.ts'
import { areasOf } from '#features/public/docs/reference/read-openapi.ts'
import { requestExample } from '#features/public/docs/reference/request-example.ts'
import { paths } from '#features/shared/paths.ts'
import { cleanWidgetCss } from '#mocks/contracts/styling/cleaning/clean-widget-css.ts'
import { createWorkspaceKey } from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'

const run = promisify(execFile)

const examples = [
  ...new Map(
    guides.flatMap(({ sections }) =>
      sections.flatMap(({ example }) => (example ? [[example.id, example]] : [])),
    ),
  ).values(),
]

/** How a language's code is run, and how one finds out whether that is possible here. */
const programs: Record<ExampleLanguage, { run: [string, ...string[]]; asks: [string, ...string[]] }> = {
  curl: { run: ['bash', '-c'], asks: ['bash', '-c', 'command -v curl && command -v openssl'] },
  javascript: { run: [process.execPath, '--input-type=module', '-e'], asks: [process.execPath, '--version'] },
  python: { run: ['python3', '-c'], asks: ['python3', '--version'] },
}

const missing = exampleLanguages.filter((language) => {
  const [command, ...args] = programs[language].asks
  return spawnSync(command, args).status !== 0
})

/** What an example prints when it works. */
const prints: Record<string, RegExp> = {
  'read-agent': /Front desk|Reception/,
  'change-agent': /Hello, how can we help\?/,
  'ask-agent': /conversationId/,
  'publish-agent': /"publishedVersion":\d|get version \d/,
  'handle-errors': /validation_failed/,
  'wait-and-retry': /^200|"ID"/,
  'all-pages': /Front desk|Reception/,
  'safe-change': /Saved|"rev":|"code":"conflict"/,
  'list-events': /agent_created/,
  'verify-delivery': /^(genuine|true|True)$/m,
}

/** What is added to an example that is a function, so that it does something. */
const uses: Record<string, Partial<Record<ExampleLanguage, string>>> = {
  'verify-delivery': {
    javascript: `
const { SIGNING_SECRET, WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE, BODY } = process.env
const given = { 'webhook-id': WEBHOOK_ID, 'webhook-timestamp': WEBHOOK_TIMESTAMP, 'webhook-signature': WEBHOOK_SIGNATURE }
console.log(isGenuine(SIGNING_SECRET, given, BODY) && !isGenuine(SIGNING_SECRET, given, BODY + ' '))`,
    python: `
import os
given = {"webhook-id": os.environ["WEBHOOK_ID"], "webhook-timestamp": os.environ["WEBHOOK_TIMESTAMP"], "webhook-signature": os.environ["WEBHOOK_SIGNATURE"]}
body = os.environ["BODY"].encode()
print(is_genuine(os.environ["SIGNING_SECRET"], given, body) and not is_genuine(os.environ["SIGNING_SECRET"], given, body + b" "))`,
  },
}

describe('the examples of the docs', () => {
  const app = setUpApp()
  const owner = setUpOwnerOfAgent(app)
  let env: Record<string, string> = {}

  beforeAll(async () => {
    const params = { region: owner.region, uid: owner.workspaceId }
    const made = await owner.client.call(createWorkspaceKey, { params })
    const secret = signingSecret('a server', owner.workspaceId, 'a secret')
    const delivery = {
      id: 'evt_1',
      timestamp: Math.floor(Date.now() / 1000),
      body: '{"type":"agent_created"}',
    }
    const headers = signatureHeaders(secret, delivery)
    env = {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      VOICEGLOW_KEY: made.body.workspaceSecret,
      AGENT_ID: owner.agentId,
      WORKSPACE_ID: owner.workspaceId,
      SIGNING_SECRET: secret,
      WEBHOOK_ID: headers['webhook-id'] ?? '',
      WEBHOOK_TIMESTAMP: headers['webhook-timestamp'] ?? '',
      WEBHOOK_SIGNATURE: headers['webhook-signature'] ?? '',
      BODY: delivery.body,
    }
  })

  it('are all told apart by what they print', () => {
    expect(examples.map(({ id }) => id).sort()).toEqual(Object.keys(prints).sort())
  })

  for (const { id, code } of examples) {
    for (const language of exampleLanguages) {
      const reason = missing.includes(language) ? `: ${programs[language].run[0]} is not there` : ''
      it.skipIf(reason)(`${id} runs in ${language}${reason}`, async () => {
        const text = code[language].replaceAll('{origin}', app.url).replaceAll('{region}', owner.region)
        const [command, ...args] = programs[language].run
        const { stdout } = await run(command, [...args, text + (uses[id]?.[language] ?? '')], {
          env,
          timeout: 20_000,
        })
        expect(stdout).toMatch(prints[id] as RegExp)
      })
    }
  }
})

describe('the reference', () => {
  const api = JSON.parse(JSON.stringify(buildOpenApi())) as OpenApi
  const made = areasOf(api).flatMap(({ operations }) =>
    operations.map((operation) => ({ id: operation.operationId, code: requestExample(api, operation) })),
  )

  it('has JavaScript for every operation', () => {
    const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
    expect(made.length).toBeGreaterThan(80)
    for (const { id, code } of made) expect(() => new AsyncFunction(code.javascript), id).not.toThrow()
  })

  it.skipIf(missing.includes('curl'))('has a command line for every operation', () => {
    const all = made.map(({ code }) => code.curl).join('\n')
    expect(spawnSync('bash', ['-n'], { input: all, encoding: 'utf8' }).stderr).toBe('')
  })

  it.skipIf(missing.includes('python'))('has Python for every operation', () => {
    const read = 'import ast, json, sys\nfor code in json.load(sys.stdin): ast.parse(code)'
    const input = JSON.stringify(made.map(({ code }) => code.python))
    expect(spawnSync('python3', ['-c', read], { input, encoding: 'utf8' }).stderr).toBe('')
  })
})

describe('what customers read', () => {
  const words = JSON.stringify(guides)

  it('names nothing they cannot open', () => {
    expect(words.match(/§|\bspec\b|\bcontracts?\b|architecture|\bthreats?\b|decision \d/gi)).toBeNull()
  })

  it('leads to pages that are there', () => {
    const patterns = Object.values(paths).map(
      ({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`),
    )
    const links = [...words.matchAll(/\]\((\/[^)#]*)(?:#[^)]*)?\)/g)].map((match) => match[1] as string)
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((link) => !patterns.some((pattern) => pattern.test(link)))).toEqual([])
    const pages = links
      .filter((link) => /^\/docs\/[^/]+$/.test(link))
      .map((link) => link.slice('/docs/'.length))
    expect(pages.filter((slug) => !guides.some((guide) => guide.slug === slug))).toEqual([])
  })

  it('has CSS that is kept as it stands', () => {
    const styling = guides.find(({ slug }) => slug === 'styling')
    const sheets = styling?.sections.flatMap(({ snippet }) => snippet?.code ?? []) ?? []
    expect(sheets).toHaveLength(2)
    for (const sheet of sheets) expect(cleanWidgetCss(sheet).removed).toEqual([])
  })

  it('has anchors that are told apart', () => {
    for (const { title, sections } of guides) {
      const ids = sections.map(({ id }) => id)
      expect(new Set(ids).size, title).toBe(ids.length)
    }
  })
})
