import { always, type Country } from '@/lib/journal/crisis/country';

export const overseas: Country[] = [
  {
    name: 'United States',
    zones:
      'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage Pacific/Honolulu America/Adak America/Boise America/Detroit America/Indianapolis America/Indiana/Knox America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac America/Louisville America/Kentucky/Monticello America/Juneau America/Menominee America/Metlakatla America/Nome America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem America/Sitka America/Yakutat',
    emergency: '911',
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        phone: '988',
        text: '988',
        url: 'https://988lifeline.org',
        hours: always,
        source:
          'https://www.mcphs.edu/student-life/counseling-services/emergency-services/988-suicide-and-crisis-lifeline',
      },
    ],
  },
  {
    name: 'Canada',
    zones:
      'America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina America/Moncton America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston America/Dawson America/Dawson_Creek America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Inuvik America/Iqaluit America/Rankin_Inlet America/Resolute America/Swift_Current America/Whitehorse',
    emergency: '911',
    lines: [
      {
        name: '9-8-8 Suicide Crisis Helpline',
        phone: '988',
        text: '988',
        url: 'https://988.ca',
        hours: always,
        source: 'https://cmhasaskatoon.ca/9-8-8/',
      },
    ],
  },
  {
    name: 'Mexico',
    zones:
      'America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Merida America/Chihuahua America/Ciudad_Juarez America/Hermosillo America/Matamoros America/Mazatlan America/Ojinaga America/Bahia_Banderas',
    emergency: '911',
    lines: [
      {
        name: 'Línea de la Vida',
        phone: '800 911 2000',
        hours: always,
        source:
          'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
      },
    ],
  },
  {
    name: 'Brazil',
    zones:
      'America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Manaus America/Belem America/Araguaina America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Maceio America/Noronha America/Porto_Velho America/Rio_Branco America/Santarem',
    emergency: '192',
    lines: [
      {
        name: 'CVV',
        phone: '188',
        url: 'https://www.cvv.org.br',
        hours: always,
        source:
          'https://horahnoticia.com.br/boa-noticia-cvv-188-atende-gratuitamente-em-todo-o-pais-inclusive-marilia/',
      },
    ],
  },
  {
    name: 'India',
    zones: 'Asia/Kolkata',
    emergency: '112',
    lines: [
      {
        name: 'Tele MANAS',
        phone: '14416 or 1800 891 4416',
        hours: always,
        source:
          'https://www.sakshipost.com/news/tele-manas-mental-health-helpline-gets-3500-calls-day-centre-302441',
      },
    ],
  },
  {
    name: 'Nepal',
    zones: 'Asia/Kathmandu',
    emergency: '102 (ambulance) or 100 (police)',
    lines: [
      {
        name: 'National Suicide Prevention Helpline',
        phone: '1166',
        source:
          'http://www.tponepal.org/technical-assistance-for-setting-up-a-national-suicide-prevention-resource-center-and-operationalizing-a-national-helpline-for-suicide-response/',
      },
    ],
  },
  {
    name: 'Japan',
    zones: 'Asia/Tokyo',
    emergency: '119',
    lines: [
      {
        name: 'Yorisoi Hotline',
        phone: '0120 279 338',
        url: 'https://www.since2011.net/yorisoi/',
        hours: always,
        source: 'https://www.hurights.or.jp/archives/newsinbrief-ja/section1/2015/01/post-52.html',
      },
    ],
  },
  {
    name: 'China',
    zones: 'Asia/Shanghai Asia/Urumqi',
    emergency: '120 (ambulance) or 110 (police)',
    lines: [
      {
        name: 'Psychological help line (心理援助热线)',
        phone: '12356',
        hours: 'at least 18 hours a day',
        source: 'https://c.m.163.com/news/a/JKBD9CKU0514CC6P.html',
      },
    ],
  },
  {
    name: 'Singapore',
    zones: 'Asia/Singapore',
    emergency: '995',
    lines: [
      {
        name: 'Samaritans of Singapore',
        phone: '1767',
        hours: always,
        source:
          'https://www.channelnewsasia.com/singapore/suicide-whatsapp-service-caretext-samaritans-singapore-help-2929241',
      },
    ],
  },
  {
    name: 'South Africa',
    zones: 'Africa/Johannesburg',
    emergency: '112',
    lines: [
      {
        name: 'SADAG Suicide Crisis Helpline',
        phone: '0800 567 567',
        url: 'https://www.sadag.org',
        hours: always,
        source: 'https://www.sadag.org',
      },
    ],
  },
  { name: 'Egypt', zones: 'Africa/Cairo', emergency: '123', lines: [] },
  {
    name: 'Australia',
    zones:
      'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin Australia/Broken_Hill Australia/Eucla Australia/Lindeman Australia/Lord_Howe Antarctica/Macquarie',
    emergency: '000',
    lines: [
      {
        name: 'Lifeline',
        phone: '13 11 14',
        text: '0477 13 11 14',
        url: 'https://www.lifeline.org.au',
        hours: always,
        source: 'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
      },
    ],
  },
  {
    name: 'New Zealand',
    zones: 'Pacific/Auckland Pacific/Chatham',
    emergency: '111',
    lines: [
      {
        name: '1737, need to talk?',
        phone: '1737',
        text: '1737',
        hours: always,
        source: 'https://www.pegasus.health.nz/?p=6300',
      },
    ],
  },
];
