import { EmptyState } from '#ui/empty-state/empty-state.tsx'

/** Stands for whoever is in no workspace at all. */
export function NoWorkspace() {
  return (
    <main>
      <EmptyState
        title="No workspace"
        message="You are in no workspace. Ask the person who invited you to add you again."
      />
    </main>
  )
}
