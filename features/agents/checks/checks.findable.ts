import { findables } from '../core/findables.ts'
import { checksCards, checksWords } from './checks.words.ts'

/** What can be found of the sub-tab Checks. */
export const checksFindables = [
  ...findables('nodes', checksCards, {
    checks: {
      subTab: 'checks',
      also: 'publish gate, regression test, test cases, evaluate answers, quality assurance, qa, evals, test before publishing, golden questions, expected answer, must say, must not say',
      asks: 'questions it has to get right, stop a bad version from going live, test list, make sure it never says something, quiz it, catch mistakes before customers see them, quality control, test questions, automatic testing, expected answers, verify answers before publishing, prevent wrong answers from going live, must contain, regression, prove that it still works, test suite, acceptance test, prove quality, automatic exam, sample questions and answers, does it still know, unit tests, safety net before publishing',
    },
    approval: {
      subTab: 'checks',
      also: 'client approval, sign off, approve changes, ask the client, review link, let the client approve',
      asks: 'my client must say yes first, send it to the customer to check, get an ok before going live, let the boss look at the answers, share for feedback, customer signs it off, client sign off, share with client for review, approval link, get permission from the customer before publishing, send answers to my client, customer acceptance, client must agree, review by someone else, show answers to my client, green light, permission to publish, external reviewer, client should confirm it, customer must confirm, approval by the customer',
    },
  }),
  ...findables('nodes', checksWords, {
    callsTools: {
      subTab: 'checks',
      card: checksCards.checks,
      also: 'really call functions in checks, side effects of tests, placeholder for functions',
      asks: 'dont book real appointments while testing, test orders were really placed, tests should not send anything, do the tests run the real thing, fake it in tests, run functions in tests, real bookings during checks, do tests send emails, use live functions when testing, tests without side effects, sandbox, dry run, simulate actions, mock, avoid real orders while testing',
    },
  }),
]
