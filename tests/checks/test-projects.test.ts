import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { suiteFiles } from '../runner/changed/suites.ts'
import { repositoryFiles, repositoryRoot } from './source/repository.ts'

type ListedFile = { file: string; projectName: string }

/** Asks vitest itself which project runs which file. */
function listProjects(): Map<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'voiceglow-projects-'))
  const output = path.join(folder, 'files.json')
  try {
    const script = path.join(repositoryRoot, 'node_modules/vitest/vitest.mjs')
    execFileSync(process.execPath, [script, 'list', '--filesOnly', `--json=${output}`], {
      cwd: repositoryRoot,
      env: outsideVitest(),
      stdio: 'pipe',
      timeout: 180_000,
    })
    const listed = JSON.parse(readFileSync(output, 'utf8')) as ListedFile[]
    const byFile = new Map<string, string[]>()
    for (const row of listed) {
      const file = path.relative(repositoryRoot, row.file).replaceAll('\\', '/')
      byFile.set(file, [...(byFile.get(file) ?? []), withoutBrowser(row.projectName)].sort())
    }
    return byFile
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `light (chromium)` is the project `light`. */
function withoutBrowser(projectName: string): string {
  return projectName.replace(/ \(\w+\)$/, '')
}

/** The environment of the deep run, which leaves no file out, without what marks a process as a vitest worker. */
function outsideVitest(): NodeJS.ProcessEnv {
  const env = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name))
  return { ...Object.fromEntries(env), DEEP: '1' }
}

function expectedProjects(file: string): string[] {
  if (!file.endsWith('.stories.tsx')) return ['one of api, e2e, unit, visual']
  return file.startsWith('ui/') ? ['dark', 'light', 'rtl'] : ['dark', 'light']
}

function actualProjects(file: string, projects: string[]): string[] {
  if (file.endsWith('.stories.tsx')) return projects
  const isOne = projects.length === 1 && ['api', 'e2e', 'unit', 'visual'].includes(projects[0] ?? '')
  return isOne ? ['one of api, e2e, unit, visual'] : projects
}

describe('vitest projects', () => {
  const listed = listProjects()

  it('run every test once, and every story in each of its modes', () => {
    const files = repositoryFiles(/(\.test\.tsx?|\.e2e\.ts|\.visual\.ts|\.spec\.tsx?|\.stories\.tsx)$/)
    expect(files.length).toBeGreaterThan(0)
    const found = files.map((file) => [file, actualProjects(file, listed.get(file) ?? [])])
    expect(found).toEqual(files.map((file) => [file, expectedProjects(file)]))
  })

  it.each(Object.entries(suiteFiles))('%s runs what `--changed` counts to it', (suite, pattern) => {
    const run = [...listed].flatMap(([file, projects]) => (projects.includes(suite) ? [file] : []))
    expect(repositoryFiles(pattern)).toEqual(run.sort())
  })
})
