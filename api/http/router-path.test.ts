import { describe, expect, it } from 'vitest'
import { routerPath } from './router-path.ts'

const long = 'x'.repeat(200)

describe('routerPath', () => {
  it.each([
    ['a plain path', '/api/eu/session', '/api/eu/session'],
    ['escaped letters', '/api/eu/%73ession', '/api/eu/session'],
    ['other alphabets', '/api/%C3%A9', '/api/é'],
    ['an escaped slash, as part of a parameter', '/api/a%2Fb', '/api/a%2Fb'],
    ['an escaped percent sign, which the router decodes', '/api/%252F', '/api/%252F'],
    ['a fragment, which no server should get', '/api/eu/session#x', '/api/eu/session'],
    ['a part of 200 characters', `/api/${long}`, `/api/${long}`],
    ['a part that is shorter than it was sent', `/api/${'%2F'.repeat(200)}`, `/api/${'%2F'.repeat(200)}`],
  ])('reads %s', (_, sent, read) => expect(routerPath(sent)).toBe(read))

  it.each([
    ['no escape', '/api/%zz'],
    ['half an escape', '/api/%2'],
    ['half a character', '/api/%E4%A'],
    ['no UTF-8', '/api/%FF'],
    ['a part over 200 characters', `/api/${long}x/session`],
    ['an escaped part over 200 characters', `/api/${'%2F'.repeat(201)}`],
  ])('refuses %s', (_, sent) => expect(routerPath(sent)).toBeNull())
})
