/**
 * Words that carry no topic of their own: articles, pronouns, auxiliaries and the courtesies people wrap
 * around a question. They are kept out of the index, so "do you have …?" never matches a page by itself.
 * Folded (see `fold`): lower case, no accents, no apostrophes.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again all also always am an and another any anybody anyone anything are arent around as at
  be because been before being below between both but by came can cannot cant come comes could couldnt did didnt do does doesnt
  doing done dont down during each either else enough even ever every everyone everything few for from further
  get gets getting give go goes going gonna got had happen happened has hasnt have havent having he hello her here heres hers hey
  hi him his how hows i id if ill im in into is isnt it itd itll its itself ive just kind know let lets like
  looking ma may maybe me might mine more most must my myself need no nor not now of off offer offers oh ok okay on once one
  only or other our ours ourselves out over own perhaps please pls pm possible provide provides quite rather really right same say
  see shall she should show so some somebody someone something sort still such sure tell than thank thanks that
  thats the their theirs them themselves then there theres these they theyll theyre thing things think this those
  though through to today tomorrow tonight too under until up us very want wanted wants was wasnt we well were
  werent weve what whatever whats when whens whether which while who whoever whom whos whose why will
  wish with within without wonder wondering wont would wouldnt yeah yes yet you youd youll your youre yours
  yourself yourselves youve`.split(/\s+/),
)

/** Words that ask for something but state nothing: part of a question's meaning, never of a page's. */
export const askingWords: ReadonlySet<string> = new Set(['where', 'wheres', 'much', 'time', 'number'])
