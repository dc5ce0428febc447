import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, within } from 'storybook/test'
import type { Verdict } from '#features/shared/styling/proof/proof.types.ts'
import { problemLines, proofLine, removedLine } from '#features/shared/styling/proof/proof-words.ts'
import { createProver } from '#features/shared/styling/proof/prove.ts'
import { publicParts } from '#mocks/contracts/styling/public-parts.ts'
import { buildPublicAgent } from '#mocks/fixtures/embed/public-agent.fixtures.ts'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { openWidgetStage } from './widget-stage.tsx'

interface ProofsProps {
  /** Style sheets by what they do. */
  sheets: Record<string, string>
}

/** Style sheets, what the proof says of each, and the repaired version. */
function Proofs({ sheets }: ProofsProps) {
  const [verdicts, setVerdicts] = useState<Record<string, Verdict>>()
  useEffect(() => {
    const opening = openWidgetStage(buildPublicAgent()).then(createProver)
    opening.then(({ verdictOn }) =>
      setVerdicts(Object.fromEntries(Object.entries(sheets).map(([name, css]) => [name, verdictOn(css)]))),
    )
    return () => void opening.then(({ close }) => close())
  }, [sheets])
  return Object.entries(verdicts ?? {}).map(([name, { proof, repaired }]) => (
    <section key={name} aria-label={name} style={{ display: 'grid', gap: 8, marginBlockEnd: 32 }}>
      <h2>{name}</h2>
      <CodeBlock label={`CSS: ${name}`} code={sheets[name] ?? ''} />
      <p data-testid="line">{proofLine(proof)}</p>
      <ul>
        {problemLines(proof.problems).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{removedLine(proof.removed)}</p>
      {repaired && (
        <>
          <CodeBlock label={`Repaired: ${name}`} code={repaired.css} />
          <p>{proofLine(repaired.proof)}</p>
        </>
      )}
    </section>
  ))
}

const meta = { component: Proofs, args: { sheets: {} } } satisfies Meta<typeof Proofs>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** What is said of one of the sheets: its line, its problems, and the repaired CSS. */
async function saidOf(canvas: Canvas, name: string) {
  const section = within(await canvas.findByRole('region', { name }, { timeout: 20_000 }))
  return {
    line: section.getByTestId('line').textContent,
    problems: section.queryAllByRole('listitem').map(({ textContent }) => textContent),
    repaired: section.queryByRole('group', { name: `Repaired: ${name}` })?.textContent,
  }
}

export const Fine: Story = {
  args: {
    sheets: {
      nothing: '',
      'another shape': '.vg-widget__bubble { border-radius: 4px }',
      'a glow': '.vg-widget__send { box-shadow: 0 0 12px #7c3aed; filter: drop-shadow(0 0 4px #7c3aed) }',
      'a glow that breathes': `.vg-widget__send { animation: glow 2s infinite alternate }
@keyframes glow { from { box-shadow: none } to { box-shadow: 0 0 16px #7c3aed } }`,
      'dark header':
        '.vg-widget__header { background: linear-gradient(90deg, #4c1d95, #1e3a8a); color: #fff }\n.vg-widget__description, .vg-widget__close { color: #e9d5ff }',
    },
  },
  play: async ({ canvas, args }) => {
    for (const name of Object.keys(args.sheets)) {
      const { problems, repaired } = await saidOf(canvas, name)
      await expect({ name, problems, repaired }).toEqual({ name, problems: [], repaired: undefined })
    }
    await expect((await saidOf(canvas, 'nothing')).line).toBe('Nothing in the widget changes')
    await expect((await saidOf(canvas, 'another shape')).line).toMatch(
      /^2 parts changed, contrast \d\.\d:1 at worst, input reachable$/,
    )
  },
}

/** Everything that breaks is said in words, and has a repaired version that was proven, too. */
export const Broken: Story = {
  args: {
    sheets: {
      'pale title': '.vg-widget__header { background: #ffd400 }\n.vg-widget__title { color: #fff }',
      'title for one mode': '.vg-widget__title { color: #4c1d95 }',
      'pale on a gradient':
        '.vg-widget__bubble { background: linear-gradient(#fde68a, #f59e0b); color: #fff }',
      'no message box': '.vg-widget__composer { display: none }',
      'see-through close': '.vg-widget__close { opacity: 0 }',
      'covered header':
        '.vg-widget__header { position: relative; letter-spacing: 1px }\n.vg-widget__header::after { content: ""; position: absolute; inset: 0; background: #000; pointer-events: none }',
      'dead send button': '.vg-widget__send { pointer-events: none }',
      'over the website': '.vg-widget { position: absolute; width: 900px; overflow: visible }',
      'small close': '.vg-widget__close { width: 10px; height: 10px; overflow: hidden }',
      'blurred bubbles': '.vg-widget__bubble { filter: blur(3px) }',
      'tiny text': '.vg-widget__bubble { font-size: 4px }',
      'words far away': '.vg-widget__title { text-indent: -190px }',
      'only under the pointer': '.vg-widget__suggestions button:hover { background: #000; color: #222 }',
      'fading out':
        '.vg-widget__title { animation: away 2s infinite alternate }\n@keyframes away { from { opacity: 0 } }',
      'pale launcher': '.vg-launcher { background: #fde68a; color: #fff }',
      'loads something':
        '.vg-widget { background: url(https://a.example/b.png) }\n.vg-widget__title { color: #ddd }',
    },
  },
  play: async ({ canvas, args }) => {
    for (const name of Object.keys(args.sheets)) {
      const { problems } = await saidOf(canvas, name)
      await expect({ name, broken: problems.length > 0 }).toEqual({ name, broken: true })
    }
    const pale = await saidOf(canvas, 'pale title')
    await expect(pale.problems[0]).toBe('The title on the header would be 1.4:1; text needs 4.5:1.')
    await expect(pale.repaired).toContain('.vg-scope .vg-widget__title { color: #5c5c5c }')
    const oneMode = await saidOf(canvas, 'title for one mode')
    await expect(oneMode.problems).toEqual([expect.stringContaining('text needs 4.5:1, in dark mode.')])
    await expect(oneMode.repaired).toContain('.vg-scope[data-mode="dark"] .vg-widget__title')
    const mixed = await saidOf(canvas, 'covered header')
    await expect(mixed.problems).toContain('The title would lie under something else.')
    await expect(mixed.repaired).toContain('letter-spacing: 1px')
    await expect(mixed.repaired).not.toContain('inset')
    const input = await saidOf(canvas, 'no message box')
    await expect(input.line).toMatch(/input not reachable$/)
    await expect(input.problems).toEqual(['The message box would be hidden.'])
    // Nothing would be left of it.
    await expect(input.repaired).toBeUndefined()
    for (const name of ['pale on a gradient', 'pale launcher', 'only under the pointer', 'loads something']) {
      await expect({ name, is: (await saidOf(canvas, name)).repaired }).toEqual({
        name,
        is: expect.any(String),
      })
    }
    await expect((await saidOf(canvas, 'loads something')).repaired).not.toContain('url')
  },
}

/** What is not on the stage: it shows only while someone waits, types a lot, scrolls or is offline. */
const absent = ['typing', 'hint', 'notice', 'jump']

/** Whatever part is made invisible, it is noticed. */
export const EveryPart: Story = {
  args: {
    sheets: Object.fromEntries(
      publicParts
        .filter(({ id }) => !absent.includes(id))
        .map(({ id, selector }) => [id, `${selector} { opacity: 0 }`]),
    ),
  },
  play: async ({ canvas, args }) => {
    for (const name of Object.keys(args.sheets)) {
      const { problems } = await saidOf(canvas, name)
      await expect({ name, problems: problems.length > 0 }).toEqual({ name, problems: true })
    }
  },
}
