import type { ReactNode } from 'react'
import { useMatches } from 'react-router-dom'
import { TitleKeeper } from '#features/shared/title/title-keeper.tsx'
import type { ScreenHandle } from '../routes/screen.ts'

/** The title the route table has for the address of now. */
function useScreenTitle(): string | undefined {
  const handle = useMatches().at(-1)?.handle as Partial<ScreenHandle> | undefined
  return handle?.title
}

/** Gives the browser's tab the title of the screen in the address. */
export function Titled({ screen, children }: { screen?: string; children: ReactNode }) {
  const ofRoute = useScreenTitle()
  return <TitleKeeper screen={screen ?? ofRoute}>{children}</TitleKeeper>
}
