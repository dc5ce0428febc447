import { expect, it } from 'vitest'
import { permissionSummary } from './permission-words.ts'

it('says what someone may do beside looking', () => {
  expect(permissionSummary(['view'])).toBe('View only')
  expect(permissionSummary(['publish', 'view', 'editAgents'])).toBe('Edit agents, Publish')
})
