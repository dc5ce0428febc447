import { expect, it } from 'vitest'
import { linkOrigin } from './link-origin.ts'

it.each([
  [{ publicUrl: 'https://app.example', host: '127.0.0.1', port: 3000 }, 'https://app.example'],
  [{ publicUrl: null, host: '127.0.0.1', port: 3000 }, 'http://127.0.0.1:3000'],
  [{ publicUrl: null, host: '::1', port: 8080 }, 'http://[::1]:8080'],
  [{ publicUrl: null, host: '0.0.0.0', port: 3000 }, null],
  [{ publicUrl: null, host: '127.0.0.1', port: null }, null],
])('%j makes links to %s', (config, origin) => {
  expect(linkOrigin(config)).toBe(origin)
})
