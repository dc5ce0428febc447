import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { Command } from './command.types.ts'

/** Finds commands by what is typed, the best first. */
export type FindCommands = (query: string) => readonly Command[]

/** What the parts of the screen offer to do, asked when somebody looks for it. */
interface Offers {
  /** Offers something until the returned function is called. */
  offer: (commands: () => readonly Command[]) => () => void
  /** Everything that is offered now. */
  all: () => readonly Command[]
  /** Offers something that finds commands, fetched when somebody looks for one, until the function is called. */
  offerFinder: (load: () => Promise<FindCommands>) => () => void
  /** Fetches everything that finds commands now. */
  finders: () => Promise<readonly FindCommands[]>
}

const CommandsContext = createContext<Offers>({
  offer: () => () => undefined,
  all: () => [],
  offerFinder: () => () => undefined,
  finders: async () => [],
})

/** Lets parts of a screen offer what they can do to the command palette around them. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [offers] = useState<Offers>(() => {
    const sources = new Set<() => readonly Command[]>()
    const finding = new Set<() => Promise<FindCommands>>()
    return {
      offer(commands) {
        sources.add(commands)
        return () => sources.delete(commands)
      },
      all: () => [...sources].flatMap((commands) => commands()),
      offerFinder(load) {
        finding.add(load)
        return () => finding.delete(load)
      },
      finders: () => Promise.all([...finding].map((load) => load())),
    }
  })
  return <CommandsContext value={offers}>{children}</CommandsContext>
}

/** Offers what can be done here while it is on the screen; what may not be done is left out by the caller. */
export function useOfferCommands(commands: readonly Command[]): void {
  const { offer } = useContext(CommandsContext)
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => offer(() => latest.current), [offer])
}

/** Reads what is offered at the moment. */
export function useOfferedCommands(): () => readonly Command[] {
  return useContext(CommandsContext).all
}

/** Offers something that finds commands while it is on the screen. */
export function useOfferFinder(load: () => Promise<FindCommands>): void {
  const { offerFinder } = useContext(CommandsContext)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => offerFinder(() => latest.current()), [offerFinder])
}

/** The commands that what is offered finds by a query; none until it was fetched, or where it cannot be. */
export function useFoundCommands(query: string): readonly Command[] {
  const { finders } = useContext(CommandsContext)
  const [find, setFind] = useState<readonly FindCommands[]>([])
  useEffect(() => {
    let isOver = false
    finders().then(
      (fetched) => isOver || setFind(fetched),
      // The palette has its own commands all the same.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [finders])
  return query.trim() === '' ? [] : find.flatMap((each) => each(query))
}
