import { describe, expect, it } from 'vitest'
import { judgeAudit } from '../runner/audit-report.mjs'
import { suiteEnvironment } from '../runner/environment.mjs'
import { chooseSteps, parseOptions } from '../runner/options.mjs'
import { runSteps } from '../runner/run-steps.mjs'
import { judgeSchemathesis } from '../runner/schemathesis-report.mjs'
import { judgeAgain, roundsAgain } from '../runner/second-look.mjs'
import { summaryLine, unsteadyLine } from '../runner/summary.mjs'
import { judgeVitest } from '../runner/vitest-report.mjs'

const test = (status: string, fullName = 'does it') => ({ status, fullName })
const file = (...assertionResults: ReturnType<typeof test>[]) => ({
  status: assertionResults.some((result) => result.status === 'failed') ? 'failed' : 'passed',
  assertionResults,
})
const ended = { code: 0, timedOut: false }

describe('judgeVitest', () => {
  it('counts what the report says', () => {
    const report = {
      success: true,
      testResults: [file(test('passed'), test('passed')), file(test('passed'))],
    }
    expect(judgeVitest({ ...ended, report })).toEqual({ passed: 3, failed: 0, skipped: 0, notes: [] })
  })

  it('counts failed tests once, without adding the exit code', () => {
    const report = { success: false, testResults: [file(test('passed'), test('failed'))] }
    expect(judgeVitest({ ...ended, code: 1, report })).toMatchObject({ passed: 1, failed: 1, notes: [] })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      success: false,
      testResults: [{ status: 'failed', assertionResults: [] }, file(test('passed'))],
    }
    expect(judgeVitest({ ...ended, code: 1, report })).toMatchObject({ passed: 1, failed: 1 })
  })

  it('names what was skipped', () => {
    const report = { success: true, testResults: [file(test('passed'), test('pending', 'on Windows'))] }
    expect(judgeVitest({ ...ended, report })).toMatchObject({ skipped: 1, notes: ['SKIPPED on Windows'] })
  })

  it.each([
    [
      'an exit code against a clean report',
      { ...ended, code: 1, report: { success: true, testResults: [file(test('passed'))] } },
    ],
    [
      'a run stopped for its time',
      { code: 128, timedOut: true, report: { success: true, testResults: [file(test('passed'))] } },
    ],
    ['a missing report', { ...ended, report: null }],
    ['a report of no tests', { ...ended, report: { success: true, testResults: [] } }],
    [
      'a report that calls itself failed',
      { ...ended, report: { success: false, testResults: [file(test('passed'))] } },
    ],
  ])('fails %s', (_what, run) => {
    const outcome = judgeVitest(run)
    expect(outcome.failed).toBe(1)
    expect(outcome.notes).toHaveLength(1)
  })
})

