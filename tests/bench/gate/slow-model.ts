import { setTimeout as wait } from 'node:timers/promises'
import type { Responder } from '#api/providers/responder/responder.ts'

/** A model that takes its time, and stops when it is told to. */
export interface SlowModel extends Responder {
  /** Questions it was asked. */
  asked: number
  /** Answers it is at. */
  busy: number
}

/** A model that takes `ms` for each answer. */
export function slowModel(ms: number): SlowModel {
  const model: SlowModel = {
    kind: 'openai',
    asked: 0,
    busy: 0,
    async *reply({ signal }) {
      model.asked += 1
      model.busy += 1
      try {
        await wait(ms, undefined, { signal })
        yield { type: 'done', text: 'We open at nine.', sources: [], known: true }
      } finally {
        model.busy -= 1
      }
    },
  }
  return model
}
