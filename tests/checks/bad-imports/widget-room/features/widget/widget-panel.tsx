import { Drawer } from '#ui/drawer/drawer.tsx'

export const Panel = Drawer
