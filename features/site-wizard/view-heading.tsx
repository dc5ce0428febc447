import { type ReactNode, useEffect, useRef } from 'react'
import { Heading } from '#ui/heading/heading.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useHeadingLevels } from './heading-level.ts'
import './site-wizard.css'

interface ViewHeadingProps {
  /** The one question, or what is going on. */
  children: ReactNode
  /** One or two sentences under it. */
  help?: ReactNode
  /** Takes the focus when it appears, so that the new view is read out and tabbing starts at its top. @default true */
  takeFocus?: boolean
}

/** The head of one view. */
export function ViewHeading({ children, help, takeFocus = true }: ViewHeadingProps) {
  const { view } = useHeadingLevels()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus])
  return (
    <Stack gap={2}>
      <Heading
        level={view}
        size={view === 1 ? '2xl' : 'xl'}
        ref={heading}
        tabIndex={-1}
        className="vg-_site-wizard__heading"
      >
        {children}
      </Heading>
      {help && <Text tone="muted">{help}</Text>}
    </Stack>
  )
}
