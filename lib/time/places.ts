import { allTimeZones } from '@/lib/time/zones';

// A country has the zone of the capital.
const otherPlaces = `
America/New_York: new york city, nyc, boston, miami, washington, washington dc, dc, atlanta, philadelphia, orlando, tampa, charlotte, pittsburgh, baltimore, cleveland, cincinnati, columbus, raleigh, buffalo, florida, virginia, massachusetts, pennsylvania, new jersey, north carolina, south carolina, ohio, maine, vermont, connecticut, maryland, east coast, us east, us eastern
America/Chicago: houston, dallas, austin, san antonio, texas, minneapolis, minnesota, st louis, saint louis, new orleans, louisiana, kansas city, milwaukee, memphis, nashville, tennessee, oklahoma city, oklahoma, illinois, wisconsin, iowa, missouri, alabama, mississippi, arkansas, us central
America/Denver: salt lake city, utah, colorado, albuquerque, new mexico, wyoming, montana, us mountain
America/Phoenix: arizona, tucson, scottsdale
America/Los_Angeles: la, san francisco, sf, bay area, silicon valley, seattle, portland, oregon, california, san diego, sacramento, san jose, las vegas, vegas, nevada, palo alto, oakland, west coast, us west, us pacific
America/Anchorage: alaska, juneau
Pacific/Honolulu: hawaii
America/Toronto: ottawa, montreal, montréal, quebec, quebec city, ontario, canada
America/Vancouver: victoria, british columbia
America/Edmonton: calgary, alberta
America/Winnipeg: manitoba
America/Halifax: nova scotia
America/St_Johns: newfoundland
America/Mexico_City: mexico, guadalajara, puebla
America/Sao_Paulo: brazil, brasil, brasilia, rio, rio de janeiro
America/Argentina/Buenos_Aires: argentina
America/Bogota: colombia, medellin
America/Santiago: chile
America/Lima: peru
America/Caracas: venezuela
America/Montevideo: uruguay
America/Guayaquil: ecuador, quito
America/Havana: cuba
Europe/London: uk, united kingdom, england, scotland, wales, britain, great britain, manchester, liverpool, birmingham, edinburgh, glasgow, cardiff, bristol, leeds, oxford, cambridge
Europe/Dublin: ireland, cork
Europe/Lisbon: portugal, porto
Europe/Madrid: spain, barcelona, valencia, seville, sevilla, malaga, bilbao
Europe/Paris: france, lyon, marseille, nice, toulouse, bordeaux, strasbourg, central european, central europe
Europe/Berlin: germany, munich, hamburg, cologne, frankfurt, stuttgart, dusseldorf, leipzig, dresden
Europe/Rome: italy, milan, milano, naples, turin, florence, venice, bologna
Europe/Zurich: switzerland, geneva, basel, bern, lausanne
Europe/Vienna: austria, salzburg, graz
Europe/Amsterdam: netherlands, holland, rotterdam, the hague, utrecht
Europe/Brussels: belgium, antwerp, ghent
Europe/Luxembourg: luxemburg
Europe/Copenhagen: denmark, aarhus
Europe/Stockholm: sweden, gothenburg, malmo
Europe/Oslo: norway, bergen
Europe/Helsinki: finland, tampere
Europe/Warsaw: poland, krakow, cracow, gdansk
Europe/Prague: czech republic, czechia, brno
Europe/Budapest: hungary
Europe/Bucharest: romania
Europe/Sofia: bulgaria
Europe/Athens: greece, thessaloniki, eastern european
Europe/Belgrade: serbia
Europe/Zagreb: croatia, split
Europe/Kyiv: ukraine, kiev, lviv, odessa
Europe/Moscow: russia, st petersburg, saint petersburg
Europe/Istanbul: turkey, turkiye, ankara, izmir
Atlantic/Reykjavik: iceland
Asia/Jerusalem: israel, tel aviv, haifa
Asia/Dubai: uae, united arab emirates, abu dhabi
Asia/Riyadh: saudi arabia, jeddah
Asia/Tehran: iran
Asia/Baghdad: iraq
Asia/Karachi: pakistan, lahore, islamabad
Asia/Kolkata: india, mumbai, bombay, delhi, new delhi, bangalore, bengaluru, chennai, hyderabad, pune, calcutta, ahmedabad, goa
Asia/Colombo: sri lanka
Asia/Dhaka: bangladesh
Asia/Kathmandu: nepal
Asia/Bangkok: thailand, phuket
Asia/Ho_Chi_Minh: vietnam, hanoi, saigon, ho chi minh city
Asia/Jakarta: indonesia
Asia/Makassar: bali
Asia/Kuala_Lumpur: malaysia
Asia/Manila: philippines, cebu
Asia/Shanghai: china, beijing, peking, shenzhen, guangzhou, hangzhou
Asia/Hong_Kong: hongkong
Asia/Taipei: taiwan
Asia/Seoul: korea, south korea, busan
Asia/Tokyo: japan, osaka, kyoto, yokohama
Australia/Sydney: canberra, new south wales
Australia/Melbourne: victoria australia
Australia/Brisbane: queensland, gold coast
Pacific/Auckland: new zealand, wellington, christchurch
Africa/Cairo: egypt, alexandria
Africa/Johannesburg: south africa, cape town, durban, pretoria
Africa/Lagos: nigeria, abuja
Africa/Nairobi: kenya
Africa/Accra: ghana
Africa/Addis_Ababa: ethiopia
Africa/Casablanca: morocco, rabat, marrakech, marrakesh
Africa/Algiers: algeria
Africa/Tunis: tunisia
UTC: utc, gmt, zulu
`;

let cached: Map<string, string> | undefined;

/** Returns the IANA time zone of a city, state, country or zone name; null if unknown. */
export function placeZone(place: string): string | null {
  cached ??= readPlaces();
  return cached.get(fold(place)) ?? null;
}

function readPlaces(): Map<string, string> {
  const places = new Map<string, string>();
  for (const zone of allTimeZones()) {
    places.set(fold(zone), zone);
    places.set(fold(zone.split('/').at(-1) ?? ''), zone);
  }
  for (const [, zone = '', names = ''] of otherPlaces.matchAll(/^([^:\n]+): (.+)$/gm))
    for (const name of names.split(',')) places.set(fold(name), zone);
  return places;
}

export const longestPlace = 4;

const maxRead = 1000;

/**
 * Returns the first capitalized place with a known time zone: "the Austin team" gives "Austin". Null if there
 * is none.
 */
export function placeIn(text: string): string | null {
  const words = text.slice(0, maxRead).split(/[\s,.;:()]+/);
  for (const [start, word] of words.entries()) {
    if (!/^\p{Lu}/u.test(word)) continue;
    for (let count = longestPlace - 1; count > 0; count -= 1) {
      const place = words
        .slice(start, start + count)
        .join(' ')
        .replace(/['’]s$/, '');
      if (placeZone(place)) return place;
    }
  }
  return null;
}

function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.trim().toLowerCase().replaceAll('_', ' ').replace(/^the /, '');
}
