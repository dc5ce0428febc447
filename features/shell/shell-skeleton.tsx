import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import './app-shell.css'
import './top-bar.css'
import './shell-skeleton.css'
import { useNavigationWidth } from './use-navigation-width.ts'

/** The shell's measure while it is not known who is signed in. */
export function ShellSkeleton() {
  const { collapsed } = useNavigationWidth()
  return (
    <SkeletonGroup className="vg-shell" data-collapsed={collapsed || undefined}>
      <div className="vg-shell__side">
        <div className="vg-_shell-skeleton__side">
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </div>
      <div className="vg-_shell__column">
        <div className="vg-top-bar">
          <Skeleton shape="avatar" className="vg-_shell-skeleton__avatar" />
          <Skeleton className="vg-_shell-skeleton__name" />
        </div>
        <div className="vg-shell__content">
          <Skeleton shape="title" width="quarter" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
