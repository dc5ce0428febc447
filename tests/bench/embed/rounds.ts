import type { Browser } from 'playwright'
import { median } from '../shared/statistics.ts'
import type { Subject } from './subject.ts'
import { type SubjectVisit, visitSubject } from './visit-subject.ts'

/** What a run saw, by the subjects' names. */
export interface Rounds {
  /** Medians over a subject's visits. */
  visits: Map<string, SubjectVisit>
  /** Why a subject could not be visited. */
  failures: Map<string, string>
}

/** Visits the subjects in turns, so that a busy moment of the machine meets all of them alike. */
export async function interleave(
  browser: Browser,
  subjects: readonly Subject[],
  rounds: number,
): Promise<Rounds> {
  const failures = new Map<string, string>()
  const seen = new Map<Subject, SubjectVisit[]>()
  // The first visit to each warms the browser and is not counted; it also tells who works at all.
  for (const subject of subjects) {
    try {
      await visitSubject(browser, subject)
      seen.set(subject, [])
    } catch (error) {
      failures.set(subject.name, (error as Error).message.split('\n')[0] ?? '')
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, visits] of seen) visits.push(await visitSubject(browser, subject))
  }
  const visits = new Map([...seen].map(([{ name }, all]) => [name, middleOf(all)]))
  return { visits, failures }
}

function middleOf(visits: readonly SubjectVisit[]): SubjectVisit {
  const middle = (read: (visit: SubjectVisit) => number) => median(visits.map(read))
  return {
    requestsBeforeOpen: middle((visit) => visit.requestsBeforeOpen),
    bytesBeforeOpen: middle((visit) => visit.bytesBeforeOpen),
    bytesUntilComposer: middle((visit) => visit.bytesUntilComposer),
    scriptBytesUntilComposer: middle((visit) => visit.scriptBytesUntilComposer),
    loadBlockingMs: middle((visit) => visit.loadBlockingMs),
    openBlockingMs: middle((visit) => visit.openBlockingMs),
    openWorkMs: middle((visit) => visit.openWorkMs),
    composerMs: middle((visit) => visit.composerMs),
    shift: middle((visit) => visit.shift),
    foreignHosts: [...new Set(visits.flatMap((visit) => visit.foreignHosts))],
  }
}
