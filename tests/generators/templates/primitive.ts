import { primitiveNames } from '../names.ts'
import type { FileSet } from '../write-files.ts'

/** The files of a primitive: component, styles, stories and the guide its page shows, to be written. */
export function primitiveFiles(argument: string | undefined): FileSet {
  const { thing, pascal } = primitiveNames(argument)
  const base = `ui/${thing}/${thing}`
  return {
    [`${base}.tsx`]: `import type { ComponentProps } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import './${thing}.css'

/** Everything else reaches the element. */
export interface ${pascal}Props extends ComponentProps<'div'> {
  /** @default the scope's */
  variant?: ThemeVariant
}

/** What ${pascal} is for, in one line. */
export function ${pascal}({ variant, className, ...rest }: ${pascal}Props) {
  return <div {...rest} className={cx('vg-${thing}', className)} data-variant={useThemeVariant(variant)} />
}
`,
    [`${base}.css`]: `/* Public tokens: --${thing}-text. */
@layer ui.components {
  .vg-${thing} {
    color: var(--${thing}-text, var(--text));
  }
}
`,
    [`${base}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ${pascal} } from './${thing}.tsx'

const meta = {
  component: ${pascal},
  args: { children: '${pascal}' },
} satisfies Meta<typeof ${pascal}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Write here what ${pascal} shows and how the keyboard works it')).not.toBeNull()
  },
}

export const Playground: Story = { args: { variant: 'default' } }
`,
    [`${base}.guide.ts`]: `/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: '',
  keys: [],
  good: { says: '', story: 'Default' },
  bad: { says: '', story: 'Playground' },
}
`,
  }
}
