import { always, type Country } from '@/lib/journal/crisis/country';

const samaritans = {
  name: 'Samaritans',
  phone: '116 123',
  url: 'https://www.samaritans.org',
  hours: always,
  source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
};

export const europe: Country[] = [
  {
    name: 'United Kingdom',
    zones: 'Europe/London',
    emergency: '999',
    lines: [
      samaritans,
      {
        name: 'Shout',
        text: '85258',
        hours: always,
        source: 'https://fullfact.org/online/samaritans-text-message-service/',
      },
    ],
  },
  {
    name: 'Ireland',
    zones: 'Europe/Dublin',
    emergency: '112',
    lines: [samaritans],
  },
  {
    name: 'Portugal',
    zones: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
    emergency: '112',
    lines: [
      {
        name: 'Linha Nacional de Prevenção do Suicídio',
        phone: '1411',
        hours: always,
        source:
          'https://www.deco.proteste.pt/saude/saude-mental/noticias/linha-prevencao-suicidio-funciona-24-horas-por-dia',
      },
    ],
  },
  {
    name: 'Spain',
    zones: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
    emergency: '112',
    lines: [
      {
        name: 'Línea 024',
        phone: '024',
        hours: always,
        source:
          'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
      },
    ],
  },
  {
    name: 'France',
    zones: 'Europe/Paris',
    emergency: '15 or 112',
    lines: [
      {
        name: '3114',
        phone: '3114',
        url: 'https://3114.fr',
        hours: always,
        source: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
      },
    ],
  },
  {
    name: 'Belgium',
    zones: 'Europe/Brussels',
    emergency: '112',
    lines: [
      {
        name: 'Zelfmoordlijn (in Dutch)',
        phone: '1813',
        url: 'https://www.zelfmoord1813.be',
        hours: always,
        source: 'https://nieuws.vtm.be/binnenland/67758-nieuw-nummer-zelfmoordlijn1813',
      },
    ],
  },
  {
    name: 'Netherlands',
    zones: 'Europe/Amsterdam',
    emergency: '112',
    lines: [
      {
        name: '113 Zelfmoordpreventie',
        phone: '113 or 0800 0113',
        url: 'https://www.113.nl',
        hours: always,
        source:
          'https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
      },
    ],
  },
  {
    name: 'Germany',
    zones: 'Europe/Berlin Europe/Busingen',
    emergency: '112',
    lines: [
      {
        name: 'TelefonSeelsorge',
        phone: '0800 111 0 111 or 0800 111 0 222',
        url: 'https://www.telefonseelsorge.de',
        hours: always,
        source: 'https://www.domradio.de/artikel/telefonseelsorge-jetzt-unter-oekumenischem-dachverband',
      },
    ],
  },
  {
    name: 'Austria',
    zones: 'Europe/Vienna',
    emergency: '112',
    lines: [
      {
        name: 'Telefonseelsorge',
        phone: '142',
        hours: always,
        source: 'https://ooe.orf.at/stories/3204589/',
      },
    ],
  },
  {
    name: 'Switzerland',
    zones: 'Europe/Zurich',
    emergency: '144 or 112',
    lines: [
      {
        name: 'Die Dargebotene Hand',
        phone: '143',
        url: 'https://www.143.ch',
        hours: always,
        source: 'https://de-academic.com/dic.nsf/dewiki/331633',
      },
    ],
  },
];
