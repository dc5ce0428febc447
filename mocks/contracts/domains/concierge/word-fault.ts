import type { Fault } from './diagnosis.schema.ts'
import type { FaultCode } from './fault-codes.ts'
import type { FaultFacts, RecordChange } from './fault-facts.ts'
import { faultWords, fixerWords } from './fault-words.ts'

/** A fault in its words. */
export function wordFault(
  code: FaultCode,
  facts: FaultFacts,
  { add = [], remove = [] }: { add?: RecordChange[]; remove?: RecordChange[] } = {},
): Fault {
  const { step, who, title, meaning, advice } = faultWords[code]
  return {
    code,
    step,
    who,
    whoWords: fixerWords(who, facts),
    title,
    meaning: meaning(facts),
    advice: advice(facts),
    add,
    remove,
  }
}
