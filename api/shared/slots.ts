/** Lets so many pieces of work run at once; the others wait for their turn, in order. */
export interface Slots {
  use<T>(work: () => Promise<T>): Promise<T>
}

/** `size` slots. */
export function createSlots(size: number): Slots {
  const waiting: (() => void)[] = []
  let free = size

  async function take(): Promise<void> {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    async use(work) {
      await take()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
