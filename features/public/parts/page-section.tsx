import { type ReactNode, useId } from 'react'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { cx } from '#ui/theme/cx.ts'
import './parts.css'

interface PageSectionProps {
  title: string
  /** One or two sentences under the title. */
  help?: ReactNode
  /** `sunken` sets the section apart from its neighbours. @default 'plain' */
  ground?: 'plain' | 'sunken'
  className?: string
  children: ReactNode
}

/** A part of a public page, under a heading of its own. */
export function PageSection({ title, help, ground = 'plain', className, children }: PageSectionProps) {
  const id = useId()
  return (
    <section className={cx('vg-_page-section', className)} data-ground={ground} aria-labelledby={id}>
      <Stack gap={7} className="vg-_public__width">
        <Stack gap={2} className="vg-_public__prose">
          <Heading id={id} level={2} size="3xl">
            {title}
          </Heading>
          {help !== undefined && (
            <Text size="lg" tone="muted">
              {help}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </section>
  )
}
