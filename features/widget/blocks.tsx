import type { Block, Inline } from '#mocks/contracts/conversations/blocks.ts'
import { CodeBlock } from './code-block.tsx'
import { safeUrl } from './safe-url.ts'

/** An answer's blocks. Only text nodes and known elements come out, whatever goes in. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished answer never move
  return blocks.map((block, index) => <BlockView key={index} block={block} />)
}

function BlockView({ block }: { block: Block }) {
  if (block.type === 'code') return <CodeBlock text={block.text} />
  if (block.type === 'paragraph') {
    return (
      <p dir="auto">
        <Runs runs={block.runs} />
      </p>
    )
  }
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List dir="auto">
      {block.items.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished answer never move
        <li key={index}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  )
}

function Runs({ runs }: { runs: Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a finished answer never move
  return runs.map((run, index) => <Run key={index} run={run} />)
}

const styles = { strong: 'strong', em: 'em', code: 'code' } as const

function Run({ run }: { run: Inline }) {
  if (run.type === 'text') return run.text
  if (run.type !== 'link') {
    const Style = styles[run.type]
    return <Style>{run.text}</Style>
  }
  const href = safeUrl(run.href)
  if (!href) return run.text
  return (
    // A call or a mail opens no tab.
    <a href={href} target={href[0] === 'h' ? '_blank' : undefined} rel="noopener noreferrer nofollow">
      {run.text}
    </a>
  )
}
