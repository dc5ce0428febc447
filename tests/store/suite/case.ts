import { it } from 'vitest'

/** Reasons, by case name, why a side cannot show a case. */
export type CannotShow = Readonly<Record<string, string>>

/** `it`, or a skip that prints its reason. */
export function caseRunner(cannotShow: CannotShow): (name: string, run: () => Promise<void>) => void {
  return (name, run) => {
    const reason = cannotShow[name]
    if (reason === undefined) it(name, run)
    else {
      process.stdout.write(`SKIPPED ${name}: ${reason}\n`)
      it.skip(`${name} (${reason})`, run)
    }
  }
}

/** The ids of rows, in the order given. */
export function ids(rows: readonly { _id: string }[]): string[] {
  return rows.map(({ _id }) => _id)
}
