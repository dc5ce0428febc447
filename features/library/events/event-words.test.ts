import { describe, expect, it } from 'vitest'
import type { WorkspaceEvent } from '#mocks/contracts/library/event.schema.ts'
import { attemptWords, deliveredJson, subjectOf } from './event-words.ts'

const event: WorkspaceEvent = {
  ID: 'event-1',
  type: 'agent_created',
  payload: { agentId: 'a', agentName: 'Front desk' },
  createdAt: 7,
  state: 'sent',
  attempts: 1,
  answer: '',
  attemptedAt: 7,
  nextAttemptAt: null,
}

describe('subjectOf', () => {
  it.each([
    [{}, 'Front desk'],
    [{ payload: { memberEmail: 'a@example.com' } }, 'a@example.com'],
    [
      { type: 'automation_failed' as const, payload: { automationName: 'Site', message: 'Not reached.' } },
      'Site · Not reached.',
    ],
    [{ payload: {} }, 'Agent created'],
  ])('%j is about %s', (part, subject) => {
    expect(subjectOf({ ...event, ...part })).toBe(subject)
  })
})

it('counts attempts', () => {
  expect([0, 1, 2].map(attemptWords)).toEqual(['Never tried', '1 attempt', '2 attempts'])
})

it('shows what is delivered, with the endpoint’s id where a secret would stand', () => {
  expect(JSON.parse(deliveredJson(event, 'whep_1'))).toEqual({
    type: 'agent_created',
    payload: { agentId: 'a', agentName: 'Front desk', createdAt: 7, workspaceSecret: 'whep_1' },
  })
})
