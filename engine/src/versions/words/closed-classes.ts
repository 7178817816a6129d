import type { ClosedClass } from './closed-class.ts';

/**
 * The words of closed classes that change what a sentence says, by language: nobody invents a new one, so the lists can
 * be complete. Phrases are told apart by `|`; keys as in the reading text, without apostrophes, hyphens and stops.
 */
export const closedClasses: Readonly<Record<ClosedClass, Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>>>> =
  {
    negation: {
      en: 'not|no|never|neither|nor|none|nobody|nothing|nowhere|without|cannot|cant|wont|dont|doesnt|didnt|isnt|arent|wasnt|werent|hasnt|havent|hadnt|shouldnt|wouldnt|couldnt|mustnt|neednt|shant|hardly|scarcely|barely|no one|no longer',
      de: 'nicht|nichts|nie|niemals|nirgends|niemand|niemandem|niemanden|niemandes|kein|keine|keinem|keinen|keiner|keines|keinerlei|keinesfalls|keineswegs|weder|ohne|kaum|nimmer',
      fr: 'ne|pas|point|jamais|aucun|aucune|aucunement|nul|nulle|nullement|rien|personne|ni|sans|guère|plus',
      es: 'no|nunca|jamás|ningún|ninguno|ninguna|ningunos|ningunas|nada|nadie|ni|sin|tampoco|apenas',
      it: 'non|mai|nessun|nessuno|nessuna|niente|nulla|né|senza|neanche|nemmeno|neppure|appena',
    },
    force: {
      en: 'shall|must|will|should|may|can|might|could|would|ought|need|needs|needed|required|requires|require|obliged|obligated|entitled|permitted|allowed|prohibited|forbidden|bound|agrees|agree|undertakes|undertake|covenants|covenant|endeavor|endeavour|endeavors|endeavours|efforts|efforts to|intends|intend|mandatory|optional|dont have to|has to|have to|at its option|sole discretion',
      de: 'muss|müssen|musste|mussten|müsste|müssten|soll|sollen|sollte|sollten|darf|dürfen|durfte|durften|dürfte|dürften|kann|können|konnte|konnten|könnte|könnten|wird|werden|würde|würden|will|wollen|möge|mögen|möchte|verpflichtet|berechtigt|befugt|erlaubt|gestattet|verboten|untersagt|zwingend|freiwillig|haben zu|hat zu|ist zu|sind zu|bemüht|bemühen',
      fr: 'doit|doivent|devra|devront|devrait|devraient|peut|peuvent|pourra|pourront|pourrait|pourraient|faut|faudra|sengage|sengagent|engage|engagent|tenu|tenue|tenus|tenues|obligé|obligée|obligés|obligées|autorisé|autorisée|autorisés|autorisées|interdit|interdite|interdits|interdites|efforcera|sefforcera|sefforcent|sefforce|facultatif|obligatoire|veut|veulent',
      es: 'debe|deben|deberá|deberán|debería|deberían|debiera|puede|pueden|podrá|podrán|podría|podrían|pudiera|pudieran|obliga|obligan|obligado|obligada|obligados|obligadas|compromete|comprometen|autorizado|autorizada|autorizados|autorizadas|prohibido|prohibida|prohibidos|prohibidas|facultado|facultada|hay que|tiene que|tienen que|procurará|procurarán|obligatorio|opcional',
      it: 'deve|devono|dovrà|dovranno|dovrebbe|dovrebbero|può|possono|potrà|potranno|potrebbe|potrebbero|bisogna|obbliga|obbligano|obbligato|obbligata|obbligati|obbligate|tenuto|tenuta|tenuti|tenute|impegna|impegnano|autorizzato|autorizzata|autorizzati|autorizzate|vietato|vietata|vietati|vietate|facoltativo|obbligatorio|vuole|vogliono',
    },
    exception: {
      en: 'except|excepted|excepting|exception|exceptions|excluding|excluded|excludes|exclude|save|other than|apart from|but for|but not|notwithstanding|however|otherwise|nevertheless|nonetheless|regardless|irrespective|despite|although|though|else|besides|instead|unless',
      de: 'außer|ausser|ausgenommen|ausnahme|ausnahmen|ausschließlich der|abgesehen|mit ausnahme|jedoch|dennoch|ungeachtet|trotz|obwohl|sonst|andernfalls|anderenfalls|sofern nicht|soweit nicht|es sei denn|unbeschadet|statt|anstatt|vorbehaltlich',
      fr: 'sauf|excepté|exceptée|exceptés|exceptées|exception|exceptions|hormis|hors|toutefois|cependant|néanmoins|nonobstant|malgré|sinon|autrement|autre que|autres que|à lexclusion|exclu|exclue|exclus|exclues|quoique|bien que|sans préjudice|au lieu',
      es: 'salvo|excepto|excepción|excepciones|exceptuando|exceptuado|exceptuada|excluido|excluida|excluidos|excluidas|excluyendo|no obstante|sin embargo|pese|aunque|distinto de|distinta de|menos que|fuera de|sin perjuicio|en vez|a menos que',
      it: 'salvo|eccetto|eccezione|eccezioni|escluso|esclusa|esclusi|escluse|esclusione|tranne|fuorché|tuttavia|però|nonostante|malgrado|sebbene|benché|altrimenti|diverso da|diversa da|fermo restando|invece|a meno che|ad eccezione',
    },
    condition: {
      en: 'if|provided|providing|whether|when|whenever|where|wherever|subject to|contingent|conditional|conditioned|condition|conditions|until|once|in the event|in case|to the extent|so long as|as long as|upon|only if|assuming|then|lest|while|because|in order|so that',
      de: 'wenn|falls|sofern|soweit|ob|wann|wo|sobald|solange|bis|vorausgesetzt|voraussetzung|bedingung|bedingungen|unter der bedingung|im falle|im fall|für den fall|insoweit|insofern|während|weil|da|damit|sodass',
      fr: 'si|lorsque|lorsquil|lorsquelle|quand|dès que|tant que|jusquà|pourvu|à condition|condition|conditions|sous réserve|en cas|au cas|dans la mesure|à moins que|où|une fois|parce que|afin|pour que|pendant que',
      es: 'si|cuando|donde|siempre que|siempre y cuando|hasta|condición|condiciones|sujeto a|sujeta a|en caso|en el caso|en la medida|una vez|mientras|tan pronto|con tal|porque|para que|a condición',
      it: 'se|quando|qualora|ove|dove|purché|finché|fino a|condizione|condizioni|soggetto a|soggetta a|in caso|nel caso|nella misura|una volta|mentre|appena|perché|affinché|a condizione|sempre che|subordinatamente',
    },
    quantifier: {
      en: 'all|any|each|every|both|either|some|certain|several|many|much|most|few|fewer|more|less|least|half|whole|entire|part|partial|partially|another|other|same|one|two|anyone|someone|everyone|anything|something|everything|at least|at most|not less than|not more than|no more than|no less than|up to|maximum|minimum|approximately|about|substantially|material|materially|reasonable|reasonably|enough|per|only|solely|sole|exclusive|exclusively|nonexclusive|including|limited|limitation|without limitation|respectively|jointly|severally|jointly and severally|first|last|further|additional|always|often|sometimes|from time to time|at any time|at all times',
      de: 'alle|allem|allen|aller|alles|jede|jedem|jeden|jeder|jedes|jegliche|jeglichen|jeglicher|jegliches|beide|beiden|beider|einige|einigen|einiger|einzelne|einzelnen|bestimmte|bestimmten|bestimmter|mehrere|mehreren|mehrerer|viele|vielen|wenige|wenigen|wenig|weniger|mehr|meist|meisten|mindestens|wenigstens|höchstens|maximal|minimal|halb|halbe|hälfte|ganz|ganze|gesamte|gesamten|gesamt|teil|teilweise|sämtliche|sämtlichen|sämtlicher|manche|manchen|ander|andere|anderen|anderer|weitere|weiteren|weiterer|nur|lediglich|allein|alleinig|ausschließlich|ausschliesslich|einschließlich|einschliesslich|insbesondere|beschränkt|unbeschränkt|begrenzt|unbegrenzt|gesamtschuldnerisch|jeweils|je|pro|etwa|ungefähr|circa|ca|rund|wesentlich|angemessen|immer|stets|jederzeit|bis zu|nicht mehr als|nicht weniger als',
      fr: 'tout|toute|tous|toutes|chaque|chacun|chacune|certains|certaines|certain|certaine|quelque|quelques|plusieurs|beaucoup|peu|moins|davantage|plupart|moitié|demi|demie|entier|entière|partie|partiel|partielle|partiellement|autre|autres|même|mêmes|seul|seule|seuls|seules|seulement|uniquement|exclusif|exclusive|exclusivement|y compris|compris|comprise|inclus|incluse|notamment|limité|limitée|limitatif|limitation|respectivement|solidairement|conjointement|au moins|au plus|minimum|maximum|environ|substantiel|raisonnable|toujours|souvent|à tout moment|jusquà',
      es: 'todo|toda|todos|todas|cada|cualquier|cualquiera|cualesquiera|algún|alguno|alguna|algunos|algunas|ciertos|ciertas|cierto|cierta|varios|varias|muchos|muchas|pocos|pocas|más|menos|mayoría|mitad|medio|media|entero|entera|parte|parcial|parcialmente|ambos|ambas|otro|otra|otros|otras|mismo|misma|mismos|mismas|solo|sólo|sola|solamente|únicamente|exclusivo|exclusiva|exclusivamente|incluido|incluida|incluidos|incluidas|incluyendo|inclusive|limitado|limitada|limitación|respectivamente|solidariamente|mancomunadamente|al menos|como mínimo|como máximo|mínimo|máximo|aproximadamente|sustancial|razonable|siempre|en todo momento|hasta',
      it: 'tutto|tutta|tutti|tutte|ogni|ognuno|ciascun|ciascuno|ciascuna|qualsiasi|qualunque|alcun|alcuno|alcuna|alcuni|alcune|certi|certe|certo|certa|diversi|diverse|parecchi|molti|molte|pochi|poche|più|meno|maggior|maggioranza|metà|mezzo|mezza|intero|intera|parte|parziale|parzialmente|entrambi|entrambe|altro|altra|altri|altre|stesso|stessa|stessi|stesse|solo|sola|soltanto|solamente|unicamente|esclusivo|esclusiva|esclusivamente|incluso|inclusa|inclusi|incluse|compreso|compresa|compresi|comprese|limitato|limitata|limitazione|rispettivamente|solidalmente|congiuntamente|almeno|minimo|massimo|circa|sostanziale|ragionevole|sempre|in qualsiasi momento|fino a',
    },
    relation: {
      en: 'and|or|but|to|from|by|with|against|between|among|over|under|above|below|before|after|prior|prior to|following|within|during|since|till|through|throughout|against|toward|towards|into|onto|out|off|beyond|behind|inside|outside|for|than|as|plus|minus|times|promptly|immediately|forthwith|on behalf of|instead of|rather than|later|earlier|sooner|greater|lesser|higher|lower|who|whom|whose|its|their|his|her|our|your|my|it|they|he|she|we|you|i|them|him|us',
      de: 'und|oder|aber|sondern|sowie|zu|zum|zur|an|von|vom|durch|mit|gegen|zwischen|unter|über|vor|nach|vorher|nachher|innerhalb|innerhalb von|binnen|außerhalb|seit|ab|bei|beim|aus|für|als|wie|unverzüglich|sofort|umgehend|spätestens|frühestens|größer|kleiner|höher|niedriger|länger|kürzer|später|früher|sein|seine|seinem|seinen|seiner|seines|ihr|ihre|ihrem|ihren|ihrer|ihres|unser|unsere|euer|er|sie|es|wir|ihm|ihn|ihnen',
      fr: 'et|ou|mais|par|avec|contre|entre|sur|sous|avant|après|dès|depuis|pendant|durant|dans|chez|vers|pour|que|comme|au titre|immédiatement|sans délai|promptement|supérieur|supérieure|inférieur|inférieure|antérieur|postérieur|son|sa|ses|leur|leurs|notre|nos|votre|vos|il|elle|ils|elles|nous|vous|lui',
      es: 'y|e|o|u|pero|sino|por|con|contra|entre|sobre|bajo|antes|después|desde|durante|dentro|fuera|ante|tras|hacia|para|como|inmediatamente|sin demora|mayor|menor|superior|inferior|anterior|posterior|su|sus|nuestro|nuestra|nuestros|nuestras|vuestro|él|ella|ellos|ellas|nosotros|usted|ustedes|le|les',
      it: 'e|ed|o|od|oppure|ma|bensì|da|dal|dalla|dallo|dai|dagli|dalle|con|contro|tra|fra|su|sotto|sopra|prima|dopo|entro|durante|dentro|fuori|presso|verso|per|come|immediatamente|senza indugio|maggiore|minore|superiore|inferiore|anteriore|successivo|suo|sua|suoi|sue|loro|nostro|nostra|vostro|egli|ella|essi|esse|noi|voi|gli',
    },
  };

