import { createTrial } from '#mocks/contracts/public/trial.contract.ts'
import type { MatrixRows, ThingMaker } from '../matrix/row.ts'

const headers = { 'Sec-Fetch-Site': 'same-origin' }

const aTrial: ThingMaker = async (maker, { region }) => {
  const reply = await maker.call(createTrial, {
    params: { region },
    body: { website: 'cafe.example' },
    headers,
  })
  return reply.body.trialId
}

/** Trials of the landing page. */
export const publicRows: MatrixRows = {
  'public.trial.create': {
    input: ({ region }) => ({ params: { region }, body: { website: 'cafe.example' }, headers }),
  },
  'public.trial.send': {
    about: aTrial,
    input: ({ region, thingId: trialId }) => ({
      params: { region },
      body: { trialId, text: 'When are you open?' },
      headers,
    }),
  },
}
