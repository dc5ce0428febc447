import { expect, test } from 'vitest'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import { ApiError } from '../api-error.ts'
import { withWait } from './with-wait.ts'

test.each([
  [
    new ApiError(429, { message: defaultErrors[429].message }, 61),
    'Too many requests. Try again in 2 minutes.',
  ],
  [new ApiError(429, { message: 'Too many.' }, 540), 'Too many. Try again in 9 minutes.'],
  [new ApiError(429, { message: 'Too many.' }, 20), 'Too many. Try again in 1 minute.'],
  [new ApiError(422, { message: 'Not so.' }), 'Not so.'],
  [new Error('Odd.'), 'Odd.'],
])('a throttled caller reads when to try again: %s', (error, text) => expect(withWait(error)).toBe(text))
