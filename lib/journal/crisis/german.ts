import { anywhere, atEnd, atStart, type CrisisLanguage } from '@/lib/journal/crisis/language';

const word = '(?:(?!nicht |nie |niemals |kein|nichts |ohne )\\S{1,14} )';
const would = '(?:will|wollte|möchte|würde|mag|muss|darf|könnte|sollte|wünschte)';
const suicide = '(?:selbstmord|suizid|selbsttötung|freitod|selbstmordversuch|suizidversuch)';
const thoughts =
  '(?:suizidgedanken|selbstmordgedanken|suizidale(?:n)? gedanken|suizidfantasien|todesgedanken|todessehnsucht|selbstmordfantasien)';
const somebody =
  '(?:er|sie|man|wer|jemand|leute|patienten|freund|freundin|freunde|bruder|schwester|mutter|mama|vater|papa|sohn|tochter|frau|mann|onkel|tante|oma|opa|nachbar|nachbarin|kollege|kollegin|chef|chefin|kunde|heldin|held|figur|jugendliche|kind|kinder|cousin|cousine|partner|partnerin)';

export const german: CrisisLanguage = {
  says: anywhere([
    `mich (?:${word}){0,3}(?:umbringen|umzubringen|umbringe|umgebracht|töten|zu töten|erhängen|aufhängen|aufzuhängen|erschiessen|vergiften|ertränken|ritzen|zu ritzen|geritzt|selbst ?verletzen|selbst ?zu verletzen|selbst ?verletzt|unaliven)`,
    `(?:bring|bringe|bringt?) (?:ich )?mich (?:${word}){0,3}um(?! (?:den schlaf|die))(?<!bringt mich (?:\\S{1,14} ){0,3}um)`,
    `(?:ritze|töte|erhänge|verletze) (?:ich )?mich(?= ?$| ,| wieder| selbst| und)`,
    `${would} (?:${word}){0,4}(?:sterben|tot sein|nicht mehr da sein|verrecken)`,
    `ich (?:${word}){0,3}(?:sterben|tot sein) ${would}`,
    '(?:ich (?:wäre|war)|wäre ich|wa?er ich) (?:\\S{1,8} ){0,3}tot(?! ?(?:müde|umgefallen))|ich (?:\\S{1,10} ){0,2}tot wäre|lieber tot|besser tot',
    'nicht (?:mehr|länger|weiter)(?: weiter| so)? (?:leben|weiterleben|existieren|da sein|am leben sein|auf dieser welt sein)',
    `${would} (?:einfach |auch )?nicht (?:leben|existieren|weiterleben)(?! wie)`,
    '(?:nie|niemals|nicht) (?:wieder|mehr) (?:aufwachen|aufzuwachen|aufwache|wach werden)|nicht mehr aufwachen',
    '(?:keinen?|kein) (?:\\S{1,10} ){0,2}(?:sinn|grund|lebenssinn|kraft|lust|willen|freude)(?: mehr)?(?: darin)?(?: ,)? (?:im leben|am leben|zu leben|zum leben|weiterzuleben|weiter zu leben|in meinem leben|zu existieren|an meinem leben|morgens aufzu)',
    'ohne mich (?:wäre|wären|hätte|hätten|ginge|würde|würden|geht) (?:\\S{1,10} ){0,4}(?:besser|leichter|glücklicher|gut|schöner)',
    'alles (?:\\S{1,8} ){0,2}keinen sinn mehr|(?:einfach|für immer|nur noch|am liebsten) (?:für immer |einfach )?weg sein|weg sein für immer',
    '(?:niemand|keiner|wer|wen|niemandem)(?: \\S{1,12}){1,5} wenn ich (?:\\S{1,6} ){0,2}(?:tot|weg|sterbe|stürbe|sterben|verschwinde|nicht mehr)',
    '(?:besser|leichter|glücklicher|froh)(?: \\S{1,10}){0,3} wenn ich (?:\\S{1,6} ){0,2}(?:tot|weg wäre|sterbe|sterben|nicht mehr (?:da|lebe|wäre)|nicht da wäre)',
    '(?:sehne mich nach|wünsche mir|wünschte mir|denke an|warte auf|will) (?:nur |oft |ständig |immer )?(?:dem|den|meinen) tod(?! (?:von|mein|meines|meiner|des|der))|der tod (?:wäre|ist) (?:\\S{1,8} ){0,2}(?:erlösung|ausweg|lösung|besser)',
    '(?:aufhören|aufhöre) zu (?:leben|existieren)|(?:bock|lust) (?:mehr )?(?:auf|zu) (?:das |dieses |mein )?leben|(?:so )?nicht (?:mehr )?weiterleben|will (?:es|das alles|alles) (?:\\S{1,10} )?beenden|mit allem schluss',
    '(?:egal|gleich)(?: ,)? ob ich (?:lebe|sterbe|leben|noch lebe)|sollte (?:gar |eigentlich )?nicht (?:existieren|leben|geboren|am leben)',
    'ich (?:wäre|würde) (?:\\S{1,9} ){0,3}nicht mehr da|(?:brücke|dach|balkon) (?:\\S{1,8} ){0,3}(?:springen|gesprungen)',
    'mich nicht (?:\\S{1,8} )?(?:umzubringen|zu ritzen|zu verletzen|zu schneiden|zu töten)|abschiedsbrief|abschiedsbriefe|am leben zu bleiben(?= ?$| ,)',
    '(?:enttäuscht|traurig|wütend|schade|bedaure)(?: ,)? dass ich (?:\\S{1,6} ){0,2}(?:lebe|aufgewacht bin|am leben bin|da bin)',
    'mir (?:\\S{1,9} ){0,4}(?:in|an) (?:den|die|das) (?:arm|arme|bein|beine|unterarm|unterarme|handgelenk|handgelenke|oberschenkel) (?:geschnitten|geritzt|verletzt)',
    'mir (?:(?!beim |am )\\S{1,9} ){0,3}(?:die|den|meine) (?:arme?|unterarme?|beine?|handgelenke?|oberschenkel|haut) (?:verbrannt|zerkratzt|aufgekratzt|zerschnitten)',
    'wenn ich (?:\\S{1,6} ){0,2}(?:tot wäre|weg wäre|sterben würde|stürbe|nicht mehr da wäre)(?: ,)? (?:würde|würden|wäre|wären|hätten) (?:\\S{1,6} ){0,2}(?:niemand|keiner|alle|meine familie|es)',
    `(?:denke|denk|gedanken) (?:${word}){0,3}(?:ans|an das|an den) (?:sterben|tod)(?! (?:von|mein|meines|meiner|des|der))|lebensmüde bin ich`,
    'mir (?:\\S{1,9} ){0,4}(?:aufgeritzt|geritzt|aufgeschnitten|aufgeschlitzt|ritzen)|ich (?:schneide|ritze|verletze|verbrenne) mich(?= ?$| ,| wenn| um| heimlich| wieder| selbst| absichtlich)',
    'keinen lebenswillen|keinen lebensmut|keinen lebenssinn',
    'leben (?:\\S{1,8} ){0,3}(?:keinen sinn|nicht (?:mehr )?lebenswert|nichts mehr wert|nicht (?:mehr )?wert|sinnlos)(?! verbracht)',
    '(?:wozu|wofür|warum|weshalb) (?:soll ich |sollte ich |lebe ich |noch |überhaupt |eigentlich ){0,3}(?:weiterleben|leben|weiter leben)(?= ?$| ,| noch)|wozu lebe ich',
    '(?:bin|fühle mich|ich) (?:\\S{1,8} ){0,2}lebensmüde|(?:das|mein|dieses) leben (?:\\S{1,8} ){0,2}(?:satt|überdrüssig)|müde vom leben|müde zu leben',
    '(?:wären?|ginge es|geht es|hätten es|haben es|sind|leben|lebten) (?:\\S{1,12} ){0,3}ohne mich (?:\\S{1,8} ){0,2}(?:besser|glücklicher|leichter)|(?:besser|glücklicher) (?:dran |\\S{1,8} ){0,2}ohne mich',
    'bin (?:\\S{1,8} ){0,2}(?:nur )?(?:eine? )?(?:last|belastung|bürde|klotz am bein) für (?:alle|jeden|meine|andere|euch|die anderen)',
    `(?:denke|denk|gedacht|gedanken|nachgedacht|nachdenke|überlege|plane|träume|fantasiere) (?:${word}){0,4}(?:an |über |von |den |einen |meinen )?${suicide}`,
    `(?:an|über) (?:den )?${suicide} (?:gedacht|denke|denken|zu denken|nach|nachgedacht|nachdenke)`,
    `(?:habe|hab|hatte|meine|diese|wieder|die|kommen) (?:${word}){0,3}${thoughts}`,
    `(?<=^)(?:wieder |nur |ständig )?${thoughts}`,
    `bin (?:${word}){0,3}(?:suizidal|selbstmordgefährdet|suizidgefährdet)|fühle mich (?:\\S{1,8} )?suizidal`,
    `${suicide} (?:begehen|zu begehen|machen|begangen|gemacht|unternommen)|meinen abschiedsbrief|${suicide} (?:ist|wäre|scheint) (?:\\S{1,8} ){0,2}(?:einzige|ausweg|lösung)`,
    `mir (?:${word}){0,3}(?:das leben (?:zu )?(?:nehmen|nehme|genommen)|etwas an ?(?:tun|zutun|tue|getan)|was an ?(?:tun|zutun|tue|getan)|die pulsadern|die kugel|selbst weh ?(?:tun|zu tun|getan|zutun)|selbst schaden)`,
    `(?:nehm|nehme) (?:ich )?mir (?:${word}){0,2}das leben|(?:tu|tue) (?:ich )?mir (?:${word}){0,2}(?:etwas|was) an`,
    `(?:will|muss|möchte|drang|verlangen) (?:${word}){0,3}mir (?:${word}){0,2}weh ?(?:tun|zu tun|zutun)`,
    'meinem leben (?:\\S{1,8} ){0,2}ein ende|(?:dem ganzen|allem) ein ende (?:setzen|machen|bereiten|zu setzen|zu machen)|mein leben (?:\\S{1,8} ){0,2}(?:zu )?beenden|mit dem leben (?:\\S{1,8} )?(?:schluss|abgeschlossen)',
    'mich (?:(?:gestern|heute|wieder|absichtlich|selbst|mit absicht) ){1,3}(?:geschnitten|verletzt|verbrannt|zu schneiden|zu verletzen|schneiden|verletzen)|will mich (?:verletzen|schneiden)|selbstverletz\\S{0,6} (?:wieder|rückfall)|drang mich zu (?:verletzen|schneiden|ritzen)|(?:mit dem|wieder mit) ritzen',
    '(?:will|möchte|wünschte|wünsche)(?: mir)?(?: nur| doch| einfach)?(?: ,)?(?: dass)? alles (?:\\S{1,8} ){0,2}(?:vorbei|aufhört|zu ende|endet)',
    '(?:nie|niemals|nicht) geboren(?= ?$| ,| worden| wäre)',
    'für immer (?:einschlafen|schlafen|verschwinden|weg sein|weg)',
    '(?:von der|von einer|vom|aus dem|vor den|vor einen|vor die|vor ne|vor nen) (?:\\S{1,10} )?(?:brücke|dach|hochhaus|balkon|fenster|zug|bahn|s bahn|u bahn|lkw|gleise) (?:zu )?(?:springen|springe|werfen|schmeissen|legen|stürzen)',
    'überdosis (?:\\S{1,10} ){0,2}(?:nehmen|genommen|schlucken)|alle (?:\\S{1,8} )?(?:tabletten|pillen) (?:zu )?schlucken',
  ]),
  names: anywhere([
    'selbstmord|suizid|freitod|suizidal|suizidale|suizidgedanken|selbstmordgedanken|selbstverletzung|selbstverletzungen|selbstverletzendes verhalten|ritzen',
  ]),
  elsewhere: anywhere([
    somebody,
    '(?:sein|seine|seinem|seinen|seiner|ihr|ihre|ihrem|ihren|ihrer|film|buch|roman|serie|doku|dokumentation|artikel|nachrichten|podcast|vortrag|kurs|seminar|fortbildung|schulung|studie|bericht|pravention|suizidpravention|jugendlichen|jugendlicher|schuler|schulerin|fall|falle|attentat|attentater|politischer|lied|song|geschichte|theaterstuck|gedicht|reportage|kampagne|thema|statistik|schule|karriere)',
  ]),
  before: atEnd([
    '(?:nicht|nie|niemals|kein|keine|keinen|nimmer|ohne|weder)(?: (?:daran|dran|,|darüber|nach|vor|zu|im|traum|gedanken|denken|denke|absicht|die|ernsthaft|wirklich|mehr|vorhaben|lust|an|dabei|gedacht|nachgedacht)){0,4}(?<!nicht mehr(?: ,)?)',
    `${somebody}(?: (?:hat|hatte|hätte|will|wollte|wolle|möchte|würde|könnte|wird|oft|schon|auch|immer|sagt|sagte|meinte|schrieb|denkt|einmal|mal|ernsthaft|nur|einfach|mir|,)){0,4}`,
    '(?:mein|meine|der|die|das|dieser|diese|dieses) (?!leben |welt |zeit )\\S{2,16} (?:will|wollte|wird|würde|könnte|möchte)',
    `(?:${somebody}|lied|song|text)(?: \\S{1,10}){0,2} (?:sagt|sagte|schrieb|schreibt|singt|meinte|schrie)(?: (?:,|dass|ich|mir)){0,3}`,
    '(?:lied|song|film|buch|roman|gedicht|titel|zeile|namens|heisst|artikel)(?: ,)?(?: ich)?',
  ]),
  after: atStart([
    'vor (?:lachen|scham|hunger|lange\\S{0,6}|durst|hitze|peinlichkeit|freude|glück|neugier)',
    'für (?:einen|ein|eine|diesen|dieses) (?:kaffee|schnitzel|pizza|schokolade|bier|urlaub|eis)',
  ]),
};
