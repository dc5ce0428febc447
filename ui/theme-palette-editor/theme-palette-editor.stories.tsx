import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { formatThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { buildTheme, fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { Button } from '#ui/button/button.tsx'
import { ThemePaletteEditor } from './theme-palette-editor.tsx'

const meta = {
  component: ThemePaletteEditor,
  args: { theme: fixtureThemes.ours, onThemeChange: fn(), onDone: fn() },
  render: (args) => {
    const [theme, setTheme] = useState(args.theme)
    return (
      <ThemePaletteEditor
        {...args}
        theme={theme}
        onThemeChange={(next) => {
          setTheme(next)
          args.onThemeChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof ThemePaletteEditor>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const lastTheme = (args: Play['args']) =>
  (args.onThemeChange as ReturnType<typeof fn>).mock.lastCall![0] as Theme

async function write(input: HTMLElement, text: string) {
  await user.clear(input)
  await user.type(input, text)
}

/** A colour is applied at exactly six digits, and the preview follows. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]
    for (const shade of shades) {
      await expect(canvas.getByRole('textbox', { name: `Primary ${shade}` })).toBeVisible()
    }
    const primary = canvas.getByRole('textbox', { name: 'Primary' })
    await write(primary, '0b6e4')
    await expect(args.onThemeChange).not.toHaveBeenCalled()
    await user.type(primary, 'f')
    await expect(args.onThemeChange).toHaveBeenCalledOnce()
    await expect(lastTheme(args)).toEqual(buildTheme('#0B6E4F'))
    const save = within(canvas.getByRole('region', { name: 'Preview' })).getByRole('button', {
      name: 'Save changes',
    })
    await expect(getComputedStyle(save).getPropertyValue('--accent-solid')).toBe('#0B6E4F')
    await user.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { args: { previewVariant: 'default', previewColorUsage: 'gradient' } }

/** A shade of one's own is kept through a new primary; once let go, it is made anew. */
export const KeptShades: Story = {
  play: async ({ canvas, args }) => {
    await write(canvas.getByRole('textbox', { name: 'Primary 500' }), '#FF0000')
    const keep = canvas.getByRole('button', { name: 'Keep Primary 500' })
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
    await write(canvas.getByRole('textbox', { name: 'Primary' }), '#00FF00')
    await expect(lastTheme(args).nineColorPallet[5]).toEqual([0, 100, 50])
    await expect(lastTheme(args).nineColorPallet[6]).toEqual([120, 100, 40])
    await user.click(keep)
    await user.click(canvas.getByRole('button', { name: 'Regenerate' }))
    await expect(lastTheme(args)).toEqual(buildTheme('#00FF00'))
  },
}

/** The list runs the other way for dark; the colours stay the same. */
export const DarkMode: Story = {
  play: async ({ canvas, args }) => {
    const dark = (label: string) =>
      within(canvas.getByRole('radiogroup', { name: label })).getByRole('radio', { name: 'Dark' })
    await user.click(dark('Theme'))
    await expect(lastTheme(args)).toEqual(buildTheme('#5B5BF0', 'dark'))
    await expect(dark('Preview mode')).toBeChecked()
    const scope = canvas.getByRole('region', { name: 'Preview' }).querySelector('.vg-scope')!
    await expect(scope).toHaveAttribute('data-mode', 'dark')
  },
}

/** What cannot be read is named, repaired in one press, and the repair can be undone. */
export const Repair: Story = {
  parameters: {
    // The preview shows the fault on purpose, until it is repaired.
    a11y: { context: { exclude: ['.vg-_palette-editor__scope'] } },
  },
  play: async ({ canvas, args }) => {
    await write(canvas.getByRole('textbox', { name: 'Primary 50' }), '5B5BF0')
    const broken = lastTheme(args)
    await expect(canvas.getByText(/pairs are hard to read/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Primary 50' })).toBeInvalid()
    await user.click(canvas.getByRole('button', { name: 'Repair' }))
    await waitFor(() => expect(canvas.getByText('All 40 pairs are readable')).toBeVisible())
    await expect(canvas.getByText('Primary 50 changed.')).toBeVisible()
    await user.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(lastTheme(args)).toEqual(broken)
  },
}

export const EveryPair: Story = {
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Show every pair' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40)
  },
}

async function paste(canvas: Play['canvas'], text: string) {
  await user.click(canvas.getByRole('button', { name: 'Paste theme' }))
  const input = await screen.findByRole('textbox', { name: 'Theme JSON' })
  await user.click(input)
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Use this theme' }))
  return input
}

export const PastedTheme: Story = {
  play: async ({ canvas, args }) => {
    await paste(canvas, formatThemeJson(fixtureThemes.yellow))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Theme JSON' })).toBeNull())
    await expect(lastTheme(args)).toEqual(fixtureThemes.yellow)
    await expect(canvas.getByRole('textbox', { name: 'Primary' })).toHaveValue('#FFD400')
  },
}

const { primary, nineColorPallet, themeType } = fixtureThemes.ours
const hostile: [text: string, message: RegExp][] = [
  ['red;}body{display:none', /not valid JSON/],
  ['"}{', /not valid JSON/],
  ['null', /must be an object/],
  [JSON.stringify({ primary: 'red;}body{display:none', nineColorPallet, themeType }), /6 hex digits/],
  [JSON.stringify({ primary, nineColorPallet: nineColorPallet.slice(0, 8), themeType }), /9 to 11 shades/],
  [
    JSON.stringify({ primary, nineColorPallet: [...nineColorPallet, [0, 0, 0], [0, 0, 0]], themeType }),
    /9 to 11/,
  ],
  [JSON.stringify({ primary, nineColorPallet, themeType: 'sepia' }), /light or dark/],
  ['x'.repeat(1024 * 1024), /larger than 64 kB/],
]

/** Broken, hostile or huge: refused with a message, and nothing changes. */
export const HostileThemes: Story = {
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Paste theme' }))
    const input = await screen.findByRole('textbox', { name: 'Theme JSON' })
    for (const [text, message] of hostile) {
      await user.clear(input)
      await user.click(input)
      await user.paste(text)
      await user.click(screen.getByRole('button', { name: 'Use this theme' }))
      await expect(input).toHaveAccessibleDescription(message)
    }
    await user.clear(input)
    await expect(args.onThemeChange).not.toHaveBeenCalled()
  },
}

export const OwnPreview: Story = {
  args: { preview: <Button tone="primary">Sign in</Button>, onDone: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Done' })).toBeNull()
  },
}

/** The page around it shows the theme. */
export const NoPreview: Story = {
  args: { preview: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Primary 900' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Preview' })).toBeNull()
  },
}

/** The hardest primaries pass without any repair. */
export const Yellow: Story = {
  args: { theme: fixtureThemes.yellow },
  play: async ({ canvas }) => expect(canvas.getByText('All 40 pairs are readable')).toBeVisible(),
}

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 358 }}>{Story()}</div>],
}