/** Words and phrases of closed classes that say the same, told apart by `|`, the sets of them by `;`. */
export const synonyms: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>> = {
  en: 'at least|not less than|no less than;at most|not more than|no more than|up to;only|solely;before|prior to|prior;until|till;about|approximately',
  de: 'mindestens|wenigstens|nicht weniger als;höchstens|maximal|nicht mehr als|bis zu;binnen|innerhalb|innerhalb von;nur|lediglich;wenn|falls|sofern;etwa|ungefähr|circa|ca;immer|stets;außer|ausser',
  fr: 'seulement|uniquement;au plus|maximum;au moins|minimum',
  es: 'al menos|como mínimo;como máximo|máximo;solo|sólo|solamente|únicamente',
  it: 'solo|soltanto|solamente|unicamente;tra|fra;qualsiasi|qualunque',
};

/** The articles: what a phrase with a noun begins with. */
export const articles: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>> = {
  en: 'the|a|an',
  de: 'der|die|das|den|dem|des|ein|eine|einem|einen|einer|eines',
  fr: 'le|la|les|l|un|une|des|du',
  es: 'el|la|los|las|lo|un|una|unos|unas',
  it: 'il|lo|la|i|gli|le|l|un|uno|una',
};

/** Forms of to be, and the auxiliary of the German passive: the subject of a sentence stands before a finite one. */
export const copulas: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>> = {
  en: 'is|are|was|were',
  de: 'ist|sind|war|waren|sei|seien|wäre|wird|werden',
  fr: 'est|sont|était|étaient|soit|soient',
  es: 'es|son|era|eran|sea|sean|fue|fueron',
  it: 'è|sono|era|erano|sia|siano',
};

