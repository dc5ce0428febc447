import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSource } from './source/repository.ts'

/** Folders that are made, not kept. */
const made = /^\.(data|cache)\b/

/** What a text names in code: files and folders of ours, and scripts of npm. */
function namedIn(text: string): { paths: string[]; scripts: string[] } {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return {
    paths: named.filter(
      (code) => /^(\.?[a-z][\w.-]*\/)+([\w-]+\.(ts|tsx|mjs|mdx))?$/.test(code) && !made.test(code),
    ),
    scripts: named.flatMap((code) => /^npm run ([\w:-]+)/.exec(code)?.[1] ?? []),
  }
}

describe('the README', () => {
  it('names files, folders and scripts that are there', () => {
    const { paths, scripts } = namedIn(readSource('README.md'))
    const known = Object.keys(JSON.parse(readSource('package.json')).scripts)
    expect(paths.length).toBeGreaterThan(20)
    expect(scripts.length).toBeGreaterThan(8)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
    expect(scripts.filter((script) => !known.includes(script))).toEqual([])
  })

  it('would notice what is gone', () => {
    expect(namedIn('`api/http/routes.ts`, `app/`, `GET /api/eu`, `npm run fly -- --far`, `.data/`')).toEqual({
      paths: ['api/http/routes.ts', 'app/'],
      scripts: ['fly'],
    })
  })
})
