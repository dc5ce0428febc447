import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Section } from '#ui/section/section.tsx'

interface InspectorPlaceProps {
  /** What is inspected. */
  title: string
  subtitle?: string
  /** Stands beside the flow where there is room; else it is a drawer over it. */
  beside: boolean
  onClose: () => void
  children: ReactNode
}

/** Where the fields of a step stand. */
export function InspectorPlace({ title, subtitle, beside, onClose, children }: InspectorPlaceProps) {
  if (!beside) {
    return (
      <Drawer open onOpenChange={(open) => open || onClose()} title={title} subtitle={subtitle}>
        {children}
      </Drawer>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever in it one is
    <div
      className="vg-_canvas__inspector"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <Section
        size="md"
        gap={4}
        title={<bdi>{title}</bdi>}
        description={subtitle}
        actions={<IconButton size="sm" tone="ghost" label="Close the step" icon={<X />} onClick={onClose} />}
      >
        {children}
      </Section>
    </div>
  )
}