/** Of languages that have one word for `will be`. */
export const futures: Readonly<Record<'fr' | 'es' | 'it', string>> = {
  fr: 'sera|seront',
  es: 'será|serán',
  it: 'sarà|saranno',
};

/** To be, behind a modal verb. */
export const infinitives: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>> = {
  en: 'be',
  de: 'sein',
  fr: 'être',
  es: 'ser',
  it: 'essere',
};

/** Words that may come and go without a change of what is said, besides articles and copulas: demonstratives, prepositions, other auxiliaries and pointers to the paper itself. */
export const pointers: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', string>> = {
  en: 'has|have|had|do|does|did|am|this|that|these|those|such|said|of|in|on|at|be|been|being|having|done|there|here|hereby|herein|hereof|hereto|hereunder|hereinafter|thereof|therein|thereto|thereunder|therefor|therefore|thereby|aforesaid|foregoing|abovementioned|aforementioned|respective|also|too|so|thus|accordingly|which|what|how|very|just|namely|ie|eg',
  de: 'hat|haben|hatte|hatten|habe|dieser|diese|dieses|diesem|diesen|jener|jene|jenes|solche|solchen|solcher|worden|in|im|am|auf|hier|hierin|hiermit|hierzu|hierbei|darin|damit|dazu|davon|daran|dabei|dort|so|auch|also|daher|mithin|somit|welche|welcher|welches|vorgenannte|genannte|nämlich|bzw|etc|usw|sich',
  fr: 'a|ont|avait|avaient|de|d|au|aux|à|en|ce|cet|cette|ces|celui|celle|ceux|celles|ci|là|être|été|avoir|eu|y|dont|qui|lequel|laquelle|lesquels|lesquelles|présent|présente|présents|présentes|dit|dite|ledit|ladite|lesdits|lesdites|susdit|ainsi|aussi|donc|se|s',
  es: 'ha|han|había|habían|de|del|al|a|en|este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|dicho|dicha|dichos|dichas|ser|sido|haber|que|cual|cuales|presente|presentes|así|también|pues|se|aquí|ahí|mencionado|mencionada|citado|citada',
  it: 'ha|hanno|aveva|avevano|di|del|dello|della|dei|degli|delle|d|a|al|allo|alla|ai|agli|alle|in|nel|nello|nella|nei|negli|nelle|questo|questa|questi|queste|quello|quella|quelli|quelle|tale|tali|detto|detta|detti|dette|suddetto|predetto|essere|stato|stata|stati|state|avere|che|quale|quali|cui|presente|presenti|così|anche|dunque|quindi|si|ci|vi',
};
