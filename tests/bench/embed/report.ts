import { printColumns, type Row } from '../shared/table.ts'
import { formatBytes, formatMs } from '../shared/units.ts'
import type { SubjectVisit } from './visit-subject.ts'

/** How many times the probe's time a visitor may wait for the composer. */
const composerGoal = 1.15
/** Most bytes, gzip, until the composer is there. */
const bytesGoal = 11_000

/** What the popup promises, with the probe's number beside each. */
export function promises(ours: SubjectVisit, probe: SubjectVisit): Row[] {
  const beside = (own: string, bare: string) => `${own} (bare probe ${bare})`
  const times = (own: number, bare: number) =>
    beside(formatMs(own), `${formatMs(bare)}, ${(own / bare).toFixed(2)}×`)
  return [
    {
      what: 'blocking time while loading',
      measured: beside(formatMs(ours.loadBlockingMs), formatMs(probe.loadBlockingMs)),
      goal: '0 ms',
      met: ours.loadBlockingMs === 0,
    },
    {
      what: 'blocking time while opening',
      measured: beside(formatMs(ours.openBlockingMs), formatMs(probe.openBlockingMs)),
    },
    {
      what: 'click to composer',
      measured: times(ours.composerMs, probe.composerMs),
      goal: `≤ ${composerGoal}×`,
      met: ours.composerMs <= composerGoal * probe.composerMs,
    },
    {
      what: 'main thread busy while opening',
      measured: times(ours.openWorkMs, probe.openWorkMs),
    },
    {
      what: 'requests until the click',
      measured: beside(`${ours.requestsBeforeOpen}`, `${probe.requestsBeforeOpen}`),
      goal: '1',
      met: ours.requestsBeforeOpen === 1,
    },
    {
      what: 'bytes until the click',
      measured: beside(formatBytes(ours.bytesBeforeOpen), formatBytes(probe.bytesBeforeOpen)),
    },
    {
      what: 'bytes until the composer',
      measured: beside(formatBytes(ours.bytesUntilComposer), formatBytes(probe.bytesUntilComposer)),
      goal: `≤ ${formatBytes(bytesGoal)}`,
      met: ours.bytesUntilComposer <= bytesGoal,
    },
    {
      what: 'third-party hosts',
      measured: `${ours.foreignHosts.length}`,
      goal: '0',
      met: ours.foreignHosts.length === 0,
    },
    { what: 'layout shift', measured: ours.shift.toFixed(3), goal: '0', met: ours.shift === 0 },
  ]
}

/** Every subject of the run in one table, and those that could not be measured with the reason. */
export function printComparison(
  visits: ReadonlyMap<string, SubjectVisit>,
  failures: ReadonlyMap<string, string>,
): void {
  printColumns(
    'Widgets in the same run, gzip; blocking while loading + while opening',
    [
      'widget',
      'JS to composer',
      'all to composer',
      'all to click',
      'requests',
      'blocking',
      'composer',
      'busy',
      'shift',
      'foreign',
    ],
    [...visits].map(([name, visit]) => comparisonCells(name, visit)),
  )
  if (failures.size > 0) printColumns('Not measured', ['widget', 'reason'], [...failures])
}

function comparisonCells(name: string, visit: SubjectVisit): string[] {
  return [
    name,
    formatBytes(visit.scriptBytesUntilComposer),
    formatBytes(visit.bytesUntilComposer),
    formatBytes(visit.bytesBeforeOpen),
    `${visit.requestsBeforeOpen}`,
    `${formatMs(visit.loadBlockingMs)} + ${formatMs(visit.openBlockingMs)}`,
    formatMs(visit.composerMs),
    formatMs(visit.openWorkMs),
    visit.shift.toFixed(3),
    `${visit.foreignHosts.length}`,
  ]
}
