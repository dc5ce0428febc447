import { describe, expect, it } from 'vitest'
import { buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { assignedOf, toolNames } from './tool-values.ts'

const functions = [
  { ID: 'function00000002', name: 'opening_hours' },
  { ID: 'function00000001', name: 'find_order' },
]

describe('assignedOf', () => {
  it('leaves out what is gone from the workspace', () => {
    const agent = buildAgent({ assignedToolsIds: ['function00000001', 'function00000009'] })
    expect(assignedOf(agent, functions)).toEqual(['function00000001'])
  })

  it('is everything for an agent made before tools were assigned', () => {
    const agent = { ...buildAgent(), assignedToolsIds: undefined }
    expect(assignedOf(agent, functions)).toEqual(['function00000001', 'function00000002'])
  })
})

it('names tools in the order they are listed', () => {
  expect(toolNames(['function00000001', 'function00000002'], functions)).toBe('opening_hours, find_order')
  expect(toolNames([], functions)).toBe('None')
})
