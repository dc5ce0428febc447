import { spawn } from 'node:child_process'

/** Longest a server takes to say where it listens, in milliseconds. */
export const startMs = 15_000
const stopMs = 5_000

/**
 * Starts a server that prints its connection string on one line and ends when its standard input closes.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ uri: string | null, stop: () => Promise<void> }>} `uri` null when it ended or stayed silent
 */
export async function serve(command, args) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  child.stdin.on('error', () => {})
  const stop = async () => {
    child.stdin.end()
    const killer = setTimeout(() => child.kill('SIGKILL'), stopMs)
    await exited
    clearTimeout(killer)
  }
  return { uri: await firstLine(child, exited), stop }
}

async function firstLine(child, exited) {
  let timer
  const timeout = new Promise((resolve) => {
    timer = setTimeout(() => resolve(null), startMs)
  })
  const line = new Promise((resolve) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')))
    })
  })
  const uri = await Promise.race([line, exited.then(() => null), timeout])
  clearTimeout(timer)
  return uri
}
