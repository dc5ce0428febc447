import { describe, expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'

describe('route files', () => {
  it('are wiring: under 40 lines each', () => {
    const files = repositoryFiles(/^app\/routes\/.+\.route\.tsx?$/)
    expect(files.length).toBeGreaterThan(0)
    const long = files.filter((file) => readSource(file).trimEnd().split('\n').length >= 40)
    expect(long).toEqual([])
  })
})
