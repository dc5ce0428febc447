import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkImports, ruleNames } from './source/import-rules.ts'
import { repositoryRoot } from './source/repository.ts'

const badRoot = path.join(repositoryRoot, 'tests/checks/bad-imports')
/** `ui room` is broken by the files in `bad-imports/ui-room/`. */
const folderOf = (rule: string) => rule.replaceAll(' ', '-')

describe('import direction', () => {
  it('holds in the whole repository', () => {
    const { visited, violations } = checkImports(repositoryRoot)
    expect(visited.length).toBeGreaterThan(0)
    expect(violations).toEqual([])
  })

  it.each(ruleNames)('notices a broken rule: %s', (rule) => {
    const { violations } = checkImports(path.join(badRoot, folderOf(rule)))
    expect([...new Set(violations.map((violation) => violation.rule))]).toEqual([rule])
  })

  it('notices a rule beside contracts that needs more of one than browsers get', () => {
    const { violations } = checkImports(path.join(badRoot, 'more-than-contracts-of-a-contract'))
    expect(violations.map(({ file }) => file)).toEqual([
      'features/agents/list/agents-list.ts',
      'mocks/contracts/agents/agents-left.ts',
    ])
  })

  it('has no bad example without a rule', () => {
    expect(readdirSync(badRoot).sort()).toEqual(ruleNames.map(folderOf).sort())
  })
})
