import type { PairFeature } from './question-pairs.ts'

/** How much each feature tells of whether two questions ask the same: fitted by `tests/responder/questions/fit.ts`. */
export const pairWeights: Readonly<Record<PairFeature | 'constant', number>> = {
  constant: -1.963,
  alike: -0.123,
  wholeAlike: 0.35,
  alikeAcross: 0.288,
  outLeast: 0.001,
  outMost: 0.336,
  nearerOnes: -4.626,
  meet: 1.148,
  meetLeast: 2.357,
  meetMost: 0.379,
  sameWords: -0.884,
  missingLeast: -0.384,
  missingBoth: -0.412,
  nearerWords: -3.066,
  conceptsDiffer: -0.167,
  kindsDiffer: -0.627,
  kindsShared: 0.3,
  oneAsksPrice: -0.691,
  opposite: -1.915,
  languagesDiffer: -0.569,
  oneWord: 0.399,
  lengths: 0.188,
}
