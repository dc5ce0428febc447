// The service of the docs, as it stands and with what our own edge adds, read by systemd itself.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { programPath } from '../harness/debian-packages.ts'
import { documented } from '../harness/documented.ts'

const analyze = programPath('systemd-analyze')
if (!analyze) process.stdout.write('SKIPPED the service of the docs: systemd-analyze is not installed\n')

const unit = documented('operating.mdx', '[Unit]').replace('/usr/bin/node', process.execPath)
const withLowPorts = unit.replace(
  '[Service]\n',
  `[Service]\n${documented('agency-hosts.mdx', 'AmbientCapabilities')}`,
)

it.skipIf(!analyze).each([
  ['the service', unit, true],
  ['the service with low ports', withLowPorts, true],
  ['one with a word systemd does not know', unit.replace('UMask', 'Umask'), false],
])('%s is read by systemd', (_, text, isRight) => {
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-unit-'))
  try {
    const file = join(dir, 'voiceglow.service')
    writeFileSync(file, text)
    const { status, stderr } = spawnSync(analyze!, ['verify', file], { encoding: 'utf8', timeout: 20_000 })
    expect({ status, isQuiet: stderr === '' }).toEqual({ status: 0, isQuiet: isRight })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
})
