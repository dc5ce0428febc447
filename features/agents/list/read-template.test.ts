import { describe, expect, it } from 'vitest'
import { readTemplate } from './read-template.ts'

const file = (text: string) => new File([text], 'agent.json')

describe('reading a template file', () => {
  it('gives what is in it', async () => {
    expect(await readTemplate(file('{"schemaVersion":1,"agent":{}}'))).toEqual({
      schemaVersion: 1,
      agent: {},
    })
  })

  it('refuses a file of another kind', async () => {
    await expect(readTemplate(new File(['{}'], 'agent.json.exe'))).rejects.toThrow('Only json Files')
  })

  it.each([
    ['', /not JSON/],
    ['{"a":', /not JSON/],
    ['<html>', /not JSON/],
    ['[]', /not an agent template/],
    ['null', /not an agent template/],
    ['"text"', /not an agent template/],
    [' '.repeat(10_000_001), /^Max size: 10 MBs$/],
  ])('refuses %j', async (text, words) => {
    await expect(readTemplate(file(text))).rejects.toThrow(words)
  })
})
