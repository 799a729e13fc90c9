import { anywhere, atEnd, atStart, type CrisisLanguage } from '@/lib/journal/crisis/language';

const place = '(?:em|no|na|nos|nas|aqui|ai|com|sem|longe|perto|de|sozinh[oa]|junto)';
const live = `(?:viver(?! ${place})|vivendo(?! ${place})|existir|existindo|estar viv[oa]|ficar viv[oa]|esta vida|essa vida)`;
const iWould =
  '(?:quero|queria|gostaria de|desejo|vontade de|vontade d|vou|preciso|penso em|pensei em|pensando em|pensado em|pensar em|voltei a|comecei a|tentei|tento|impulso de|mereco|podia|devia|deveria|prefiro|preferia|so quero)';
const somebody =
  '(?:ele|ela|eles|elas|quem|gente|alguem|amig[oa]s?|irma|irmao|mae|pai|filh[oa]|namorad[oa]|marido|esposa|mulher|prim[oa]|ti[oa]|avo|vizinh[oa]|colega|chefe|paciente|pacientes|personagem|protagonista|menin[oa]|homem|jovens)';

export const portuguese: CrisisLanguage = {
  says: anywhere([
    '(?:me (?:matar|mataria|matarei|mato|suicidar|suicido|suicidaria|enforcar|envenenar|automutilar|automutilo)|(?:matar|suicidar|enforcar) me|dar um tiro na (?:minha )?cabeca|tirar me a vida)',
    `${iWould} (?:so |apenas |muito |mesmo |logo ){0,2}(?:morrer(?! (?:a|do que|que))|estar mort[oa]|nao existir|deixar de existir|deixar de viver|nao acordar|nunca acordar|sumir (?:para|pra) sempre|desaparecer (?:para|pra) sempre|sumir do mundo|sumir desse mundo)`,
    `${iWould} (?:de novo )?(?:me (?:cortar|machucar|ferir|queimar|mutilar)|(?:cortar|magoar|ferir) me)`,
    '(?:tomara que|quem dera|oxala|espero que) (?:eu )?(?:morra|morresse|morrer|estivesse mort[oa])|melhor (?:eu )?(?:estar |estaria |se eu estivesse )?mort[oa]|(?:queria|estaria|devia) (?:estar |melhor )?mort[oa]',
    '(?:tirar|acabar com|por fim a|dar fim a|dar um fim a|dar cabo d|dar cabo|terminar com|encerrar) ?(?:a |na |da )?(?:minha (?:propria )?|propria )vida|por (?:um )?fim a vida|(?:acabar com|dar fim em|por um fim em) tudo(?! (?:o|a|que|antes))',
    `nao (?:quero|aguento|suporto|consigo|desejo|mereco|tenho (?:mais )?vontade de) (?:mais )?(?:continuar )?(?:a )?(?:mais )?${live}`,
    'nao (?:quero|queria) mais (?:estar aqui|acordar|continuar(?= ?$| ,)|nada dessa vida)|nao quero (?:estar|continuar) (?:aqui|neste mundo|nesse mundo) mais|nao quero acordar (?:mais|amanha|nunca)',
    `(?:nao|sem|nenhum|nenhuma) (?:\\S{1,8} ){0,3}?(?:sentido|motivos?|razao|razoes|forcas?|vontade|porque|por que) (?:em|de|para|pra|na|p) (?:continuar )?(?:a )?(?:${live}|vida|continuar(?= ?$| ,))`,
    '(?:ninguem|quem)(?: \\S{1,10}){1,5} se eu (?:morresse|sumisse|desaparecesse|morrer|sumir|me matasse|nao existisse|nao estivesse)',
    '(?:melhor|facil|feliz|felizes|aliviad\\S{1,3})(?: \\S{1,8}){0,2} se eu (?:morresse|sumisse|desaparecesse|nao existisse|nao estivesse|estivesse mort[oa])',
    '(?:quero|queria|so quero|espero) que (?:tudo|isso|isto|minha vida|a minha vida) (?:acabe|acabasse|termine|terminasse|pare)(?= ?$| ,| logo| de vez| para sempre)',
    '(?:preferia|queria|prefiro|devia|deveria) (?:eu )?(?:nao|nunca) (?:existir|acordar|estar viv[oa]|ter nascido|mais acordar)|nao (?:queria|devia|deveria) (?:ter nascido|existir|estar viv[oa])',
    '(?:tanto faz|nao me importo|nao ligo|nao me importava)(?: \\S{1,5}){0,2} (?:viver ou morrer|morrer|morresse|morra)|a morte (?:seria|e) (?:\\S{1,8} )?(?:alivio|melhor|unica|saida|solucao)',
    'por termo a (?:minha )?vida|(?:deixar|sair) (?:este|deste|desse|esse) mundo|acabar com (?:o meu |meu |este |esse )?sofrimento',
    '(?:guardei|juntei|juntando|guardando|contei) (?:\\S{1,8} )?(?:comprimidos|remedios)|perdi a vontade de viver',
    'vida (?:ja )?nao (?:vale|tem|faz) (?:mais )?(?:a pena|sentido|nada|nenhum sentido)',
    '(?:pra|para|por) que (?:continuar )?(?:a )?(?:viver|vivendo|vivo|existir)|nada (?:pelo que|para) viver',
    `(?:cansad[oa]|fart[oa]|cheia|cheio|exaust[oa]) de (?:viver(?! ${place})|estar viv[oa]|existir|vida)|desisti (?:da vida|de viver)`,
    '(?:estariam?|estarao|seriam?|ficariam?|serao|vivem|viveriam|ficam) (?:\\S{1,10} ){0,2}(?:melhor|melhores|mais felizes|felizes|aliviad\\S{1,3}) sem mim',
    'sou (?:\\S{1,8} ){0,2}(?:um )?(?:peso|fardo) (?:para|pra) (?:todos|todo mundo|toda a gente|minha|a minha|os outros|eles)',
    '(?:nunca mais|nao) (?:me )?(?:acordar|acordasse) (?:mais|nunca)|nunca mais (?:me )?acordar|nao acordar (?:amanha|nunca)|dormir (?:para|pra) sempre',
    '(?:nunca|nao) (?:ter|tivesse|devia ter) nascido',
    '(?:penso|pensando|pensado|pensei|pensar|pensamentos?|ideias?|planejando|planejo|planeio|considero|considerando|vontade)(?: (?:muito|sempre|todo dia|de novo|outra vez|seriamente|constantemente)){0,2} (?:em |de |no |com o |o )?suicid(?:io|as?)',
    '(?:tenho|tive|tido|meus|esses|tendo|com|estes) (?:(?!nao |sem )\\S{1,10} ){0,2}?(?:pensamentos|ideias|impulsos|ideacao) (?:suicidas?|de suicidio|de morte)',
    '(?:cometer|tentei|cometi|tentei o) suicidio|(?:sou|estou|me sinto|ando) (?:muito )?suicida|minha (?:carta|nota) (?:de suicidio|suicida)',
    'me cort(?:ei|o|ava) (?:(?:de novo|outra vez|novamente|ontem|de proposito|hoje) ?){1,2}|me cort(?:ei|o) (?:nos|os|no) (?:bracos?|pulsos?|coxas)|cort(?:ei|ar) (?:os|meus|os meus) pulsos|cortei me (?:outra vez|de novo|de proposito|nos bracos|novamente)',
    '(?:desafio|meta|dificil|consegui|tentando|luta|luto)(?: \\S{1,8}){0,4} nao me (?:matar|cortar|machucar|suicidar|ferir)',
    '(?:triste|decepcionad[oa]|chatead[oa]|pena)(?: \\S{1,6}){0,2} (?:por|de) (?:ainda )?(?:estar|acordar) viv[oa]|(?:escrevi|escrever|escrevendo) (?:a |uma )?(?:minha )?carta de despedida(?! (?:para|a|ao|aos|do|da) )',
    'me cortei (?:no banheiro|escondid[oa]|na casa de banho)',
    '(?:peco|rezo|oro|espero)(?: \\S{1,6}){0,3} (?:nao|nunca mais) acordar|me queimo (?:com|de proposito|para|quando)',
    'se eu (?:morresse|sumisse|desaparecesse|me matasse)(?: \\S{1,9}){0,2}(?: ,)? (?:ninguem|todos|todo mundo|minha familia)',
    'me (?:mutilo|machuco)(?= ?$| ,| quando| de novo| para| pra)',
    'me corto(?= ?$| ,| quando| de novo| outra vez| para| pra| nos| escondid)',
    'me (?:machuquei|machuco|feri|firo) (?:de proposito|de novo|outra vez)|magoei me de proposito|minha automutilacao|voltei a me automutilar',
    '(?:me jogar|me joguei|pulei|saltei|me atirei|atirar me|pular|saltar|me atirar|jogar me) (?:da|do|de|na frente|debaixo|de uma|de um|para baixo) (?:\\S{1,8} ){0,2}(?:ponte|predio|janela|sacada|varanda|trem|comboio|metro|viaduto|onibus)',
    'tomar todos (?:os )?(?:meus |esses )?(?:remedios|comprimidos|medicamentos)|(?:tomar|ter) uma overdose',
  ]),
  names: anywhere(['suicidio|suicida|suicidas|automutilacao|autolesao']),
  elsewhere: anywhere([
    somebody,
    '(?:seu|sua|dele|dela|filme|livro|romance|serie|documentario|artigo|noticias?|podcast|palestra|curso|aula|estudo|relatorio|prevencao|prevenir|linha|adolescentes|casos?|taxas?|esquadrao|atentado|terrorista|politico|musica|peca|historia|tema|poema|reportagem|campanha)',
  ]),
  before: atEnd([
    '(?:nao|nunca|jamais|nem|sem)(?: (?:eu|me|vou|quero|queria|penso|pensei|estou|pensando|em|tenho|tive|vontade|de|mais|iria|teria|sou|com|o|pensamentos|ideias|coragem|intencao|pretendo|tentaria|ia|a|ideia|nenhuma)){0,5}',
    '(?:vai|vao|ia|iam|quer|querem|pode|tentou|quis)',
    `${somebody}(?: (?:me|disse|diz|que|tem|tinha|teve|so|tambem|sempre|pensa|queria|quis|tentou|com|esta|estava|de|escreveu|contou|canta|,)){0,4}`,
    '(?:musica|cancao|filme|livro|poema|letra|frase|serie|novela)(?: (?:se chama|chamad[oa]|que diz|diz))?(?: ,)?',
    '(?:disse|diz|escreveu|canta|gritou)(?: (?:que|me|,)){0,2}',
  ]),
  after: atStart([
    'de (?:tanto )?(?:rir|vergonha|fome|sede|sono|calor|frio|tedio|amores?|saudades?|cansaco|medo|inveja|velh[oa]|velhice|trabalhar|estudar|tanto)',
    '(?:trabalhando|estudando|treinando|malhando|fazendo a barba|cozinhando|picando|cortando|na cozinha|com (?:a faca|o papel|papel))',
    'entre (?:os )?(?:jovens|adolescentes)',
  ]),
};
