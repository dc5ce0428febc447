import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import type { Command } from './command.types.ts'

/** What the parts of the screen offer to do, asked when somebody looks for it. */
interface Offers {
  /** Offers something until the returned function is called. */
  offer: (commands: () => readonly Command[]) => () => void
  /** Everything that is offered now. */
  all: () => readonly Command[]
}

const CommandsContext = createContext<Offers>({ offer: () => () => undefined, all: () => [] })

/** Lets parts of a screen offer what they can do to the command palette around them. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [offers] = useState<Offers>(() => {
    const sources = new Set<() => readonly Command[]>()
    return {
      offer(commands) {
        sources.add(commands)
        return () => sources.delete(commands)
      },
      all: () => [...sources].flatMap((commands) => commands()),
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
