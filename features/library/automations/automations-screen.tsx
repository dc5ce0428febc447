import { useInfiniteQuery } from '@tanstack/react-query'
import { Radar } from 'lucide-react'
import { useMay } from '#features/shared/session/use-may.ts'
import {
  createAutomationRun,
  removeAutomation,
  saveAutomation,
} from '#mocks/contracts/library/automation.contract.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { LibraryListed } from '../shared/library-listed.tsx'
import { LibraryScreen } from '../shared/library-screen.tsx'
import { useLibraryAccess } from '../shared/use-library-access.ts'
import { useLibraryView } from '../shared/use-library-view.ts'
import { automationsQuery, useAutomationChanges } from './automation.queries.ts'
import { AutomationDrawer } from './automation-drawer.tsx'
import { automationRow } from './automation-row.tsx'
import './automations.css'

const words = {
  title: 'Crawler',
  help: 'Read websites into your agents’ knowledge, when you ask or on a schedule.',
  one: 'website sync',
  many: 'website syncs',
  aside: 'Schedule and state',
  time: 'Last run',
  purpose: 'A website sync reads a website page by page, so that an agent answers from what it says today.',
}

/** The crawlers of a workspace (spec 2 §2.6, decision record 0020). */
export function AutomationsScreen() {
  const view = useLibraryView()
  const mayMake = useMay(saveAutomation)
  const mayRun = useMay(createAutomationRun)
  const mayRemove = useMay(removeAutomation)
  const { notify } = useToast()
  const { owner } = useLibraryAccess()
  const list = useInfiniteQuery(automationsQuery(owner))
  const { remove, run } = useAutomationChanges(owner)

  const start = (automationId: string) =>
    run.mutate(automationId, {
      onError: ({ message }) => notify({ kind: 'failure', title: 'The website sync did not start', message }),
    })

  return (
    <LibraryScreen
      words={words}
      view={view}
      mayMake={mayMake}
      list={list}
      searchable={false}
      icon={<Radar />}
      rowOf={(automation) => automationRow(automation, mayRun ? () => start(automation.ID) : undefined)}
      removal={
        mayRemove
          ? ({ ID, name, agent }) => ({
              one: 'website sync',
              message: (
                <>
                  <bdi>{name}</bdi> and its history are deleted. What it read stays in the knowledge of{' '}
                  <bdi>{agent?.title ?? 'its agent'}</bdi>.
                </>
              ),
              remove: () => remove.mutateAsync(ID),
            })
          : undefined
      }
      drawer={(props) => {
        if (props.id === undefined) return <AutomationDrawer {...props} saved={undefined} onRun={start} />
        return (
          <LibraryListed {...props} list={list} title="Website sync" one="website sync">
            {(saved) => <AutomationDrawer {...props} saved={saved} onRun={start} />}
          </LibraryListed>
        )
      }}
    />
  )
}
