import { fitEnergy } from './energy-set.ts'
import { finalMessages, fitMessages, validateMessages } from './message-sets.ts'
import { fitSet, type LabelledSet, unseenSet, validateSet } from './sets.ts'
import { finalShared, fitShared, validateShared } from './shared-word-sets.ts'

/** What the weights of pairs are fitted on: all that was looked at before, and a supplier of energy. */
export const fitSets: Readonly<Record<string, LabelledSet>> = {
  'a café': fitSet,
  'a shop': validateSet,
  'a practice and a hotel': unseenSet,
  'a shop of furniture': fitShared,
  'a network provider': validateShared,
  'a railway and a bank': finalShared,
  'a gym and a repair shop': fitMessages.groups,
  'a language school and flats': validateMessages.groups,
  'a law office and a garden centre': finalMessages.groups,
  'a supplier of energy': fitEnergy,
}
