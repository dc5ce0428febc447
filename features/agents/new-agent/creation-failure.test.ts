import { describe, expect, it } from 'vitest'
import { ApiError } from '#features/shared/api-error.ts'
import { creationFailure } from './creation-failure.ts'

describe('agents.agent.save failures', () => {
  it.each([
    [false, 'Error creating agent: This is not available right now.'],
    [true, 'Error: This is not available right now.'],
  ])('with template %s', (fromTemplate, message) => {
    const error = new ApiError(503, { code: 'unavailable', message: 'This is not available right now.' })
    expect(creationFailure(error, fromTemplate)).toEqual({ place: 'notice', message })
  })

  it('without a session', () => {
    const error = new ApiError(401, { code: 'unauthenticated', message: 'Please sign in.' })
    expect(creationFailure(error, false)).toEqual({
      place: 'notice',
      message: 'You must be logged in to create an agent',
    })
  })

  it('stays in the drawer when the plan is full', () => {
    const error = new ApiError(403, { code: 'limit_reached', message: 'Your plan includes 2 agents.' })
    expect(creationFailure(error, false)).toEqual({
      place: 'drawer',
      message: 'Your plan includes 2 agents.',
    })
  })

  it.each(['title', 'agentName'])('lands a refused %s on the name', (field) => {
    const error = new ApiError(422, { code: 'validation_failed', fields: { [field]: 'Too long.' } })
    expect(creationFailure(error, field === 'agentName')).toEqual({ place: 'name', message: 'Too long.' })
  })

  it('says what a fault of the page itself was', () => {
    expect(creationFailure(new TypeError('broken'), false)).toEqual({
      place: 'notice',
      message: 'Error creating agent: TypeError: broken',
    })
  })
})
