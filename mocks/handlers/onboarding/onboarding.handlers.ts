import { agentsFull } from '#mocks/contracts/agents/agent.refusals.ts'
import { greetingOf, openingQuestions } from '#mocks/contracts/onboarding/greeting.ts'
import {
  createPersonalizedAgent,
  creationStages,
  getBrandingInfo,
  type ReadingProgress,
} from '#mocks/contracts/onboarding/onboarding.contract.ts'
import { brandingFailed, siteUnreachable } from '#mocks/contracts/onboarding/onboarding.refusals.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { formatThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { buildKnowledgeCard } from '#mocks/fixtures/knowledge/document.fixtures.ts'
import {
  buildBrandingInfo,
  buildReadingProgress,
  fixtureLogo,
} from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { createMockAgent } from '../agents/create-mock-agent.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { answerWith, failWith, mockHandler, stopsAfter } from '../shared/mock-handler.ts'
import { mockOk } from '../shared/mock-reply.ts'

/** Reading a company's website, and making its agent. Only the second call creates anything. */
export function onboardingHandlers(db: MockDb) {
  return [
    mockHandler(db, getBrandingInfo, ({ body: { workspaceId, company }, authorise }) => {
      authorise({ workspaceId })
      const found = buildBrandingInfo()
      const brandingInfo = {
        ...found,
        name: company.name || found.name,
        description: company.description || found.description,
      }
      return { ...mockOk({ brandingInfo }), events: buildReadingProgress(brandingInfo) }
    }),
    mockHandler(db, createPersonalizedAgent, ({ params: { region }, body, authorise }) => {
      const { agentId, workspaceId, company, brandingChoices, agentName } = body
      authorise({ workspaceId })
      const isWritten = body.facts !== undefined
      const { lang, pages } = buildBrandingInfo()
      const { primaryColor: primary, themeMode: themeType, customLogo, faviconApproved } = brandingChoices
      const agentData = createMockAgent(db, {
        agentId,
        workspaceId,
        fields: {
          title: agentName || company.name,
          description: company.description,
          theme: themeType === 'dark' ? 'blue-dark' : 'blue-light',
          customThemeJSONString: formatThemeJson({
            primary,
            nineColorPallet: generatePalette(primary, themeType),
            themeType,
          }),
          roundedImageURL: customLogo || faviconApproved ? fixtureLogo : '',
          proactiveMessage: greetingOf(company.name, lang),
          vg_initMessages: [openingQuestions(lang).hours, openingQuestions(lang).products],
          lang,
        },
      })
      db.knowledge.set(
        agentId,
        isWritten
          ? [buildKnowledgeCard({ name: company.name, url: null, sourceType: 'doc' })]
          : pages.map(({ title, url }) => buildKnowledgeCard({ name: title, url, sourceType: 'url' })),
      )
      return {
        ...mockOk({
          agentId,
          prototypeUrl: `/app/${region}/render/${agentId}/iframe`,
          agentData: structuredClone(agentData),
        }),
        events: creationStages
          .filter((stage) => !isWritten || stage !== 'reading-website')
          .map((stage) => ({ stage })),
      }
    }),
  ]
}

/** Each declared error of each endpoint, and the moments of long work in which it stays. */
export const onboardingScenarios = {
  branding: {
    ...errorScenarios(getBrandingInfo),
    /** The website could not be read, for a reason in plain words. */
    unreadable: (website = siteUnreachable) => failWith(getBrandingInfo, 422, brandingFailed(website)),
    /** The reading sends these events and goes on for ever. */
    staysAfter: (events: ReadingProgress[]) => stopsAfter(getBrandingInfo, events),
    /** The website says something else than the usual one. */
    finds: (info: Parameters<typeof buildBrandingInfo>[0]) =>
      answerWith(getBrandingInfo, () => {
        const brandingInfo = buildBrandingInfo(info)
        return { ...mockOk({ brandingInfo }), events: buildReadingProgress(brandingInfo) }
      }),
  },
  agent: {
    ...errorScenarios(createPersonalizedAgent),
    /** The plan allows no more agents. */
    limitReached: () => failWith(createPersonalizedAgent, 403, agentsFull(2)),
    /** The creation reaches this stage and stays in it. */
    staysAt: (stage: (typeof creationStages)[number]) =>
      stopsAfter(
        createPersonalizedAgent,
        creationStages.slice(0, creationStages.indexOf(stage) + 1).map((reached) => ({ stage: reached })),
      ),
  },
}
