import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSource, repositoryFiles, repositoryRoot } from './source/repository.ts'

/** Joined from parts so that this file does not hold what it looks for. */
const publicRegistries = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['npm', 'pkg', 'github', 'com'],
  ['registry', 'npmmirror', 'com'],
].map((parts) => parts.join('.'))

/** The registry this machine installs from, which must not leak into the repository either. */
function configuredRegistry(): string[] {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const address = execFileSync(npm, ['config', 'get', 'registry'], {
    encoding: 'utf8',
    timeout: 20_000,
    stdio: 'pipe',
  })
  const { hostname } = new URL(address.trim())
  return /^(localhost|127\..*|\[::1\])$/.test(hostname) ? [] : [hostname]
}

function rootFiles(): string[] {
  return readdirSync(repositoryRoot, { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /^(?!\.env$).*\.(json|ts|md|npmrc|gitignore|example)$/.test(entry.name),
    )
    .map((entry) => entry.name)
}

describe('registry hosts', () => {
  it('are named nowhere, so that every machine installs from its own registry', () => {
    const files = [...rootFiles(), ...repositoryFiles(/\.(tsx?|mjs|js|css|html|mdx?|json|ya?ml|sum|mod)$/)]
    expect(files).toContain('package-lock.json')
    const hosts = [...new Set([...publicRegistries, ...configuredRegistry()])]
    const naming = files.filter((file) => {
      const source = readSource(file)
      return hosts.some((host) => source.includes(host))
    })
    expect(naming).toEqual([])
  })

  it('leave no resolved address in the lockfile', () => {
    const { packages } = JSON.parse(readSource('package-lock.json')) as { packages: Record<string, object> }
    const entries = Object.entries(packages)
    expect(entries.length).toBeGreaterThan(100)
    expect(entries.filter(([, entry]) => 'resolved' in entry).map(([name]) => name)).toEqual([])
  })
})
