import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningProduct, runProduct } from '../bench/product/running-product.ts'
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

  it.each(budgets)('$what takes at most $limit bytes', ({ of, limit }) => {
    const bytes = of(visits)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(limit)
  })

  it('asks for one file before the visitor acts', () => {
    expect(visits.popup.beforeClick.map(({ url }) => new URL(url).pathname)).toEqual(['/embed.js'])
  })

  it('asks no foreign host', () => {
    expect(visits.foreign).toEqual([])
  })
})
