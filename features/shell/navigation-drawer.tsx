import { readBoot } from '#features/shared/boot.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { NavigationContent } from './navigation-content.tsx'
import './navigation-drawer.css'

interface NavigationDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The navigation on a phone: a drawer of 80vw (spec 2 §2.6). */
export function NavigationDrawer({ open, onOpenChange }: NavigationDrawerProps) {
  return (
    <Drawer
      side="start"
      className="vg-navigation-drawer"
      open={open}
      onOpenChange={onOpenChange}
      title={readBoot().brand.name}
      closeLabel="Close navigation"
    >
      <NavigationContent onChoose={() => onOpenChange(false)} />
    </Drawer>
  )
}
