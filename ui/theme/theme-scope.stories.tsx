import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { Button } from '#ui/button/button.tsx'
import { Specimen } from './specimen.tsx'
import { useThemeScope, useThemeVariant } from './theme-context.ts'
import { ThemeScope } from './theme-scope.tsx'

const meta = {
  component: ThemeScope,
  args: { children: <Specimen /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThemeScope>

export default meta
type Story = StoryObj<typeof meta>

const themes = Object.entries(fixtureThemes)
const variants = ['default', 'bordered', 'faded', 'flat'] as const
const usages = ['plain', 'colorful', 'gradient'] as const

function Grid({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))' }}>
      {children}
    </div>
  )
}

function Cell({ children }: { children: ReactNode }) {
  return <div style={{ padding: 16 }}>{children}</div>
}

const rolesOf = (element: Element) => {
  const style = getComputedStyle(element)
  return (role: string) => style.getPropertyValue(role)
}

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const scope = canvas.getByText('Your brand').closest<HTMLElement>('.vg-scope')!
    await expect(scope.dataset.mode).toBe(globals.mode)
    await expect(scope.getAttribute('style')).toBeNull()
    await expect(scope.querySelector('.vg-portals')).toBe(scope.lastElementChild)
  },
}

export const Playground: Story = {
  args: { theme: fixtureThemes.yellow, mode: 'dark', variant: 'default', colorUsage: 'gradient' },
}

