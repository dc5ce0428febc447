import { describe, expect, it } from 'vitest'
import { bytesOf, foreignHosts } from './request-log.ts'

const files = [
  { url: 'http://127.0.0.1:4000/embed.js', kind: 'script', gzip: 1000 },
  { url: 'http://127.0.0.1:4000/embed.css', kind: 'stylesheet', gzip: 200 },
  { url: 'https://fonts.example/a.woff2', kind: 'font', gzip: 30 },
  { url: 'https://fonts.example/b.woff2', kind: 'font', gzip: 4 },
]

describe('request log', () => {
  it('adds up all files, or those of some kinds', () => {
    expect(bytesOf(files)).toBe(1234)
    expect(bytesOf(files, 'script', 'stylesheet')).toBe(1200)
  })

  it('names each foreign host once; another port is another host', () => {
    expect(foreignHosts(files, 'http://127.0.0.1:4000/app')).toEqual(['fonts.example'])
    expect(foreignHosts(files.slice(0, 1), 'http://127.0.0.1:5000')).toEqual(['127.0.0.1:4000'])
  })
})
