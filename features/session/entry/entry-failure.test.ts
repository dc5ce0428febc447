import { describe, expect, it } from 'vitest'
import { ApiError } from '#features/shared/api-error.ts'
import { codeFailure, exchangeFailure, signInFailure } from './entry-failure.ts'

const refused = new ApiError(401, { message: 'Failed to sign in', fields: { code: 'Not right.' } })
const throttled = new ApiError(429, { message: 'Too many requests.' }, 61)
const broken = new ApiError(500, { message: 'Something went wrong on our side.' })
const offline = new ApiError(0, {})

describe('entry failures', () => {
  it('show a refusal with its fields', () =>
    expect(signInFailure(refused)).toEqual({ message: 'Failed to sign in', fields: { code: 'Not right.' } }))

  it.each([broken, offline, new TypeError('x')])('hide what went wrong elsewhere', (error) =>
    expect(signInFailure(error).message).toBe('An error occurred during sign in.'),
  )

  it('say how long a throttled caller waits', () => {
    expect(signInFailure(throttled).message).toBe('Too many requests. Try again in 2 minutes.')
    expect(codeFailure(throttled).message).toBe('Too many requests. Try again in 2 minutes.')
  })

  it('name a failed exchange', () => {
    expect(exchangeFailure(refused).message).toBe('Error: Failed to sign in')
    expect(exchangeFailure(broken).message).toBe('Error: Something went wrong on our side.')
  })
})
