import { describe, expect, it } from 'vitest'
import { agentFieldsSchema } from '#mocks/contracts/agents/agent.schema.ts'
import { parseOrigins } from './origins.ts'

describe('websites, one per line', () => {
  it('cuts addresses to origins and keeps each once', () => {
    const { origins, error } = parseOrigins(
      'https://example.com/\n\n  https://Shop.Example.com/a?b#c \r\nhttps://example.com\nhttp://localhost:8080\nhttps://bücher.example',
    )
    expect(error).toBeUndefined()
    expect(origins).toEqual([
      'https://example.com',
      'https://shop.example.com',
      'http://localhost:8080',
      'https://xn--bcher-kva.example',
    ])
    expect(agentFieldsSchema.shape.allowedOrigins.safeParse(origins).success).toBe(true)
  })

  it('is empty for no text', () => expect(parseOrigins(' \n ')).toEqual({ origins: [], error: undefined }))

  it.each(['example.com', 'ftp://example.com', 'javascript:alert(1)', 'https://', 'http://[::1]:3000', '*'])(
    'names the line of %s',
    (typed) => {
      const { error } = parseOrigins(`https://example.com\n${typed}`)
      expect(error).toBe(`Line 2: write “${typed}” as an address like https://example.com.`)
    },
  )
})
