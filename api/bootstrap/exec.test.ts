import { createConnection } from 'node:net'
import { describe, expect, it } from 'vitest'
import { exec } from './exec.mjs'

const script = (source: string) => ['-e', source]

describe('exec', () => {
  it('gives the exit code and both streams', async () => {
    const source = "process.stdout.write('out\\n'); process.stderr.write('err\\n'); process.exitCode = 3"
    const { code, output, timedOut } = await exec(process.execPath, script(source), {
      timeoutMs: 20_000,
      output: 'capture',
    })
    expect({ code, timedOut }).toEqual({ code: 3, timedOut: false })
    expect(output.split('\n').sort()).toEqual(['', 'err', 'out'])
  })

  it('reports a command that does not exist', async () => {
    const { code, output } = await exec('voiceglow-no-such-command', [], {
      timeoutMs: 20_000,
      output: 'capture',
    })
    expect(code).toBe(127)
    expect(output).toContain('voiceglow-no-such-command')
  })

  it('ends what the command started when the command ends', async () => {
    const grandchild =
      "require('net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port) })"
    const source = `
      const child = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: ['ignore', 'pipe', 'inherit'] })
      child.stdout.once('data', (port) => { process.stdout.write(port, () => process.exit(0)) })`
    const { code, output } = await exec(process.execPath, script(source), {
      timeoutMs: 20_000,
      output: 'capture',
    })
    expect(code).toBe(0)
    await expect(connect(Number(output))).rejects.toThrow('ECONNREFUSED')
  })

  it('stops a command that takes too long', async () => {
    const { timedOut, code } = await exec(process.execPath, script('setInterval(() => {}, 1000)'), {
      timeoutMs: 100,
      output: 'capture',
    })
    expect({ timedOut, code }).toEqual({ timedOut: true, code: 128 })
  })
})

function connect(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy()
      resolve()
    })
    socket.once('error', reject)
  })
}
