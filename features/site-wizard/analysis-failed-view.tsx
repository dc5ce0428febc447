import { TriangleAlert } from 'lucide-react'
import { ApiError } from '#features/shared/api-error.ts'
import { hostOf } from './host-of.ts'
import { ViewHeading } from './view-heading.tsx'

/** Props of `AnalysisFailedView`. */
interface AnalysisFailedViewProps {
  error: unknown
  website: string
}

/** The website could not be read: why, in plain words, and the request to quote. */
export function AnalysisFailedView({ error, website }: AnalysisFailedViewProps) {
  const known = error instanceof ApiError ? error : undefined
  const reason = known ? (known.fields.website ?? known.message) : 'Something went wrong on our side.'
  return (
    <>
      <ViewHeading help={hostOf(website)}>Unable to analyze website branding</ViewHeading>
      <div role="alert" className="vg-site-wizard__failure">
        <TriangleAlert aria-hidden />
        <div>
          <p>{reason}</p>
          {known?.requestId && (
            <p className="vg-site-wizard__request">
              Request id <code>{known.requestId}</code>
            </p>
          )}
        </div>
      </div>
      <p className="vg-site-wizard__help">
        Nothing was created. Check the address and try again, or go back and enter another website.
      </p>
    </>
  )
}
