import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningProduct, runProduct } from '../bench/product/running-product.ts'
import { bytesOf } from '../bench/shared/request-log.ts'
import { budgets } from '../bench/sizes/budgets.ts'
import { type Visits, visitAll } from '../bench/sizes/visits.ts'

describe('byte budgets of the built product', () => {
  let product: RunningProduct
  let visits: Visits

  beforeAll(async () => {
    product = await runProduct()
    visits = await visitAll(product)
  })

  afterAll(() => product?.close())

  it.each(budgets)('$what takes at most $limit bytes', ({ what, of, limit }) => {
    const bytes = of(visits)
    process.stdout.write(`${what}: ${bytes} of ${limit} bytes\n`)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(limit)
  })

  it('takes no schemas to sign in, to look around or to see the agents', async () => {
    const assets = new URL('../../dist/app/assets/', import.meta.url)
    const withSchemas: string[] = []
    for (const name of await readdir(assets)) {
      if (name.endsWith('.js') && (await readFile(new URL(name, assets), 'utf8')).includes('ZodMini'))
        withSchemas.push(`/assets/${name}`)
    }
    expect(withSchemas).not.toEqual([])
    const { login, signup, landing, agents } = visits
    const loaded = [login, signup, landing, agents].flat().map(({ url }) => new URL(url).pathname)
    expect(loaded.filter((path) => withSchemas.includes(path))).toEqual([])
  })

  it('loads nothing that follows a conversation until its first message is sent', async () => {
    const assets = new URL('../../dist/embed/embed-assets/', import.meta.url)
    const live = (await readdir(assets)).filter((name) => /^visitor-live-.*\.js$/.test(name))
    expect(live).toHaveLength(1)
    const { beforeClick, afterClick, following } = visits.popup
    const loaded = [...beforeClick, ...afterClick, ...following]
    const early = loaded.filter(({ url }) => live.some((name) => url.endsWith(name)))
    process.stdout.write(`live parts until the visitor can type: ${bytesOf(early)} of 300 bytes\n`)
    expect(early).toEqual([])
  })

  it('asks for one file before the visitor acts', () => {
    expect(visits.popup.beforeClick.map(({ url }) => new URL(url).pathname)).toEqual(['/embed.js'])
  })

  it('asks no foreign host', () => {
    expect(visits.foreign).toEqual([])
  })
})
