import { Drawer } from '#ui/drawer/drawer.tsx'
import { guarded } from './guarded.tsx'

/** A drawer that asks before anything typed in a form inside it is lost. */
export const GuardedDrawer = guarded(Drawer)
