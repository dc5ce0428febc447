import { BotMessageSquare, Copy, ScrollText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { call } from '#features/shared/client.ts'
import { useCopyAndTell } from '#features/shared/copy/use-copy-and-tell.ts'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { useMay } from '#features/shared/session/use-may.ts'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { getPrompt, removePrompt, savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import type { PromptCard } from '#mocks/contracts/library/prompt.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { useExit } from '#ui/hooks/use-exit.ts'
import { MenuItem } from '#ui/menu/menu-item.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { LibraryScreen } from '../shared/library-screen.tsx'
import { useLibraryThings } from '../shared/use-library-things.ts'
import { promptsQuery, usePromptChanges } from './prompt.queries.ts'
import { PromptDrawer } from './prompt-drawer.tsx'

const UsePromptModal = lazyPart(() => import('./use-prompt-modal.tsx').then((m) => m.UsePromptModal))

const words = {
  title: 'Prompts',
  help: 'Instructions worth keeping, ready to put into any agent.',
  one: 'prompt',
  many: 'prompts',
  aside: 'Tags',
  time: 'Changed',
  purpose: 'Keep what makes an agent good, and give it to the next one without writing it again.',
}

/** The texts a workspace gives its agents (spec 2 §2.6, decision record 0018). */
export function PromptsScreen() {
  const { owner, removeOne, screen } = useLibraryThings({
    listQuery: promptsQuery,
    useChanges: usePromptChanges,
    save: savePrompt,
    remove: removePrompt,
  })
  const mayPut = useMay(saveAgent)
  const { notify } = useToast()
  const copyAndTell = useCopyAndTell()
  const [chosen, choose] = useState<string | undefined>(undefined)
  const { shown, key, ...stage } = useExit(chosen)

  async function copy({ ID }: PromptCard) {
    try {
      const { region, workspaceId } = owner
      const { content } = await call(getPrompt, { params: { region, itemId: ID }, query: { workspaceId } })
      await copyAndTell(content)
    } catch (error) {
      notify({ kind: 'failure', title: 'Not copied', message: error instanceof Error ? error.message : '' })
    }
  }

  return (
    <>
      <LibraryScreen
        {...screen}
        words={words}
        icon={<ScrollText />}
        rowOf={({ title, excerpt, tags, lastModified }) => ({
          name: title,
          detail: excerpt,
          aside: tags.length > 0 && tags.map((tag) => <Badge key={tag}>{tag}</Badge>),
          at: lastModified,
        })}
        actions={(prompt) => (
          <>
            <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy(prompt)}>
              Copy text
            </MenuItem>
            {mayPut && (
              <MenuItem icon={<BotMessageSquare aria-hidden />} onSelect={() => choose(prompt.ID)}>
                Use in an agent…
              </MenuItem>
            )}
          </>
        )}
        removal={
          removeOne &&
          (({ ID, title }) => ({
            one: 'prompt',
            message: (
              <>
                <bdi>{title}</bdi> is deleted for everybody. Agents it was added to keep its text.
              </>
            ),
            remove: () => removeOne(ID),
          }))
        }
        drawer={(props) => <PromptDrawer {...props} />}
      />
      {shown !== undefined && (
        <Suspense>
          <UsePromptModal key={key} {...stage} promptId={shown} onClose={() => choose(undefined)} />
        </Suspense>
      )}
    </>
  )
}
