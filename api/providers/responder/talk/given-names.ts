import { wordsIn } from './words-in.ts'

/** Given names that are common where our languages are spoken, without those that are words, towns or brands, too. */
const givenNames = new Set(
  wordsIn(`
  adam adrian agnes agnieszka ahmet albert alberto aleksandra alessandra alessandro alex alexander alexandra alexandre alfred alfredo ali alice alina amanda amelia amélie ana andrea andreas andrew andrzej angela anja anna anne anneli annette annika antoine anton antonio ania astrid aurélie ayşe
  barbara bart bartek basia ben benjamin bernd birgit björn bjørn bram brian bruno burak
  camille carla carlos caroline catarina catherine céline charles chiara chloé christel christina christine christopher claire clara claudia claudio clément cristina
  dagmar daan dan daniel daniela daniele danuta dave david davide deborah denis denise diana diego dieter dimitri dirk dominik dorota dorothea duarte
  ebba edith eduardo edward edyta elena eleonora elif elin elisa elisabeth elizabeth elena elżbieta emil emilia emilie emily emma emre enrico eric erik erika ernst esther eva ewa
  fabian fabio fatma federica federico felix fernanda fernando filip filipa filippo floris francesca francesco francisco françois françoise franz freja frederik fredrik friedrich fritz
  gabriel gabriela gabriele gary georg george gerard gerhard gianni giorgio giovanna giovanni giulia giuseppe gonçalo grzegorz guillaume gunnar günter günther gustav
  hanna hannah hanne hannes hans harald harry hasan heike heinz helen helena helga helle henk henri henrik hélène herbert holger hugo hüseyin
  ian ida ignacio ilona inês inés inga inge ingrid irena irene isabel isabella isabelle isak ivan ivana iwona
  jaap jacek jacob jacqueline jakob jakub james jan jana jane janina janusz jaroslav jason javier jean jeanne jeff jelena jennifer jens jeroen jerzy jessica jill jim jiří joan joana joanna joão joe joel johan johanna johannes john jonas jonathan jorge josé josef joseph józef juan judith julia julian julie julien jürgen justyna
  kamil karel karen karin karl karolina kasia katarina katarzyna kate katharina katherine kathrin katja katrin kemal kenneth kevin kim kirsten klara klaus krzysztof krystyna kurt
  lars laura lauren laurent léa lena lennart leonardo leonie lia linda lisa lise lotte louise luca lucas lucia lucie lucía ludovic luis luísa lukas lukáš luke
  maarten maciej mads magda magdalena magnus maja małgorzata manuel manuela marc marcel marcin marco marcos marek margaret margarida margit maria maría mariana marianne marie marieke mario marion marta martha martin martina mary mateusz mathias mathieu mathilde matteo matthew matthias maurice maximilian mehmet melanie merve mette michael michał michal michel michele michelle miguel mike mikael mikkel milena miriam monica monika monique murat mustafa
  nadia nadine nancy natalia natalie nathalie nele nicholas nick nicola nicolas nicole niels nils nina nora norbert nuno
  olaf olga oliver olivier olivia óscar oskar otto
  pablo paola paolo patricia patrick patrik paul paula paulina paulo pauline pavel paweł pedro peter petr philip philipp philippe piotr pieter
  rachel rafael rainer ralf ralph raquel raúl rebecca regina renata renate ricardo riccardo richard rikke rita robert roberta roberto roger roland rui ruud
  sabine sally sam samantha samuel sandra sanne sara sarah sean sebastian sebastián sergio silke silvia simon simona simone sofia sofie sonja sophia sophie søren stefan stefania stefano steffen stephan stephanie stéphane stephen sten steve steven stine susan susanne svein sven sylvia sylvie szymon
  tamara tanja teresa theo theresa thérèse thomas thierry tiago tim timo tina tobias tom tomás tomáš tomasz tony torben tove
  ulla ulrich ulrike ulf ursula uwe
  valentina valérie vanessa veronica veronika vincent vincenzo virginie vojtěch
  walter wanda wendy werner wiebke wiktor wilhelm willem wim wojciech wolfgang
  xavier yannick yasmin yusuf yves yvonne zbigniew zeynep zofia zuzanna zuzana
  `),
)

const titles = new Set(
  wordsIn(`frau herr herrn dr prof mr mrs ms madame mme monsieur señor señora signor signora signore mevrouw
  mevr meneer dhr senhor senhora pani paní hr fru bey hanım`),
)

/** A word as it is compared, and whether it is written as a name is. */
interface NameWord {
  text: string
  named: boolean
}

/** How many words a person's name takes up at a place; 0 where none known stands there. */
export function nameAt(words: readonly NameWord[], at: number): number {
  const { text } = words[at]!
  if (titles.has(text)) return words[at + 1]?.named ? 2 : Number(words[at]!.named)
  return isGivenName(words[at]!) ? 1 : 0
}

/** 'Anna': known, and written as names are. */
export function isGivenName({ text, named }: NameWord): boolean {
  return named && givenNames.has(text)
}