describe('a second look at what failed', () => {
  const named = (name: string, ...results: ReturnType<typeof test>[]) => ({ name, ...file(...results) })
  const sources: Record<string, string> = { 'races.ts': '// Races: two at once.\n', 'plain.ts': 'import x\n' }
  const read = (name: string) => sources[name] ?? ''
  const report = {
    success: false,
    testResults: [
      named('plain.ts', test('passed'), test('failed', 'waits')),
      named('races.ts', test('failed', 'one of two wins')),
      named('other.ts', test('passed')),
    ],
  }
  const first = judgeVitest({ ...ended, code: 1, report })
  const round = (...testResults: ReturnType<typeof named>[]) => {
    const outcome = judgeVitest({ ...ended, report: { success: true, testResults } })
    return { ...outcome, files: testResults.map(({ name }) => name), report: { testResults } }
  }
  const races = named('races.ts', test('passed', 'one of two wins'))
  const all = round(named('plain.ts', test('passed'), test('passed', 'waits')), races)

  it('asks the failed files again, races three times', () => {
    const rounds = [['plain.ts', 'races.ts'], ['races.ts'], ['races.ts']]
    expect(roundsAgain({ timedOut: false, report }, read)).toEqual(rounds)
  })

  it('asks nothing again of a broken change, a run that did not end, or a crash', () => {
    const testResults = Array.from({ length: 6 }, (_, i) => named(`${i}.ts`, test('failed')))
    expect(roundsAgain({ timedOut: false, report: { testResults } }, read)).toEqual([])
    expect(roundsAgain({ timedOut: true, report }, read)).toEqual([])
    expect(roundsAgain({ timedOut: false, report: null }, read)).toEqual([])
  })

  it('asks nothing again beside an error that belongs to no test', () => {
    const output = '⎯⎯ Unhandled Errors ⎯⎯\nVitest caught 1 unhandled error during the test run.'
    expect(roundsAgain({ timedOut: false, report, output }, read)).toEqual([])
  })

  it('names what passed only then', () => {
    const outcome = judgeAgain(first, report, [all, round(races), round(races)])
    expect(outcome).toMatchObject({ passed: 4, failed: 0, unsteady: 2 })
    expect(outcome.notes).toEqual([
      'UNSTEADY waits: failed once, then passed alone',
      'UNSTEADY one of two wins: failed once, then passed alone',
    ])
    expect(summaryLine([outcome])).toBe('4 passed, 0 failed')
    expect(unsteadyLine([outcome])).toContain('2 of them')
    expect(unsteadyLine([all])).toBe('')
  })

  it.each([
    ['a round that failed', [all, round(named('races.ts', test('failed', 'one of two wins')))]],
    [
      'a test left out of its round',
      [round(named('plain.ts', test('passed'), test('skipped', 'waits')), races)],
    ],
    ['a test that is gone from its round', [round(named('plain.ts', test('passed')), races)]],
    ['a race left out of a later round', [all, round(named('races.ts', test('skipped', 'one of two wins')))]],
    ['no second look', []],
  ])('stays failed with %s', (_what, rounds) => {
    expect(judgeAgain(first, report, rounds)).toEqual(first)
  })
})

