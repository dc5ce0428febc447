import type { TalkWords } from '../talk-words.types.ts'

/** French. */
export const fr: TalkWords = {
  hears: {
    greeting: `bonjour | bonsoir | salut | coucou | hello | hey | allô | bien le bonjour | comment allez vous | comment vas tu | comment ça va | ça va | enchanté`,
    thanks: `merci | merci beaucoup | merci bien | remercie | super | parfait | génial | excellent | formidable | impeccable | nickel | top | ça m aide | m aide beaucoup | très utile | c est exactement ce que je cherchais | ce que je cherchais`,
    goodbye: `au revoir | bye | à bientôt | à plus | à plus tard | à la prochaine | à demain | bonne journée | bonne soirée | bonne nuit | bon week end | bon weekend | adieu | ciao`,
    yes: `oui | ouais | ok | okay | d accord | entendu | bien sûr | volontiers | ça marche | c est bon | très bien | bien | compris | exact | c est ça | tout à fait | certainement | parfaitement`,
    no: `non | nan | pas vraiment | rien d autre | c est tout | ce sera tout | ça ira | j ai tout | laisse tomber | laissez tomber | pas maintenant | plus rien`,
    human: `êtes vous une vraie personne | êtes vous une personne | êtes vous un humain | êtes vous humain | êtes vous un robot | êtes vous un bot | êtes vous une ia | êtes vous une machine | êtes vous réel | es tu une vraie | es tu un humain | es tu humain | es tu un robot | es tu un bot | es tu une ia | es tu une machine | tu es humain | tu es un humain | tu es un robot | tu es un bot | tu es une machine | tu es une ia | vous êtes un robot | vous êtes humain | je parle à un | je parle à une | je parle avec un | c est un robot | c est un bot | c est automatique | il y a quelqu un ou | est ce un robot | est ce automatique`,
    identity: `qui êtes vous | qui es tu | tu es qui | vous êtes qui | comment tu t appelles | comment vous appelez vous | comment t appelles tu | quel est votre nom | quel est ton nom | que pouvez vous faire | que peux tu faire | que sais tu faire | que savez vous faire | que savez vous | que sais tu | qu est ce que tu sais faire | qu est ce que tu peux faire | qu est ce que vous pouvez faire | que puis je vous demander | que puis je te demander | comment pouvez vous m aider | comment peux tu m aider | pouvez vous m aider | peux tu m aider | à quoi sers tu | à quoi servez vous | aide | à l aide | aidez moi | aide moi | j ai besoin d aide`,
    complaint: `inutile | nul | nulle | nuls | nulles | ne m aidez pas | ne m aides pas | n aide pas | c est faux | mauvaise réponse | stupide | idiot | débile | bête | horrible | affreux | n importe quoi | frustrant | énervant | agaçant | vous ne comprenez rien | tu ne comprends rien | ne me comprenez pas | ne me comprends pas | ce n est pas ma question | pas ma question | perte de temps | déçu | déçue | ridicule`,
    person: `parler à une personne | parler à quelqu un | parler avec quelqu un | parler à un humain | parler à un conseiller | parler à un vrai | parler à un agent | parler avec un humain | parler avec une personne | parler avec un conseiller | un conseiller | une conseillère | un agent s il vous plaît | un humain s il | un humain svp | humain svp | un vrai humain | une vraie personne s il | une personne s il | mettez moi en contact | mettez moi en relation | passez moi | service client | quelqu un de l équipe | quelqu un de votre équipe | rappelez moi | rappelle moi | appelez moi | contactez moi | être rappelé | être rappelée | me contacter | me rappeler | parler au responsable | parler au gérant | je veux un humain`,
  },
  appointment: {
    book: `je voudrais un rendez vous | je veux un rendez vous | j ai besoin d un rendez vous | je souhaite un rendez vous | je voudrais prendre rendez vous | je veux prendre rendez vous | je souhaite prendre rendez vous | prendre un rendez vous`,
    move: `déplacer mon rendez vous | changer mon rendez vous | reporter mon rendez vous | décaler mon rendez vous`,
    cancel: `annuler mon rendez vous | je dois annuler | annuler le rendez vous`,
  },
  filler: `a ai aide aidé alors au aussi avec beaucoup bien bon bonne c ce ces cela cet cette ça chers d dans de des du elle en encore est et être fait gentil gentille grand infiniment informations information info infos j je l la le les m ma madame me mes mesdames messieurs moi mon monsieur n nous oh ah on par plaît pour quand même réponse rapide s si svp t te tes toi ton tous toute tout toutes très tu un une utile utiles va vais vos votre vous y il journée soirée encore mille fois vraiment gros problème`,
  asks: `quel quelle quels quelles quand où qui que quoi comment combien pourquoi lequel laquelle puis peut peux pouvez pouvons avez proposez livrez existe mais prix tarif coûte sur cherche voudrais faut dois`,
  tells: `ça cela c ce vous tu m me votre ton très beaucoup vraiment pour aide aidé gentil utile exactement je`,
  nameIs: `je m appelle | mon nom est | je suis | nom | c est`,
  says: {
    greeting: 'Bonjour ! Ici {name}, un assistant automatique. Comment puis-je vous aider ?',
    greetingPlain: 'Bonjour ! Je suis un assistant automatique. Comment puis-je vous aider ?',
    thanks: 'Avec plaisir ! Souhaitez-vous savoir autre chose ?',
    goodbye: 'Au revoir et bonne continuation !',
    yes: 'Très bien. Que souhaitez-vous savoir ?',
    no: 'Très bien. N’hésitez pas si une question vous vient.',
    human:
      'Non, je suis un assistant automatique. Si vous préférez une personne, écrivez « un conseiller, s’il vous plaît » et je transmettrai.',
    identity:
      'Ici {name}, un assistant automatique. Je réponds à partir de ce que l’équipe m’a donné à lire. Que souhaitez-vous savoir ?',
    identityPlain:
      'Je suis un assistant automatique. Je réponds à partir de ce que l’équipe m’a donné à lire. Que souhaitez-vous savoir ?',
    complaint:
      'Je suis désolé de ne pas avoir pu vous aider. Essayez avec d’autres mots, ou écrivez « un conseiller, s’il vous plaît » et je transmettrai.',
    perhaps: 'Je ne suis pas certain que ce soit votre question. Le plus proche que j’ai trouvé :',
    unknown: 'Je n’ai pas trouvé de réponse à cette question.',
    nothingKnown: 'Je n’ai encore rien reçu à lire, je ne peux donc pas répondre.',
    reach: 'Vous pouvez demander directement :',
    orLeave:
      'Ou laissez votre question ici avec une adresse e-mail ou un numéro de téléphone : je la transmettrai à l’équipe.',
    leave:
      'Laissez votre question ici avec une adresse e-mail ou un numéro de téléphone : je la transmettrai à l’équipe.',
    topics: 'Je peux vous renseigner sur :',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    name: 'Nom',
    message: 'Message',
    matter: 'Objet',
    time: 'Quand',
    handoffTitle: 'Parler à une personne',
    handoffSubtitle: 'Laissez votre message et un membre de l’équipe vous répondra.',
    personNoted: 'J’ai transmis votre souhait à l’équipe.',
    notPassedOn: 'Je ne peux pas transmettre cela à l’équipe pour le moment. Veuillez réessayer {value}.',
    askContact:
      'Comment peut-on vous joindre ? Envoyez votre nom et un numéro de téléphone ou une adresse e-mail.',
    backToday: 'Nous serons de retour aujourd’hui à {time}.',
    backTomorrow: 'Nous serons de retour demain à {time}.',
    backOn: 'Nous serons de retour {day} à {time}.',
    noted: 'Merci. J’ai transmis ceci à l’équipe :',
    askRight: 'Est-ce correct ?',
    askMeant: 'Voulez-vous dire {value} ?',
    askAgain: 'Envoyez-le encore une fois, tel qu’il doit être.',
    dropped: 'Très bien, je n’ai rien transmis.',
    askMatter: 'De quoi s’agit-il ?',
    askTime: 'Quel jour et quelle heure vous conviendraient ? Deux propositions, c’est mieux.',
    askWhich: 'De quel rendez-vous s’agit-il ? Indiquez le jour et l’heure.',
    askNewTime: 'Quel jour et quelle heure vous conviendraient à la place ?',
    confirms: 'Rien n’est fixé tant que l’équipe n’a pas confirmé.',
    usedUp:
      'Je ne peux plus répondre à d’autres questions dans cette conversation. Si vous avez besoin d’autre chose, écrivez à l’équipe.',
  },
}
