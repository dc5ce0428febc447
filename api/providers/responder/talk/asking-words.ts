import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'

/** Words with which somebody announces a question, of one language. */
export interface AskingWords {
  /** One of these is in every announcement: 'question', 'tell'. */
  core: string
  /** One of these is in what ends a letter: 'regards'. */
  closes: string
  /** What 'whether' may follow: 'tell', 'wonder'. */
  takesWhether: string
  /** What stands beside them: 'could you please', 'one more'. */
  beside: string
  /** What leads from the announcement to the question: 'me', 'whether', 'then'. */
  leads: string
  /** Of those, the ones after which any word begins the question: 'whether'. They may be 'if' and 'or', too. */
  whether: string
  /** How what stood behind 'whether' becomes a question again. @default it stays as it is */
  asksWhether?: 'do' | 'last verb'
  /** What joins a question to what was said before: 'and', 'but'. */
  and: string
  /** Who is meant where a site is asked of itself: 'you', or verbs that say it. */
  you: string
}

/** Every language's. */
export const askingWords: Record<SpokenLanguage, AskingWords> = {
  en: {
    core: `please question questions query thing ask asking tell telling know wonder wondering let sorry excuse pardon hope btw way dear`,
    closes: `regards sincerely wishes`,
    takesWhether: `ask asking tell telling know wonder wondering`,
    beside: `could can would will may you i we was were am be able to do happen by any chance please kindly possibly just only want wanted wanna like love d m one more another other quick short small last final next got have had mind bother disturb doing well again kind kindest best warm find something from in advance all`,
    leads: `me us please about then so also and if whether`,
    whether: `if whether`,
    asksWhether: 'do',
    and: `and so also but then`,
    you: `you your yours u`,
  },
  de: {
    core: `bitte frage fragen sache sagen sag mitteilen wissen weiß weißt verraten übrigens entschuldigung entschuldige entschuldigen sorry verzeihung`,
    closes: `grüße gruß grüßen grüsse lg mfg vg`,
    takesWhether: `sagen sag mitteilen wissen weiß weißt verraten fragen`,
    beside: `können könnten kannst könntest könnt sie du ihr mir uns bitte vielleicht zufällig ich wir wollte wollten würde würden möchte möchten gerne gern mal nur hätte hätten habe eine einen noch da kurze kurz kleine letzte weitere andere zwar und liebe lieber liebes freundlichen freundliche viele beste herzliche herzlichen mich stören die störung sehr geehrte geehrter damen herren was`,
    leads: `mir uns bitte denn dann also mich ob und`,
    whether: `ob`,
    asksWhether: 'last verb',
    and: `und aber auch also`,
    you: `sie ihr ihre ihren ihrem euch euer eure eurer du dein deine`,
  },
  fr: {
    core: `plaît svp question questions chose dire indiquer savoir savez sais demande demandais demander pardon excusez excuse désolé désolée`,
    closes: `cordialement salutations amicalement`,
    takesWhether: `dire indiquer savoir savez sais demande demandais demander`,
    beside: `pouvez pourriez peux pourrais vous tu me moi nous s il te plaît plait svp je j on est ce que voudrais voulais aimerais souhaite souhaiterais juste une petite autre dernière encore ai aurais avoir bien à de vous déranger cher chère chers par hasard vient vite rapide seule`,
    leads: `moi nous alors donc si et`,
    whether: `si`,
    and: `et mais aussi`,
    you: `vous votre vos tu ton ta tes`,
  },
  es: {
    core: `favor pregunta preguntas duda dudas consulta cosa decir decirme dirían diría dime digan indicar indicarme saber sabe sabes saben preguntaba preguntar perdón perdona perdone disculpa disculpe disculpen`,
    closes: `saludos saludo atentamente cordialmente`,
    takesWhether: `decir decirme dirían diría dime digan indicar indicarme saber sabe sabes saben preguntaba preguntar`,
    beside: `puede pueden puedes podría podrían podrías me nos por favor quisiera quería querría gustaría quiero tengo tenía una otra un más última rápida pequeña solo sólo cordial cordiales afectuoso afectuosos estimado estimada estimados si casualidad la molestia y`,
    leads: `me nos entonces pues si y`,
    whether: `si`,
    and: `y e pero también`,
    you: `usted ustedes su sus vosotros vuestro vuestra están estáis ubican encuentran encontráis abren abrís cierran cerráis tienen tenéis`,
  },
  it: {
    core: `favore cortesia domanda domande dubbio cosa dire dirmi dirci indicare sapere sapete sa sai chiedevo chiedere chiedo scusi scusa scusate scusami`,
    closes: `saluti distinti cordialità`,
    takesWhether: `dire dirmi dirci indicare sapere sapete sa sai chiedevo chiedere chiedo`,
    beside: `può puoi potete potrebbe potresti potreste mi ci per favore cortesia piacere vorrei volevo vorremmo piacerebbe ho avrei avevo una un altra altro ancora ultima veloce rapida piccola solo cordiali cari gentile gentili egregio caso il disturbo`,
    leads: `mi ci allora dunque se e`,
    whether: `se`,
    and: `e ed ma anche`,
    you: `voi vostro vostra vostri vostre vi siete avete aprite chiudete trovate`,
  },
  nl: {
    core: `alstublieft alsjeblieft vraag vraagje vragen ding zeggen vertellen weten weet vroeg sorry pardon excuses trouwens`,
    closes: `groet groeten groetjes`,
    takesWhether: `zeggen vertellen weten weet vroeg af`,
    beside: `kunt kun kan kunnen zou zouden u je jij jullie mij me ons alstublieft alsjeblieft misschien toevallig ik wij we wil wilde graag even heb had een nog korte kleine snelle laatste andere één met vriendelijke hartelijke beste geachte storen dat af`,
    leads: `mij me ons dan dus af of en`,
    whether: `of`,
    asksWhether: 'last verb',
    and: `en maar ook`,
    you: `u uw je jij jouw jullie`,
  },
  pt: {
    core: `favor pergunta perguntas dúvida dúvidas questão coisa dizer diga indicar informar saber sabe sabem perguntar desculpe desculpa desculpem`,
    closes: `cumprimentos atenciosamente abraço abraços`,
    takesWhether: `dizer diga indicar informar saber sabe sabem perguntar`,
    beside: `de pode podem podes podia podiam poderia poderiam me nos por favor gostaria gostava queria quero tenho tinha uma um outra mais última rápida pequena só apenas melhores cordiais caro cara caros prezado prezada prezados acaso incomodar o`,
    leads: `me nos então se e`,
    whether: `se`,
    and: `e mas também`,
    you: `vocês você vosso vossa seu sua ficam situam estão abrem fecham têm encontram localizam`,
  },
  pl: {
    core: `proszę pytanie pytanko pytania powiedzieć podać wiedzieć wie wiecie wiesz zapytać spytać przepraszam`,
    closes: `pozdrawiam pozdrowienia poważaniem`,
    takesWhether: ``,
    beside: `czy może mogę możecie możesz mógłby mogłaby moglibyście mogłabym mógłbym mogliby pan pani państwo mi nam proszę ja mam miałbym miałabym chciałbym chciałabym chciałem chciałam chcę jeszcze jedno jedną krótkie szybkie małe ostatnie inne tylko serdecznie z szanowni szanowny szanowna się i`,
    leads: `mi nam to więc i`,
    whether: ``,
    and: `a i ale też także`,
    you: `wy wasz wasza wasze was wami państwo jesteście macie znajdujecie otwieracie zamykacie mieścicie`,
  },
  sv: {
    core: `snälla fråga frågor sak säga berätta veta vet undrar undrade ursäkta förlåt`,
    closes: `hälsningar hälsning mvh`,
    takesWhether: `säga berätta veta vet undrar undrade fråga`,
    beside: `kan kunde skulle ni du mig oss snälla gärna jag vi vill ville bara har hade en ett till kort snabb liten sista annan råkar med vänlig vänliga bästa kära störa`,
    leads: `mig oss då så om och`,
    whether: `om`,
    and: `och men också`,
    you: `ni er ert era du din ditt`,
  },
  da: {
    core: `venligst spørgsmål ting sige fortælle vide ved høre spørge undskyld beklager`,
    closes: `hilsen hilsner mvh`,
    takesWhether: `sige fortælle vide ved høre spørge`,
    beside: `kan kunne vil ville i du mig os venligst gerne jeg vi lige bare har havde et en mere til kort hurtigt lille sidste andet tilfældigvis med venlig venlige bedste kære forstyrre om`,
    leads: `mig os så da om og`,
    whether: `om`,
    and: `og men også`,
    you: `i jer jeres du din dit dine`,
  },
  cs: {
    core: `prosím dotaz otázka otázku otázky věc říct říci říkat sdělit vědět víte víš zeptat ptát promiňte omlouvám pardon`,
    closes: `pozdravem pozdravy`,
    takesWhether: `říct říci říkat sdělit vědět víte víš zeptat ptát`,
    beside: `můžete můžeš mohl mohla mohli byste by bych mi nám prosím já mám měl měla chtěl chtěla ráda rád ještě jeden jedna jednu krátký rychlý malý poslední další jen náhodou s vážení vážený vážená se přeji`,
    leads: `mi nám tak tedy zda jestli a`,
    whether: `zda jestli`,
    and: `a i ale také`,
    you: `vy vás váš vaše vaši jste máte sídlíte nacházíte otevíráte zavíráte`,
  },
  tr: {
    core: `lütfen soru sorum sorabilir sormak acaba söyler söyleyebilir öğrenmek öğrenebilir merak afedersiniz affedersiniz pardon`,
    closes: `saygılar saygılarımla sevgiler`,
    takesWhether: ``,
    beside: `bir küçük kısa son şey daha var vardı bana misiniz mısınız miyim istiyorum istedim istiyordum ediyorum isterim lütfen sayın acaba`,
    leads: `peki o zaman`,
    whether: ``,
    and: `peki ve ama ayrıca`,
    you: `siz sizin size neredesiniz saatleriniz adresiniz telefonunuz`,
  },
}
