import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { cleanCss, findUnusableParts } from '../css/read-css.ts'
import { CutOffError, createWorkerPool, PoolFullError } from './worker-pool.ts'

/** A worker that answers with what it is asked, and never again once it is asked to hang or to die. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
import { parentPort } from 'node:worker_threads'
parentPort.on('message', (asked) => {
  while (asked === 'hang') {}
  if (asked === 'die') throw new Error('dead')
  parentPort.postMessage(asked)
})
parentPort.postMessage('ready')
`)}`,
)
const owner = 'workspace-1'
const pool = createWorkerPool({ script, size: 2, waiting: 4, cutMs: 300 })
afterAll(() => pool.close())

let turns = 0
let isCounting = false

/** Counts how often the event loop comes round until something is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  turns = 0
  isCounting = true
  const count = () => {
    turns += 1
    if (isCounting) setImmediate(count)
  }
  setImmediate(count)
  await work.catch(() => undefined)
  isCounting = false
  return turns
}
afterEach(() => {
  isCounting = false
})

describe('a pool of workers', () => {
  it('answers each with its own', async () => {
    expect(await Promise.all(['a', 'b', 'c'].map((asked) => pool.run(asked)))).toEqual(['a', 'b', 'c'])
  })

  it('ends a worker that hangs, goes on, and lets the server go round meanwhile', async () => {
    const hung = pool.run('hang')
    const others = Promise.all([pool.run('b'), pool.run('c')])
    expect(await turnsDuring(hung)).toBeGreaterThan(100)
    await expect(hung).rejects.toThrow(CutOffError)
    expect(await others).toEqual(['b', 'c'])
    expect(await pool.run('d')).toBe('d')
  })

  it('says what a worker died of, and goes on', async () => {
    await expect(pool.run('die')).rejects.toThrow('dead')
    expect(await pool.run('d')).toBe('d')
  })

  it('refuses one more than may wait', async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => pool.run('a')))
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(4)
    const refused = all.find((each) => each.status === 'rejected')
    expect(refused?.reason).toBeInstanceOf(PoolFullError)
  })

  it('lets nobody whose work hangs hold up another, nor fill the line', async () => {
    const own = createWorkerPool({ script, size: 2, waiting: 8, cutMs: 300 })
    await own.ready()
    const order: string[] = []
    const run = (message: string, whose: string) =>
      own.run(message, whose).then(
        () => order.push(whose),
        (error: unknown) => order.push(error instanceof PoolFullError ? 'refused' : 'cut'),
      )
    const greedy = Array.from({ length: 7 }, () => run('hang', 'greedy'))
    await run('a', 'modest')
    expect(order).toContain('refused')
    expect(order).toContain('modest')
    // At most what ran when the other one came was ended before it.
    expect(order.filter((each) => each === 'cut').length).toBeLessThanOrEqual(2)
    await own.close()
    await Promise.all(greedy)
  })

  it('fails those who wait when no worker starts', async () => {
    const broken = createWorkerPool({
      script: new URL('data:text/javascript,throw 1'),
      size: 1,
      waiting: 4,
      cutMs: 300,
    })
    await expect(broken.run('a')).rejects.toBeDefined()
    await broken.close()
  })
})

describe('reading CSS', () => {
  it.each([
    ['deeply nested', '@media x{'.repeat(9_990)],
    ['an endless condition', `@supports ${'(a:b)and'.repeat(12_000)}`],
    ['conditions as long as they may be', `@supports ${'(a:b)and'.repeat(60)}(c:d){.a{b:c}}\n`.repeat(190)],
    ['mistakes', '%a{b:c}'.repeat(14_000)],
    ['rules', '.vg-widget{color:red}'.repeat(4_700)],
  ])('never holds up the server: %s', async (_, css) => {
    expect(css.length).toBeLessThanOrEqual(100_000)
    const cleaning = cleanCss(css, owner)
    expect(await turnsDuring(cleaning)).toBeGreaterThan(0)
    expect(await cleaning).toMatchObject({ css: expect.any(String) })
  })

  it('cleans, and finds what nobody could use', async () => {
    expect(await cleanCss('body { color: red }', owner)).toMatchObject({ css: '.vg-scope { color: red }' })
    expect(await cleanCss(' ', owner)).toEqual({ css: '', removed: [] })
    expect(await findUnusableParts('.vg-scope { display: none }', owner)).toHaveLength(1)
  })
})
