import type { TalkWords } from '../talk-words.types.ts'

/** Italian. */
export const it: TalkWords = {
  hears: {
    greeting: `ciao | salve | buongiorno | buon giorno | buonasera | buona sera | buon pomeriggio | ehi | hey | hello | saluti | come stai | come sta | come va | tutto bene | piacere`,
    thanks: `grazie | grazie mille | grazie tante | ringrazio | ottimo | perfetto | fantastico | eccellente | magnifico | meraviglioso | mi aiuta molto | molto utile | utilissim* | proprio quello che cercavo | quello che cercavo | molto gentile | gentilissim*`,
    goodbye: `arrivederci | addio | a presto | a dopo | a domani | alla prossima | ci vediamo | buona giornata | buona serata | buona notte | buonanotte | buon fine settimana | buon weekend | bye`,
    yes: `sì | si | ok | okay | va bene | d accordo | certo | certamente | volentieri | bene | capito | esatto | giusto | corretto | mi sembra buono | perfettamente | come no`,
    no: `no | nah | nient altro | niente altro | è tutto | questo è tutto | basta così | non proprio | sono a posto | lascia stare | lasci stare | non ora | non serve`,
    human: `sei una persona | sei umano | sei umana | sei un umano | sei un bot | sei un robot | sei una macchina | sei un ia | sei un intelligenza | sei reale | sei vero | lei è un robot | lei è una persona | lei è un bot | lei è umano | lei è una macchina | è un robot | è un bot | è automatico | parlando con un bot | parlando con un robot | parlando con un umano | parlando con una persona | parlo con un vero | parlo con un bot | parlo con un robot | parlo con un umano | parlo con una persona | c è qualcuno o`,
    identity: `chi sei | chi è lei | cosa sei | come ti chiami | come si chiama | qual è il tuo nome | cosa puoi fare | che cosa puoi fare | cosa può fare | cosa sai fare | cosa sai | cosa fai | cosa ti posso chiedere | cosa posso chiederti | cosa posso chiedere | come puoi aiutarmi | come può aiutarmi | come mi puoi aiutare | puoi aiutarmi | mi puoi aiutare | a cosa servi | in cosa puoi aiutare | aiuto | aiutami | ho bisogno di aiuto`,
    complaint: `è inutile | inutile | non mi stai aiutando | non mi aiuti | non aiuta | non mi aiuta | è sbagliato | sbagliato | è falso | risposta sbagliata | stupido | stupida | idiota | scemo | pessim* | terribil* | orribil* | frustrante | frustrazione | fastidioso | non mi capisci | non mi capisce | non capisci | non è quello che ho chiesto | quello che ho chiesto | perdita di tempo | deluso | delusa | ridicolo | fa schifo | sciocchezze`,
    person: `parlare con una persona | parlare con un umano | parlare con qualcuno | parlare con un operatore | parlare con un addetto | parlare con un consulente | parlare con il servizio | parlare con il responsabile | un operatore | una persona per favore | persona per favore | un umano per favore | umano per favore | essere umano | una persona vera per favore | passami | mi passi | mettetemi in contatto | mi metta in contatto | servizio clienti | contattarmi | contattatemi | contattami | mi contatti | richiamatemi | richiamami | chiamatemi | chiamami | mi richiami | qualcuno del team | voglio un umano | voglio una persona | vorrei un umano | essere richiamato`,
  },
  appointment: {
    book: `vorrei un appuntamento | voglio un appuntamento | ho bisogno di un appuntamento | vorrei prenotare | voglio prenotare | prendere un appuntamento | fissare un appuntamento`,
    move: `spostare il mio appuntamento | spostare l appuntamento | cambiare il mio appuntamento | rimandare l appuntamento`,
    cancel: `annullare il mio appuntamento | annullare l appuntamento | disdire l appuntamento | devo disdire | devo annullare`,
  },
  filler: `a ai al alla anche ancora bella bene buona buono che ci così da davvero dei del della di e ed è era essere favore fine gentile gentili giornata gli grande ha hai ho i il in info informazioni io l la le lei lo ma me mi mia mille mio molto ne nel noi non o oggi oh per piacere più po poi proprio qui risposta s sei sempre serata settimana sia sono su sua suo ti tante tanto te tu tua tue tuo tutte tutti tutto un una uno va vero voi vostra vostro volta salvato aiuto problema signora signore aiutato`,
  asks: `cosa che quale quali quando dove chi come quanto quanta quanti quante perché qual posso può possono fate avete offrite consegnate aprite prezzo costa ma c cerco vorrei`,
  tells: `mi molto è ti tuo sua per proprio davvero aiuta aiutato utile gentile hai le`,
  nameIs: `mi chiamo | il mio nome è | sono | nome`,
  says: {
    greeting: 'Buongiorno! Qui {name}, un assistente automatico. Come posso aiutare?',
    greetingPlain: 'Buongiorno! Sono un assistente automatico. Come posso aiutare?',
    thanks: 'Prego! Desidera sapere altro?',
    goodbye: 'Arrivederci e buona continuazione!',
    yes: 'Bene. Cosa desidera sapere?',
    no: 'Va bene. Se le viene in mente altro, chieda pure.',
    human:
      'No, sono un assistente automatico. Se preferisce una persona, scriva «un operatore, per favore» e lo comunicherò.',
    identity:
      'Qui {name}, un assistente automatico. Rispondo con ciò che il team mi ha dato da leggere. Cosa desidera sapere?',
    identityPlain:
      'Sono un assistente automatico. Rispondo con ciò che il team mi ha dato da leggere. Cosa desidera sapere?',
    complaint:
      'Mi dispiace di non aver aiutato. Provi con altre parole, oppure scriva «un operatore, per favore» e lo comunicherò.',
    perhaps: 'Non sono sicuro che sia questo che intende. La cosa più vicina che ho trovato è:',
    unknown: 'Non ho trovato una risposta a questo.',
    nothingKnown: 'Non ho ancora ricevuto nulla da leggere, quindi non posso rispondere.',
    reach: 'Può chiedere direttamente:',
    orLeave:
      'Oppure lasci qui la sua domanda con un indirizzo e-mail o un numero di telefono: la passerò al team.',
    leave: 'Lasci qui la sua domanda con un indirizzo e-mail o un numero di telefono: la passerò al team.',
    topics: 'Posso dare informazioni su:',
    phone: 'Telefono',
    email: 'E-mail',
    address: 'Indirizzo',
    name: 'Nome',
    message: 'Messaggio',
    matter: 'Motivo',
    time: 'Quando',
    handoffTitle: 'Parlare con una persona',
    handoffSubtitle: 'Lasci il suo messaggio e qualcuno del team risponderà.',
    personNoted: 'Ho passato la sua richiesta al team.',
    askContact: 'Come possiamo contattarla? Invii il suo nome e un numero di telefono o un indirizzo e-mail.',
    noted: 'Grazie. Ho passato questo al team:',
    askRight: 'È corretto?',
    askMeant: 'Intende {value}?',
    askAgain: 'Lo invii ancora una volta, come deve essere.',
    dropped: 'Va bene, non ho inoltrato nulla.',
    askMatter: 'Di che cosa si tratta?',
    askTime: 'Quale giorno e quale ora le andrebbero bene? Meglio due proposte.',
    askWhich: 'Di quale appuntamento si tratta? Indichi giorno e ora.',
    askNewTime: 'Quale giorno e quale ora le andrebbero bene invece?',
    confirms: 'Nulla è fissato finché il team non conferma.',
    usedUp:
      'In questa conversazione non posso rispondere ad altre domande. Se le serve altro, scriva al team.',
  },
}
