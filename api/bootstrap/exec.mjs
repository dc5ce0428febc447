import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** Between asking a process group to end and ending it, and for the last output to arrive. */
const GRACE_MS = 5_000
const isWindows = process.platform === 'win32'

/**
 * Runs a command to its end in a process group of its own, so that nothing it started outlives it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs: number, output?: 'inherit' | 'capture', cwd?: string }} options
 *   `capture` collects stdout and stderr, in order of arrival, instead of showing them.
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>} `code` is 128 for a death by signal.
 */
export function exec(command, args, { env = process.env, timeoutMs, output = 'inherit', cwd = root }) {
  return new Promise((resolve) => {
    const stdio = output === 'capture' ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(command, args, { cwd, env, stdio, detached: !isWindows })
    const chunks = []
    const timers = []
    let timedOut = false
    let interruptedBy = null
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))

    const stop = (signal) => {
      killGroup(child, signal)
      timers.push(setTimeout(() => killGroup(child, 'SIGKILL'), GRACE_MS))
    }
    timers.push(
      setTimeout(() => {
        timedOut = true
        stop('SIGTERM')
      }, timeoutMs),
    )
    // A group of its own does not hear the terminal's Ctrl-C, so our own end is passed on.
    const onSignal = (signal) => {
      interruptedBy = signal
      stop(signal)
    }
    const onExit = () => killGroup(child, 'SIGKILL')
    process.once('SIGINT', onSignal)
    process.once('SIGTERM', onSignal)
    process.once('exit', onExit)

    const finish = (code) => {
      for (const timer of timers) clearTimeout(timer)
      process.off('SIGINT', onSignal)
      process.off('SIGTERM', onSignal)
      process.off('exit', onExit)
      if (interruptedBy) process.exit(interruptedBy === 'SIGINT' ? 130 : 143)
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), timedOut })
    }
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`))
      finish(127)
    })
    child.once('exit', (code) => {
      killGroup(child, 'SIGKILL')
      // 'close' waits for the last output, but a stray process may hold the pipe open for ever.
      child.once('close', () => finish(code ?? 128))
      timers.push(setTimeout(() => finish(code ?? 128), GRACE_MS))
    })
  })
}

/** How to call npm from here, as [command, args]: through the npm that runs us when there is one. */
export function npmCommand(...args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return [process.execPath, [script, ...args]]
  return isWindows ? ['cmd.exe', ['/d', '/s', '/c', 'npm.cmd', ...args]] : ['npm', args]
}

function killGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The whole group has already ended.
  }
}
