/** Prints one line for the person at the terminal. */
export function say(text) {
  process.stdout.write(`${text}\n`)
}