export const AllThemes: Story = {
  render: () => (
    <Grid>
      {themes.flatMap(([name, theme]) =>
        (['light', 'dark'] as const).map((mode) => (
          <ThemeScope key={name + mode} theme={theme} mode={mode}>
            <Cell>
              <Specimen title={`${name}, ${mode}`} />
            </Cell>
          </ThemeScope>
        )),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const [name, theme] of themes) {
      const scope = canvas.getByText(`${name}, dark`).closest('.vg-scope')!
      await expect(rolesOf(scope)('--primary')).toBe(theme.primary)
      await expect(rolesOf(scope)('color-scheme')).toBe('dark')
    }
  },
}

export const AllVariants: Story = {
  render: () => (
    <Grid>
      {variants.map((variant) => (
        <ThemeScope key={variant} variant={variant}>
          <Cell>
            <Specimen title={variant} />
          </Cell>
        </ThemeScope>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const variant of variants) {
      const card = canvas.getByText(variant).closest('.vg-card')!
      await expect(card.querySelector('.vg-button')).toHaveAttribute('data-variant', variant)
    }
  },
}

export const ColourUsage: Story = {
  render: () => (
    <Grid>
      {usages.flatMap((colorUsage) =>
        themes.map(([name, theme]) => (
          <ThemeScope key={name + colorUsage} theme={theme} colorUsage={colorUsage} variant="default">
            <Cell>
              <Specimen title={`${name}, ${colorUsage}`} />
            </Cell>
          </ThemeScope>
        )),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const plain = canvas.getByText('ours, plain').closest('.vg-scope')!
    const gradient = canvas.getByText('ours, gradient').closest('.vg-scope')!
    await expect(rolesOf(plain)('--accent-image')).toBe('none')
    await expect(rolesOf(gradient)('--accent-image')).toContain('linear-gradient')
  },
}

export const Nested: Story = {
  render: () => (
    <ThemeScope theme={fixtureThemes.yellow} mode="light" variant="bordered">
      <Cell>
        <Specimen title="Outer" />
        <ThemeScope mode="dark" dir="rtl">
          <Cell>
            <Specimen title="Inner" />
          </Cell>
        </ThemeScope>
      </Cell>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const outer = canvas.getByText('Outer').closest('.vg-scope')!
    const inner = canvas.getByText('Inner').closest('.vg-scope')!
    await expect(inner).toHaveAttribute('data-variant', 'bordered')
    await expect(inner).toHaveAttribute('dir', 'rtl')
    await expect(rolesOf(inner)('--primary')).toBe(fixtureThemes.yellow.primary)
    await expect(rolesOf(inner)('--surface')).not.toBe(rolesOf(outer)('--surface'))
    await expect(rolesOf(inner)('--accent-text')).not.toBe(rolesOf(outer)('--accent-text'))
  },
}

const renders = { variant: 0, settings: 0 }

function CountsVariant() {
  useThemeVariant()
  renders.variant += 1
  return <Button tone="primary">Primary</Button>
}

function CountsSettings() {
  renders.settings += 1
  return <output>{useThemeScope().theme.primary}</output>
}

const children = (
  <>
    <CountsVariant />
    <CountsSettings />
  </>
)

function Switcher() {
  const [theme, setTheme] = useState(fixtureThemes.ours)
  return (
    <>
      <Button onClick={() => setTheme(fixtureThemes.yellow)}>Make it yellow</Button>
      <ThemeScope theme={theme}>{children}</ThemeScope>
    </>
  )
}

export const ChangingTheTheme: Story = {
  tags: ['walk'],
  parameters: { layout: 'padded' },
  render: () => <Switcher />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Primary' })
    const sheets = document.adoptedStyleSheets.length
    const before = { ...renders }
    await userEvent.click(canvas.getByRole('button', { name: 'Make it yellow' }))
    await expect(canvas.getByText('#FFD400')).toBeVisible()
    await expect(rolesOf(button)('--accent-solid')).toBe('#FFD400')
    await expect(renders).toEqual({ variant: before.variant, settings: before.settings + 1 })
    await expect(document.adoptedStyleSheets).toHaveLength(sheets)
  },
}

export const AgencyCssWins: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <ThemeScope className="story-agency">
      {/* What an agency writes: in no layer, without !important. */}
      <style>
        {'.story-agency .vg-button { --button-bg: #0B6E4F; } .story-agency.vg-scope { --radius-control: 0; }'}
      </style>
      <Button tone="primary">Agency green</Button>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'))
    await expect(style.backgroundColor).toBe('rgb(11, 110, 79)')
    await expect(style.borderRadius).toBe('0px')
  },
}

const rendered = fn()

function Counted({ name }: { name: string }) {
  rendered(name)
  // Buttons follow the variant of their scope, which is how most components hang on it.
  return <Button>{name}</Button>
}

/** Owns the theme, as the app's provider does; what it is given stays the same. */
function ThemeOwner({ outside, inside }: { outside: ReactNode; inside: ReactNode }) {
  const [isYellow, setYellow] = useState(false)
  return (
    <>
      {outside}
      <Button onClick={() => setYellow(!isYellow)}>Switch</Button>
      <ThemeScope theme={isYellow ? fixtureThemes.yellow : fixtureThemes.ours}>{inside}</ThemeScope>
    </>
  )
}

/** Another theme is other custom properties: nothing renders again, neither outside the scope nor in it. */
export const SwitchRendersNothing: Story = {
  tags: ['walk'],
  beforeEach: () => {
    rendered.mockClear()
  },
  render: () => <ThemeOwner outside={<Counted name="Outside" />} inside={<Counted name="Inside" />} />,
  play: async ({ canvas, userEvent }) => {
    const inside = canvas.getByRole('button', { name: 'Inside' })
    await expect(rolesOf(inside)('--accent-solid')).toBe('#5B5BF0')
    const before = rendered.mock.calls.length
    await expect(before).toBe(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }))
    await expect(rolesOf(inside)('--accent-solid')).toBe('#FFD400')
    await expect(rendered.mock.calls.length).toBe(before)
  },
}

/** A client's dashboard has DM Sans; it comes with the product and is not asked of another host. */
export const ClientDashboardFont: Story = {
  args: { font: 'DM Sans' },
  play: async ({ canvas }) => {
    const family = getComputedStyle(canvas.getByText('Your brand')).fontFamily
    await expect(family).toMatch(/^"DM Sans Variable"/)
    await document.fonts.load('500 16px "DM Sans Variable"')
    await expect(
      [...document.fonts].some((face) => /DM Sans/.test(face.family) && face.status === 'loaded'),
    ).toBe(true)
  },
}
