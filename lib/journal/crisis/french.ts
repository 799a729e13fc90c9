import { anywhere, atEnd, atStart, type CrisisLanguage } from '@/lib/journal/crisis/language';

const gap = '(?:(?!pas |plus |jamais |point |aucun)\\S{1,12} )';
const place =
  '(?:a|avec|ici|dans|chez|en|ensemble|seule?|sans|pour)(?! (?:ce monde|cette (?:souffrance|douleur|vie)))';
const live = `(?:vivre(?! ${place})|exister|vivre comme ca|rester en vie|etre en vie|etre de ce monde)`;
const wish =
  '(?:veux|voudrais|voulais|souhaite|desire|prefere|prefererais|jaimerais|aimerais|envie de|envie d|besoin de|merite de|hate de|pense a|pensais a|penser a|songe a|reve de|pret a|prete a|tente de|essaye de|essaie de|decide de|vais|pulsions? de)';
const somebody =
  '(?:il|elle|ils|elles|on|qui|quil|quelle|quils|ami|amie|amis|frere|soeur|mere|maman|pere|papa|fils|fille|femme|mari|copain|copine|cousine?|oncle|tante|voisine?|collegue|chef|patiente?|patients|gens|heros|heroine|personnage|quelquun|jeunes)';

export const french: CrisisLanguage = {
  says: anywhere([
    'me (?:tuer|tuerai|suicider|suicide|suiciderai|suiciderais|pendre|flinguer|buter|foutre en l ?air|defenestrer|ouvrir les veines|tailler les veines|tirer une balle|scarifier|scarifie|mutiler|mutile|automutiler|unalive)',
    'm ?(?:oter|enlever|automutile|automutiler)(?: la vie)?',
    `${wish} (?:${gap}){0,1}(?:mourir(?! (?:que|plutot))|crever(?! (?:que|labces|le))|disparaitre (?:pour toujours|a jamais|pour de bon|de ce monde)|etre morte?|ne plus exister|ne plus etre la|ne plus vivre|ne plus me reveiller)`,
    '(?:jaimerais|je voudrais|je veux|jaurais prefere|je prefererais|je devrais|mieux vaut|mieux) (?:etre |que je sois |que je meure )?morte?',
    '(?:envie|veux|voudrais|vais|besoin|pense|pret|prete|aimerais|jaimerais|pensais|voulais) (?:de |a |d )?(?:vraiment |juste )?(?:en|den|d en) finir(?! avec (?!la vie|tout|ma vie|cette vie|moi))',
    '(?:mettre|mettrai|mets|mis) fin a (?:mes jours|ma vie|mon existence|mes souffrances|tout)|attenter a (?:mes jours|ma vie)',
    `(?:ne |n )?(?:veux|voulais|peux|supporte|souhaite|arrive) (?:vraiment )?(?:plus|pas|meme plus|meme pas) (?:envie )?(?:de |a |d)?(?:${live}|etre la(?= ?$| ,)|me reveiller(?! (?:a|si|tot))|continuer a vivre|continuer(?= ?$| ,))`,
    `(?:ne )?(?:plus|pas|aucune|sans|perdu|perds) (?:du tout )?(?:l ?)?(?:envie|gout|force|raison|la force|le gout|lenvie) (?:de|a|d) (?:continuer a )?(?:${live}|la vie)`,
    `(?:ne )?(?:plus|pas|aucune?|sans|quel|quelle) (?:\\S{1,10} ){0,2}(?:raisons?|sens|interet|linteret|but) (?:de|a|d|pour|dans) (?:continuer a )?(?:${live}|la vie|ma vie|continuer(?= ?$| ,))`,
    'a quoi (?:bon|ca sert de|sert de|sert il de) (?:continuer a vivre|continuer(?= ?$| ,)|vivre|rester en vie|exister)',
    'vie (?:ne |n ?)?(?:vaut|valait|merite|a) (?:plus|pas|aucun) ?(?:la peine|le coup|detre vecue|de sens|sens)|vie na (?:plus|pas|aucun) (?:aucun |de )?sens',
    '(?:serait|seraient|sera|seront|vivrait|vivraient|irait|iraient|sen sortirait|sen sortiraient|sont|est) (?:\\S{1,10} ){0,3}(?:mieux|plus heureux|heureux|tranquilles?|soulages?) sans moi',
    'je suis (?:\\S{1,8} ){0,2}(?:un poids|un fardeau|une charge) pour (?:tout|ma famille|les autres|tous|mes|eux)',
    '(?:ne )?(?:plus jamais|jamais plus|plus|jamais) me (?:reveiller|reveille|lever)(?! (?:a|si|tot|aussi))',
    '(?:netre jamais|jamais etre|pas etre|ne jamais etre|nai jamais du) nee?|n etre jamais nee?',
    '(?:voudrais|veux|aimerais|jaimerais|souhaite|envie) que (?:tout|ca|ma vie|cette vie) (?:sarrete|finisse|se termine|cesse|soit fini)(?= ?$| ,| pour| enfin| maintenant| a jamais| une fois)',
    '(?:personne|qui)(?: \\S{1,12}){1,4} si je (?:mourais|meurs|disparaissais|disparais|netais plus la|nexistais (?:pas|plus)|me tuais)',
    '(?:mieux|heureux|facile|simple|soulages?|tranquilles?)(?: \\S{1,8}){0,2} si je (?:mourais|disparaissais|netais (?:plus|pas) la|nexistais (?:pas|plus)|netais pas nee?)',
    '(?:monde|famille|enfants|tous|tout le monde) (?:\\S{1,12} ){0,3}mieux sans moi|(?:ne )?devrais pas (?:exister|etre en vie|etre nee?)|nai pas besoin dexister',
    '(?:la )?mort (?:serait|est|me semble) (?:\\S{1,8} )?(?:soulagement|seule|delivrance|solution|douce)|(?:pense|penser|songe) (?:souvent |sans cesse |tout le temps )?a (?:la mort|ma mort)(?! (?:de|du|des))',
    'passer a lacte|(?:quitter|partir de) (?:ce monde|cette vie|cette terre)|balle dans la (?:tete|tempe)|sauter la cervelle',
    '(?:defi|dur|difficile|reussi|essaie|essaye|lutte|objectif)(?: \\S{1,8}){0,4} ne pas me (?:tuer|suicider|couper|scarifier|faire du mal)',
    '(?:decue?|triste|desolee?|regrette)(?: \\S{1,6}){0,2} (?:detre|etre) (?:encore |toujours )?(?:en vie|vivante?|reveillee?)|lettre dadieu(?! (?:a|pour) (?:mes|la|les|mon) (?:collegues|equipe|classe))',
    '(?:prie|espere|souhaite)(?: \\S{1,6}){0,3} (?:ne )?(?:pas|plus|jamais) me reveiller|(?:n?attends|nespere) (?:plus )?(?:que )?la mort(?! (?:de|du|des))',
    'suis (?:\\S{1,8} )?(?:entaillee?|tailladee?|scarifiee?|ouvert|brulee?) (?:le|les|la|mes|mon) (?:bras|poignets?|cuisses?|jambes?|veines)',
    'si je (?:mourais|disparaissais|me tuais|netais plus la)(?: \\S{1,9}){0,2}(?: ,)? (?:personne|tout le monde|ca ne|ma famille|qui)',
    'mendormir (?:\\S{1,6} ){0,3}(?:ne )?(?:pas|plus|jamais) (?:\\S{1,7} )?me reveiller|(?:partir|dormir|endormir) pour toujours|je me (?:coupe|brule|fais mal|frappe|blesse) (?:quand|pour|encore|en cachette|les bras|expres)',
    'nen peux plus de (?:vivre|cette vie|la vie|exister)|(?:men fiche|egal|men fous) (?:de |d )?(?:mourir|vivre ou mourir|crever)',
    `(?:pense|pensees?|penser|pensais|songe|songer|idees?|envies?|pulsions?|reve) (?:${gap}){0,3}(?:au |de |du |en )?suicid(?:e|aires?)`,
    '(?:jai|mes|des|ces|les|avoir|dai) (?:(?!pas |plus |aucune )\\S{1,10} ){0,2}?(?:idees|pensees|envies|pulsions) (?:suicidaires?|noires|de mort|morbides)',
    '(?:suis|sens|me sens) (?:\\S{1,10} )?suicidaire',
    '(?:ma|une|ecrit ma|ecrit une) (?:lettre|note) de suicide',
    '(?:faire|fait|tente|tenter|commettre|essaye|commis) (?:une ts|une tentative de suicide|un suicide|de me suicider)|jai fait une tentative',
    '(?:me faire du mal|me fais du mal|suis (?:encore |a nouveau |re ?)?fait(?:e)? du mal)|(?:envie|besoin|pulsions?) de me (?:faire mal|blesser|couper|punir|bruler)',
    'me suis (?:(?:encore|a nouveau|de nouveau|re) )?(?:scarifiee?|mutilee?|tailladee?|automutilee?|ouvert les veines|coupee? (?:les|mes|aux) (?:veines|bras|poignets|cuisses|avant bras)|coupee? (?:expres|volontairement|encore|a nouveau))|repris (?:le rasoir|la lame|les lames)|recommence a me (?:couper|scarifier|faire mal)',
    '(?:fatiguee?|lasse?|marre|assez|ras le bol|degoutee?|epuisee?) (?:de |d)(?:vivre(?! (?:a|avec|ici|dans|chez|en))|la vie|etre en vie|exister|cette vie)',
    '(?:sauter|me jeter|jeter) (?:du|de|d ?un|de la|par|sous|dans) (?:\\S{1,8} ){0,2}(?:pont|toit|balcon|fenetre|immeuble|train|metro|rails)',
    '(?:avaler|prendre|gober) (?:tous|toute|toutes) (?:mes|les|la|ma|ces) (?:boite de )?(?:medicaments|cachets|comprimes|somniferes|medocs)|faire une overdose',
    '(?:ne )?merite pas de vivre|mourir (?:est|serait) (?:la seule|un soulagement)|dormir pour toujours',
  ]),
  names: anywhere(['suicide|suicidaires?|scarifications?|automutilations?']),
  elsewhere: anywhere([
    somebody.replace('|on|', '|'),
    '(?:son|sa|ses|leur|leurs|film|livre|roman|serie|documentaire|article|infos|actualites|podcast|conference|cours|formation|etude|rapport|prevention|numero|jeunes|ados|adolescents|cas|taux|attentat|kamikaze|politique|professionnel|chanson|histoire|piece|poeme|reportage|campagne|sujet|theme)',
  ]),
  before: atEnd([
    '(?:ne|n|pas|(?<!peux )plus|jamais|aucune?|sans|ni|point)(?: (?:a|de|d|fais|envie|vraiment|du|tout|pense|penser|intention|lintention|dintention|veux|vais|voudrais|besoin|me|au|ai|jai|aller|cherche|en|plus|pas|pu|dans|suis|lidee|didees|idees|pensees|de pensees|absolument)){0,4}(?<!peux plus)',
    '(?:va|vont|allait|veut|veulent|voulait|cherche a|finir par)',
    `${somebody}(?: (?:a|ma|ont|avait|est|etait|ne|pense|parle|dit|ecrit|veut|voulait|vouloir|aussi|toujours|souvent|de|des|avoir|a des|fait|,)){0,4}`,
    `(?:${somebody}|chanson|paroles)(?: \\S{1,10}){0,2} (?:dit|ecrit|crie|chante|repete|disait|hurle|envoye)(?: (?:que|,|je|jai|jen)){0,3}`,
    '(?:chanson|film|livre|roman|poeme|paroles|phrase|serie|article|intitulee?|appelee?)(?: ,)?(?: (?:je|jai)){0,1}',
  ]),
  after: atStart([
    'jamais|pas(?! la)|(?:de|d) ?(?:rire|honte|faim|soif|froid|chaud|chaleur|fatigue|trouille|peur|jalousie|ennui|vieillesse|amour|bonheur)',
    'a la tache|au (?:travail|boulot)|a (?:le |lui |leur |te )?(?:dire|repeter|expliquer|bosser|travailler|reviser)|chez les jeunes',
  ]),
};
