import { widgetWords } from '#mocks/contracts/embed/widget-words.ts'
import { ownPictures, sizeRefusal, typeRefusal } from '#mocks/contracts/files/upload-rules.ts'
import type { BrandingInfo } from '#mocks/contracts/onboarding/branding.schema.ts'
import { createPersonalizedAgent, getBrandingInfo } from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { brandingFailed } from '#mocks/contracts/onboarding/onboarding.refusals.ts'
import type { BodyOf } from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentCreation } from '../agents/agent-creation.ts'
import type { Deps } from '../deps.ts'
import { createFileService } from '../files/file.service.ts'
import { invalid, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { siteProofOf } from '../knowledge/pages/site-proof.ts'
import { cleanImage, dataUrlBytes, whyNoPicture } from '../providers/files/clean-image.ts'
import { facePicture } from '../providers/files/face-picture.ts'
import type { FileOwner } from '../providers/files/file-path.ts'
import { SiteReadError } from '../providers/site-reader/site-read-error.ts'
import type { SiteProgress, SiteRead } from '../providers/site-reader/site-reader.ts'
import { createTrialRepository } from '../public/trial/trial.repository.ts'
import { offeredQuestions } from './offered-questions.ts'
import { languageTag, personalise } from './personalise.ts'
import { presentProgress } from './present-progress.ts'
import { createSiteReadRepository } from './site-read.repository.ts'
import { writtenSite } from './written-site.ts'

/** Reading a company's website, and making its agent. */
export function onboardingRoutes(deps: Deps, creation: AgentCreation): Operation[] {
  const reads = createSiteReadRepository(deps)
  const trials = createTrialRepository(deps)
  const files = createFileService(deps)

  /** What the landing page read of this website; all of it is kept for the agent, a part of it shows the brand. */
  async function takeOver(
    region: Region,
    workspaceId: string,
    { trialId, company: { website } }: BodyOf<typeof getBrandingInfo>,
  ): Promise<SiteRead | null> {
    const tried = trialId ? await trials.siteOf(region, trialId, website) : null
    if (tried?.isWhole) await reads.save(region, workspaceId, website, tried.site)
    return tried?.site ?? null
  }

  async function readSite(
    region: Region,
    workspaceId: string,
    website: string,
    signal: AbortSignal,
    onProgress?: (progress: SiteProgress) => void,
  ): Promise<SiteRead> {
    try {
      const site = await deps.siteReader.read(website, {
        signal,
        onProgress,
        owner: workspaceId,
        siteProof: siteProofOf(workspaceId),
      })
      await reads.save(region, workspaceId, website, site)
      return site
    } catch (error) {
      if (!(error instanceof SiteReadError)) throw error
      throw refused(brandingFailed(error.message))
    }
  }

  async function logoOf(given: string | null, found: string | undefined): Promise<Buffer | null> {
    const bytes = dataUrlBytes(given ?? found ?? '')
    if (!bytes) {
      if (given) throw invalid({ customLogo: typeRefusal(ownPictures) })
      return null
    }
    if (given && bytes.length > ownPictures.maxSizeMB * 1_000_000)
      throw invalid({ customLogo: sizeRefusal(ownPictures) })
    const png = await cleanImage(bytes)
    if (given && !png) throw invalid({ customLogo: await whyNoPicture(bytes, ownPictures) })
    return png
  }

  async function pictureAddress(owner: FileOwner, png: Buffer): Promise<string> {
    const { path } = await files.keep(owner, { bytes: await facePicture(png), extension: 'png' })
    return `/files/${path}`
  }

  return [
    implement(getBrandingInfo, async ({ params, body, authorise, emit, signal }) => {
      const { workspaceId, company } = body
      authorise({ workspaceId })
      const site =
        (await takeOver(params.region, workspaceId, body)) ??
        (await readSite(params.region, workspaceId, company.website, signal, (progress) =>
          emit(presentProgress(progress)),
        ))
      return ok({ brandingInfo: presentBranding(site, company) })
    }),

    implement(createPersonalizedAgent, async ({ params, body, principal, authorise, emit, signal }) => {
      const { region } = params
      const { workspaceId, agentId, company, brandingChoices } = body
      authorise({ workspaceId })
      const { facts } = body
      if (facts === undefined) emit({ stage: 'reading-website' })
      const site =
        facts === undefined
          ? ((await reads.find(region, workspaceId, company.website)) ??
            (await readSite(region, workspaceId, company.website, signal)))
          : writtenSite(company, facts)
      emit({ stage: 'writing-prompt' })
      const { customLogo, faviconApproved } = brandingChoices
      const found = site.logo?.dataUrl ?? site.favicon?.dataUrl
      const logo = await logoOf(customLogo, faviconApproved ? found : undefined)
      const knowledge = site.pages.map((page) => ({
        name: page.title || page.url,
        url: page.url || null,
        sourceType: page.url ? ('url' as const) : ('doc' as const),
        content: page.text,
      }))
      const suggestions = await offeredQuestions(deps, knowledge, languageTag(site.lang) ?? 'en', signal)
      const name = body.agentName || company.name
      const fields = personalise(company, brandingChoices, site, name, suggestions)
      const roundedImageURL = logo ? await pictureAddress({ region, workspaceId, agentId }, logo) : ''
      // Whoever closed the tab meanwhile gets nothing half-made, and nothing unasked for either.
      signal.throwIfAborted()
      emit({ stage: 'saving-knowledge' })
      const agentData = await creation.create({
        region,
        agentId,
        workspaceId,
        fields: { ...fields, roundedImageURL },
        madeBy: addressOf(principal),
        knowledge,
      })
      emit({ stage: 'publishing' })
      return ok({ agentId, prototypeUrl: `/app/${region}/render/${agentId}/iframe`, agentData })
    }),
  ]
}

function presentBranding(site: SiteRead, company: { name?: string; description?: string }): BrandingInfo {
  const lang = languageTag(site.lang) ?? 'en'
  return {
    website: site.url,
    name: company.name || site.name,
    description: company.description || site.description,
    lang,
    words: widgetWords(lang),
    colors: site.colors,
    favicon: site.logo?.dataUrl ?? site.favicon?.dataUrl ?? null,
    pages: site.pages.map(({ url, title }) => ({ url, title })),
  }
}
