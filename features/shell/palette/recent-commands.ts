import { readLocal, writeLocal } from '#features/shared/local-values.ts'

/** As many as are shown before anything is typed. */
const kept = 5

/** What was chosen last in this browser, the latest first: ids of commands and of agents. */
export function recentCommands(): string[] {
  return (readLocal('vg_recent_commands') ?? '').split(' ').filter(Boolean).slice(0, kept)
}

/** Remembers that it was chosen. */
export function rememberCommand(id: string): void {
  const others = recentCommands().filter((each) => each !== id)
  writeLocal('vg_recent_commands', [id, ...others].slice(0, kept).join(' '))
}
