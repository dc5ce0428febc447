import { describe, expect, it } from 'vitest'
import { repositoryFiles } from './source/repository.ts'

const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** Names that a tool decides. */
const byConvention = /^(README\.md|__snapshots__)$/

function hasPlainName(file: string): boolean {
  return file.split('/').every((part) => kebabCase.test(part) || byConvention.test(part))
}

describe('file names', () => {
  it('are kebab-case', () => {
    const files = repositoryFiles(/./)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !hasPlainName(file))).toEqual([])
  })

  it.each([
    'ui/Button/button.tsx',
    'ui/button/Button.tsx',
    'api/agents/agent_service.ts',
    'app/main copy.tsx',
  ])('would notice %s', (file) => expect(hasPlainName(file)).toBe(false))
})
