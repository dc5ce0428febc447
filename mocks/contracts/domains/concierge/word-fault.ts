import { nameInZone } from '../read-host.ts'
import { bothNames, unicodeHost } from '../unicode-host.ts'
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
  const { host, zone, domain } = facts
  // People are told of it in the letters they know it by, and of what they type as it is typed.
  const said = {
    ...facts,
    host: unicodeHost(host),
    zone: unicodeHost(zone),
    domain: unicodeHost(domain),
    name: bothNames(nameInZone(host, zone)),
  }
  return {
    code,
    step,
    who,
    whoWords: fixerWords(who, said),
    title,
    meaning: meaning(said),
    advice: advice(said),
    add,
    remove,
  }
}
