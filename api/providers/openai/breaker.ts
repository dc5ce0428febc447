import { ModelError } from './model-error.ts'

/** One question to a model that was let through: exactly one of its verdicts counts, the first. */
export interface Attempt {
  succeeded(): void
  failed(error: ModelError): void
  /** Nobody waits for it any more, so it proves nothing. */
  left(): void
}

/** Keeps questions from an endpoint that fails, so that each does not wait for its failure anew. */
export interface Breaker {
  /** Lets a question through, or throws the failure that still holds; after a pause one question at a time tries. */
  enter(model: string): Attempt
}

interface Circuit {
  /** Failures since the last success. */
  failures: number
  /** The failure that holds until `until`; afterwards one attempt may try. */
  open: { error: ModelError; until: number; pauseMs: number; trying: boolean } | undefined
}

/** Failures in a row after which what may pass by itself counts as down. */
const patience = 2
const firstPauseMs = 15_000
const settledPauseMs = 60_000
const busyPauseMs = 5_000
const longestPauseMs = 5 * 60_000
const mostModels = 200

/**
 * A breaker for one endpoint. A wrong name or a bad answer concerns one model, everything else all of them. `now` is
 * monotonic, in milliseconds.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const endpoint: Circuit = { failures: 0, open: undefined }
  const models = new Map<string, Circuit>()

  function circuitOf(model: string): Circuit {
    let circuit = models.get(model)
    if (!circuit) {
      if (models.size >= mostModels) models.clear()
      circuit = { failures: 0, open: undefined }
      models.set(model, circuit)
    }
    return circuit
  }

  function assertOpen({ open }: Circuit): void {
    if (!open || (open.until <= now() && !open.trying)) return
    const { code, message, details } = open.error
    throw new ModelError(code, message, { status: details.status, isRepeat: true })
  }

  function fail(circuit: Circuit, error: ModelError, tried: readonly Circuit['open'][]): void {
    // Questions that were under way when it opened say nothing new.
    if (circuit.open && !tried.includes(circuit.open)) return
    circuit.failures += 1
    const pauseMs = pauseOf(error, circuit)
    circuit.open = pauseMs > 0 ? { error, until: now() + pauseMs, pauseMs, trying: false } : undefined
  }

  return {
    enter(model) {
      const both = [endpoint, circuitOf(model)] as const
      for (const circuit of both) assertOpen(circuit)
      const tried = both.flatMap(({ open }) => (open ? [open] : []))
      for (const open of tried) open.trying = true
      let isOver = false
      const once = (verdict: () => void) => () => {
        if (isOver) return
        isOver = true
        for (const open of tried) open.trying = false
        verdict()
      }
      return {
        succeeded: once(() => {
          for (const circuit of both) close(circuit)
        }),
        failed: (error) =>
          once(() => {
            const ofModel = isOfModel(error)
            fail(ofModel ? both[1] : endpoint, error, tried)
            // Whoever refuses a model, or answers badly, can be reached.
            if (ofModel) close(endpoint)
          })(),
        left: once(() => undefined),
      }
    },
  }
}

function close(circuit: Circuit): void {
  circuit.failures = 0
  circuit.open = undefined
}

function isOfModel({ code }: ModelError): boolean {
  return code === 'model-refused' || code === 'bad-answer' || code === 'request-refused'
}

/** How long nobody is asked after a failure, in milliseconds. */
function pauseOf({ code, details }: ModelError, { failures, open }: Circuit): number {
  const asked = Math.min(details.retryAfterMs ?? 0, longestPauseMs)
  switch (code) {
    // What one question was refused for, the next one need not be.
    case 'request-refused':
      return 0
    case 'key-refused':
    case 'model-refused':
    case 'quota':
      return Math.max(asked, settledPauseMs)
    case 'rate-limited':
      return Math.max(asked, busyPauseMs)
    default:
      if (open) return Math.max(asked, Math.min(open.pauseMs * 2, longestPauseMs))
      return failures >= patience ? Math.max(asked, firstPauseMs) : asked
  }
}
