import type { ChannelEntry } from '#mocks/contracts/channels/channel-catalogue.ts'
import { PublicLayout } from '../layout/public-layout.tsx'
import { Closing } from '../parts/closing.tsx'
import { type Feature, FeatureGrid } from '../parts/feature-grid.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PageSection } from '../parts/page-section.tsx'
import { type Question, Questions } from '../parts/questions.tsx'
import { StartActions } from '../parts/start-actions.tsx'
import { ChannelNotice } from './channel-notice.tsx'
import { VersionNotice } from './version-notice.tsx'

/** What a page about one use of the product says. */
export interface ProductPageContent {
  title: string
  kicker: string
  headline: string
  lead: string
  /** The channel the page is about, when it is about one: the page says so if this version lacks it. */
  channel?: ChannelEntry['key']
  /** What the page sells and this version lacks, as a title and a sentence about what works. */
  missing?: { title: string; text: string }
  featuresTitle: string
  features: readonly Feature[]
  questions: readonly Question[]
  closing: { title: string; text: string }
}

/** A page about one use of the product (spec 2 §2.2). */
export function ProductScreen({ content }: { content: ProductPageContent }) {
  return (
    <PublicLayout title={content.title}>
      <PageHero
        kicker={content.kicker}
        title={content.headline}
        lead={content.lead}
        actions={<StartActions />}
      />
      {content.channel && <ChannelNotice channel={content.channel} />}
      {content.missing && <VersionNotice title={content.missing.title}>{content.missing.text}</VersionNotice>}
      <PageSection title={content.featuresTitle} ground="sunken">
        <FeatureGrid features={content.features} />
      </PageSection>
      <PageSection title="Questions">
        <Questions items={content.questions} />
      </PageSection>
      <Closing title={content.closing.title}>{content.closing.text}</Closing>
    </PublicLayout>
  )
}

/** The page with one content. */
export function productPage(content: ProductPageContent) {
  return () => <ProductScreen content={content} />
}
