import type { Worker } from 'node:worker_threads'
import { startWorker } from './start-worker.ts'

/** What a pool of workers is like. */
export interface WorkerPoolOptions {
  /** What each worker runs: it says 'ready' once, then answers each message with one. */
  script: URL
  /** Most workers at once; each starts when it is needed and stays. */
  size: number
  /** Most jobs that wait; one more is refused. Of them each owner may have half. */
  waiting: number
  /** Milliseconds after which a worker that does not answer is ended. */
  cutMs: number
  /** Megabytes of objects a worker may hold; it ends when it needs more. @default 128 */
  memoryMb?: number
  /** Milliseconds after which a worker nobody needs is ended. @default never */
  idleMs?: number
}

/** A job took too long, and its worker was ended. */
export class CutOffError extends Error {}
/** As many jobs wait as may. */
export class PoolFullError extends Error {}

interface Job {
  message: unknown
  owner: string | undefined
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

/** A worker and what it works on. */
interface Seat {
  worker: Worker
  isReady: boolean
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

/** Longest a worker takes to start, in milliseconds, on a machine that is busy. */
const startMs = 30_000

/**
 * Reads what strangers gave outside of the server's own thread: what takes long holds up nobody but the next in line,
 * and not for longer than the cut.
 */
export function createWorkerPool(options: WorkerPoolOptions) {
  const { script, size, waiting, cutMs, memoryMb = 128, idleMs } = options
  const seats = new Set<Seat>()
  const queue: Job[] = []
  /** When each owner was served last, while anybody waits. */
  const turns = new Map<string, number>()
  let turn = 0
  /** Who waits for a worker to have started. */
  const starts: { resolve: () => void; reject: (error: Error) => void }[] = []

  function open(): void {
    const worker = startWorker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    const seat: Seat = { worker, isReady: false, job: undefined, timer: undefined }
    seats.add(seat)
    const die = (error: Error) => close(seat, error)
    seat.timer = setTimeout(() => die(new CutOffError('The worker did not start.')), startMs)
    worker.on('message', (answer) => answered(seat, answer))
    worker.on('error', die)
    worker.on('exit', () => die(new Error('The worker ended.')))
    hold()
  }

  function answered(seat: Seat, answer: unknown): void {
    clearTimeout(seat.timer)
    seat.isReady = true
    for (const { resolve } of starts.splice(0)) resolve()
    seat.job?.resolve(answer)
    seat.job = undefined
    next()
    if (idleMs === undefined || seat.job) return
    seat.timer = setTimeout(() => close(seat, new Error('Nobody needs the worker.')), idleMs).unref()
  }

  function close(seat: Seat, error: Error): void {
    if (!seats.delete(seat)) return
    clearTimeout(seat.timer)
    void seat.worker.terminate()
    // Without a worker nobody would ever look at those who wait.
    const lost = seat.job ?? (seats.size === 0 && !seat.isReady ? queue.shift() : undefined)
    lost?.reject(error)
    if (seats.size === 0) for (const { reject } of starts.splice(0)) reject(error)
    next()
  }

  function next(): void {
    for (const seat of seats) {
      const job = seat.isReady && !seat.job ? takeJob() : undefined
      if (!job) continue
      seat.job = job
      clearTimeout(seat.timer)
      seat.timer = setTimeout(() => close(seat, new CutOffError('The work takes too long.')), cutMs)
      seat.worker.postMessage(job.message)
    }
    const starting = [...seats].filter(({ isReady }) => !isReady).length
    if (queue.length > starting && seats.size < size) open()
    hold()
  }

  /** The next in line of whoever was served longest ago. */
  function takeJob(): Job | undefined {
    const turnOf = ({ owner }: Job) => (owner === undefined ? 0 : (turns.get(owner) ?? 0))
    const job = queue.reduce<Job | undefined>(
      (first, other) => (first && turnOf(first) <= turnOf(other) ? first : other),
      undefined,
    )
    if (!job) return undefined
    queue.splice(queue.indexOf(job), 1)
    if (queue.length === 0) turns.clear()
    if (job.owner !== undefined) turns.set(job.owner, ++turn)
    return job
  }

  /** A process with nothing left to do ends, whoever sits here. */
  function hold(): void {
    const isBusy = queue.length > 0 || starts.length > 0 || [...seats].some(({ job }) => job)
    for (const { worker, timer } of seats) {
      if (isBusy) worker.ref()
      else {
        worker.unref()
        timer?.unref()
      }
    }
  }

  return {
    /**
     * A worker's answer to a message. Rejects with `CutOffError`, `PoolFullError`, or what the worker died of.
     * @param owner whose work it is, so that nobody's fills the pool @default nobody's
     */
    run(message: unknown, owner?: string): Promise<unknown> {
      const ofOwner = owner === undefined ? 0 : queue.filter((job) => job.owner === owner).length
      if (queue.length >= waiting || ofOwner >= waiting / 2) {
        return Promise.reject(new PoolFullError('Too many wait.'))
      }
      return new Promise((resolve, reject) => {
        queue.push({ message, owner, resolve, reject })
        next()
      })
    },
    /** Resolves once a worker can work; rejects when none starts. */
    async ready(): Promise<void> {
      if ([...seats].some(({ isReady }) => isReady)) return
      await new Promise<void>((resolve, reject) => {
        starts.push({ resolve, reject })
        if (seats.size === 0) open()
        hold()
      })
    },
    /** Ends every worker. */
    async close(): Promise<void> {
      const ending = [...seats].map(({ worker }) => worker)
      // Those who wait would have another worker started.
      for (const { reject } of queue.splice(0)) reject(new Error('The pool was closed.'))
      for (const seat of seats) close(seat, new Error('The pool was closed.'))
      await Promise.all(ending.map((worker) => worker.terminate()))
    },
  }
}
