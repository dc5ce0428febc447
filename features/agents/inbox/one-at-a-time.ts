/** Does a job a while after it is asked for; whatever asks meanwhile, it never runs twice at once. */
export function oneAtATime(job: () => Promise<unknown>, everyMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isDue = false

  function ask() {
    if (isRunning) isDue = true
    else timer ??= setTimeout(run, everyMs)
  }

  async function run() {
    timer = undefined
    isRunning = true
    await job().catch(() => undefined)
    isRunning = false
    if (isDue) ask()
    isDue = false
  }

  return {
    /** Wants it done; while it runs, once more afterwards. */
    ask,
    /** What was asked for is not begun any more. */
    stop() {
      clearTimeout(timer)
      timer = undefined
      isDue = false
    },
  }
}
