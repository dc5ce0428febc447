// Calls the whole API as its description says, and as it says not to: as an owner, a member, with a key and as nobody.
// Fails on a 5xx, a status or a header that is not declared, and a body that is not as declared.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildOpenApi } from '#api/docs/openapi.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { createWorkspaceKey } from '#mocks/contracts/workspaces/workspace-key.contract.ts'
import { signUp } from '../harness/sign-up.ts'
import { startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, setLimits } from '../harness/workspace-people.ts'
import { withKnownIds } from './known-ids.ts'

const [program, examples = '3', seed = '1'] = process.argv.slice(2)
if (!program) throw new Error('Usage: main.ts <schemathesis> [examples per operation] [seed]')

/** Calls after which the caller is nobody, or has nothing left to call about: they come last. */
const endings = contracts
  .filter(({ id }) => /\.remove$|^session\.(current|session|password)\./.test(id))
  .map(({ id }) => id)

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]

const dir = mkdtempSync(join(tmpdir(), 'voiceglow-schemathesis-'))
const app = await startApp()
let calls = 0
let isBroken = false
try {
  const owner = await signUp(app)
  const member = await signUp(app)
  await setLimits(app, owner, { maxAgents: null, workspaceSeats: 3 })
  await addMember(app, owner, member)
  const agentId = await makeAgent(owner)
  const params = { region: owner.region, uid: owner.workspaceId }
  const key = await owner.client.call(createWorkspaceKey, { params })
  const callers: Record<string, string[]> = {
    owner: ['--header', `Cookie: ${owner.client.cookie}`],
    member: ['--header', `Cookie: ${member.client.cookie}`],
    key: ['--header', `Authorization: Bearer ${key.body.workspaceSecret}`],
    anonymous: [],
  }
  const file = join(dir, 'openapi.json')
  const ids = { region: 'eu', agentId, workspaceId: owner.workspaceId, uid: owner.workspaceId }
  writeFileSync(file, JSON.stringify(withKnownIds(buildOpenApi(), ids)))
  for (const isEnd of [false, true]) {
    for (const [who, headers] of Object.entries(callers).reverse()) {
      const code = await run(who, headers, file, isEnd)
      if (code !== 0) isBroken = true
    }
  }
} finally {
  await app.stop()
  rmSync(dir, { recursive: true, force: true })
}
const defects = app.log
  .text()
  .split('\n')
  .filter((line) => line.includes('request.failed'))
for (const line of defects.slice(0, 10)) say(line)
say(`schemathesis: ${calls} calls, ${isBroken || defects.length ? 'broken' : 'as described'}`)
process.exit(isBroken || defects.length ? 1 : 0)

/** Runs the generator as one caller. */
function run(who: string, headers: string[], file: string, isEnd: boolean): Promise<number | null> {
  const args = [
    ...['run', file, '--url', app.url, '--checks', checks.join(','), '--phases', 'coverage,fuzzing'],
    ...['--max-examples', examples, '--seed', seed, '--continue-on-failure', '--no-shrink', '--workers', '1'],
    ...['--suppress-health-check', 'all', '--warnings', 'off'],
    ...headers,
    ...endings.flatMap((id) => [isEnd ? '--include-operation-id' : '--exclude-operation-id', id]),
  ]
  say(`\n── ${who}${isEnd ? ', what ends things' : ''}`)
  const child = spawn(program as string, args, { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      say(text)
      calls += Number(/(\d+) generated/.exec(text)?.[1] ?? 0)
      resolve(code)
    })
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
