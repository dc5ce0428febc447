import { findables } from '../core/findables.ts'
import { checksCards, checksWords } from './checks.words.ts'

/** What can be found of the sub-tab Checks. */
export const checksFindables = [
  ...findables('nodes', checksCards, {
    checks: {
      subTab: 'checks',
      also: 'publish gate, regression test, test cases, evaluate answers, quality assurance, qa, evals, test before publishing, golden questions, expected answer, must say, must not say',
    },
    approval: {
      subTab: 'checks',
      also: 'client approval, sign off, approve changes, ask the client, review link, let the client approve',
    },
  }),
  ...findables('nodes', checksWords, {
    callsTools: {
      subTab: 'checks',
      card: checksCards.checks,
      also: 'really call functions in checks, side effects of tests, placeholder for functions',
    },
  }),
]
