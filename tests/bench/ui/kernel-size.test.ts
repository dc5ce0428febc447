import { describe, expect, it } from 'vitest'
import { kernelLimit, measureKernel } from './kernel-size.ts'

describe('the kernel of the design system', () => {
  it('stays within its budget', async () => {
    const { js, css } = await measureKernel()
    // Neither half may be missing from what is measured.
    expect(js).toBeGreaterThan(3000)
    expect(css).toBeGreaterThan(2000)
    expect(js + css).toBeLessThanOrEqual(kernelLimit)
  })
})
