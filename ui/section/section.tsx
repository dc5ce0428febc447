import { type ComponentProps, type ReactNode, useId } from 'react'
import { Heading, type HeadingProps } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import type { Space } from '#ui/stack/space.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { cx } from '#ui/theme/cx.ts'
import './section.css'

/** What heads a `Section`; everything a native section takes passes through. */
export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the section, to screen readers too. */
  title: ReactNode
  /** Level of the heading in its page. @default 2 */
  level?: HeadingProps['level']
  /** @default 'lg' */
  size?: HeadingProps['size']
  /** What it is for, in a sentence. */
  description?: ReactNode
  /** Buttons at the end of the head. */
  actions?: ReactNode
  /** A hairline above it, between the sections of a form. @default false */
  divided?: boolean
  /** Room between its children, in steps of 4 px. @default 4 */
  gap?: Space
}

/** A group of things with a name. */
export function Section({
  title,
  level = 2,
  size = 'lg',
  description,
  actions,
  divided = false,
  gap = 4,
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId()
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      {...rest}
      gap={gap}
      className={cx('vg-section', className)}
      data-divided={divided || undefined}
    >
      <Row align="start" justify="between" gap={4} lineGap={2} wrap>
        <Stack gap={1} className="vg-_section__words">
          <Heading id={id} level={level} size={size}>
            {title}
          </Heading>
          {description !== undefined && (
            <Text size="sm" tone="muted">
              {description}
            </Text>
          )}
        </Stack>
        {actions && <Row wrap>{actions}</Row>}
      </Row>
      {children}
    </Stack>
  )
}