describe('judgeSchemathesis', () => {
  const says = (summary: string) => ({ ...ended, output: `── owner\n9 generated\n\n${summary}\n` })

  it('passes what was called often enough and found to be as described', () => {
    const summary = 'schemathesis: 5000 calls, as described'
    expect(judgeSchemathesis(says(summary))).toEqual({ passed: 1, failed: 0, skipped: 0, notes: [summary] })
  })

  it.each([
    ['a run that called nothing', says('schemathesis: 0 calls, as described')],
    ['a run of too few calls', says('schemathesis: 4999 calls, as described')],
    ['a run that says no figure', says('schemathesis: NaN calls, as described')],
    ['a run that says nothing', says('')],
    ['what is not as described', { ...says('schemathesis: 6000 calls, broken'), code: 1 }],
    ['a run stopped for its time', { ...says('schemathesis: 6000 calls, as described'), timedOut: true }],
  ])('fails %s', (_what, run) => {
    expect(judgeSchemathesis(run)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('says how many calls are missing', () => {
    expect(judgeSchemathesis(says('schemathesis: 0 calls, as described')).notes).toContain(
      'Too few: 0 of at least 5000 calls were made.',
    )
  })
})

describe('judgeAudit', () => {
  const report = (vulnerabilities: object) =>
    `npm warn something\n${JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: {} } }, null, 2)}\n`
  const weak = (severity: string) => ({
    name: 'left-pad',
    severity,
    range: '<2.0.0',
    via: [{ title: 'Pads from the right' }],
  })

  it.each(['low', 'moderate'])('lets a %s weakness pass', (severity) => {
    expect(judgeAudit(report({ 'left-pad': weak(severity) }), 'all')).toMatchObject({ passed: 1, failed: 0 })
  })

  it.each(['high', 'critical'])('fails on a %s weakness and names it', (severity) => {
    expect(judgeAudit(report({ 'left-pad': weak(severity) }), 'all')).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      notes: [`${severity}: left-pad <2.0.0: Pads from the right`],
    })
  })

  it.each([
    [JSON.stringify({ message: '405 Method Not Allowed', error: {} }, null, 2), '405 Method Not Allowed'],
    ['', 'it answered without a report'],
  ])('is skipped where the registry does not tell', (output, why) => {
    const { skipped, notes } = judgeAudit(output, 'all packages')
    expect(skipped).toBe(1)
    expect(notes).toEqual([`SKIPPED audit of all packages: the registry does not tell (${why})`])
  })
})

describe('the command line', () => {
  const steps = ['lint', 'unit', 'dark', 'e2e'].map((name) => ({ name, isDeep: name === 'dark' }))
  const namesOf = (only: string[] | null, isDeep = false) =>
    chooseSteps(steps, { only, isDeep }).map((step) => step.name)

  it('separates its own options from vitest\u2019s', () => {
    expect(parseOptions(['--deep', '--only', 'unit,e2e', 'tests/store', '-t', 'order'])).toEqual({
      only: ['unit', 'e2e'],
      isDeep: true,
      changed: null,
      extra: ['tests/store', '-t', 'order'],
    })
  })

  it.each([
    [['--changed'], null],
    [['--changed', '--deep'], null],
    [['--changed', 'main'], 'main'],
    [['--changed=HEAD~3', 'tests/store'], 'HEAD~3'],
  ])('takes a revision behind --changed: %j', (args, since) => {
    expect(parseOptions(args).changed).toEqual({ since })
  })

  it('keeps the usual order of steps', () => {
    expect(namesOf(['e2e', 'lint'])).toEqual(['lint', 'e2e'])
    expect(namesOf(null)).toEqual(['lint', 'unit', 'e2e'])
  })

  it('takes the steps of a deep run when deep, or when they are named', () => {
    expect(namesOf(null, true)).toEqual(['lint', 'unit', 'dark', 'e2e'])
    expect(namesOf(['dark'])).toEqual(['dark'])
  })

  it.each([[['unti']], [[]]])('refuses %j', (only) => {
    expect(() => namesOf(only)).toThrow('--only takes lint, unit, dark, e2e')
  })
})

describe('the environment of a suite', () => {
  it('hides the developer\u2019s configuration and passes the browser on', () => {
    const mine = {
      PATH: '/bin',
      NODE_ENV: 'production',
      MONGODB_URI: 'mongodb://mine',
      PORT: '3000',
      FORCE_COLOR: '1',
    }
    const env = suiteEnvironment({ isDeep: true, chromiumPath: '/usr/bin/chromium' }, mine)
    expect(env).toMatchObject({ PATH: '/bin', NO_COLOR: '1', DEEP: '1', CHROMIUM_PATH: '/usr/bin/chromium' })
    expect(env).toHaveProperty('VISUAL_ALL', '1')
    expect(suiteEnvironment({ isDeep: false, chromiumPath: undefined }, mine)).not.toHaveProperty(
      'VISUAL_ALL',
    )
    for (const hidden of ['NODE_ENV', 'MONGODB_URI', 'PORT', 'FORCE_COLOR'])
      expect(env).not.toHaveProperty(hidden)
  })
})

describe('the last line', () => {
  it('adds up all suites', () => {
    const unit = { passed: 40, failed: 1, skipped: 0 }
    expect(summaryLine([unit, { passed: 2, failed: 0, skipped: 0 }])).toBe('42 passed, 1 failed')
    expect(summaryLine([unit, { passed: 0, failed: 0, skipped: 1 }])).toBe('40 passed, 1 failed, 1 skipped')
  })
})

describe('steps side by side', () => {
  /** Runs named steps that each take some turns of the event loop; tells what began while what was running. */
  async function told(steps: { name: string; turns: number; after?: string; isAlone?: boolean }[]) {
    const running = new Set<string>()
    const began: string[] = []
    const ends = await runSteps(steps, async ({ name, turns }) => {
      began.push([name, ...running].join(' beside '))
      running.add(name)
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
      running.delete(name)
      return name
    })
    return { began, ends }
  }

  it('gives a free place to the next in order', async () => {
    const { began, ends } = await told([
      { name: 'long', turns: 20 },
      { name: 'short', turns: 2 },
      { name: 'next', turns: 2 },
    ])
    expect(began).toEqual(['long', 'short beside long', 'next beside long'])
    expect(ends).toEqual(['short', 'next', 'long'])
  })

  it('lets what needs an outcome wait for it, and runs alone what asks for that', async () => {
    const { began } = await told([
      { name: 'build', turns: 1, isAlone: true },
      { name: 'stories', turns: 8 },
      { name: 'pictures', turns: 2, after: 'stories' },
      { name: 'lint', turns: 2 },
      { name: 'walk', turns: 2, after: 'not chosen' },
    ])
    expect(began).toEqual(['stories', 'lint beside stories', 'walk beside stories', 'pictures', 'build'])
  })
})
