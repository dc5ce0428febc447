import { Card } from '#ui/card/card.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import './overview.css'
import './preview/preview.css'

/** Stands for the page while the agent loads, with the measures of what will be there. */
export function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading the agent" className="vg-_overview">
      <div className="vg-_overview__head">
        <Skeleton shape="avatar" className="vg-_overview__head-avatar" />
        <div className="vg-_overview__head-words">
          <Skeleton shape="title" width="third" />
          <Skeleton width="three-quarters" />
        </div>
      </div>
      <div className="vg-_overview__columns">
        <div className="vg-_overview__rail">
          <Skeleton lines={2} />
        </div>
        <div className="vg-_overview__settings">
          <Card className="vg-_overview__fields">
            <Skeleton width="quarter" />
            <LoadingField />
            <LoadingField />
            <LoadingField />
            <LoadingField />
          </Card>
        </div>
        <div className="vg-_overview__aside">
          <div className="vg-_preview__switches">
            <Skeleton width="quarter" />
          </div>
          <div className="vg-_preview">
            <div className="vg-_preview__bar">
              <i />
              <i />
              <i />
            </div>
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}

function LoadingField() {
  return (
    <div>
      <Skeleton width="quarter" />
      <Skeleton shape="control" />
    </div>
  )
}
