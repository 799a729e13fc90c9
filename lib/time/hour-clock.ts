export type HourClock = '12h' | '24h';

// Source: the Unicode CLDR.
const twelveHourZones: Record<string, string> = {
  Africa:
    'Accra Addis_Ababa Algiers Asmara Asmera Banjul Blantyre Cairo Djibouti Freetown Khartoum Lusaka Maseru Mbabane Mogadishu Monrovia Tripoli Tunis Windhoek',
  America:
    'Adak Anchorage Antigua Asuncion Bahia_Banderas Barbados Blanc-Sablon Bogota Boise Cambridge_Bay Cancun Caracas Cayman Chicago Chihuahua Ciudad_Juarez Costa_Rica Dawson Dawson_Creek Denver Detroit Dominica Edmonton El_Salvador Fort_Nelson Glace_Bay Goose_Bay Grand_Turk Grenada Guatemala Guayaquil Guyana Halifax Havana Hermosillo Indiana/Indianapolis Indiana/Knox Indiana/Marengo Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Indianapolis Inuvik Iqaluit Jamaica Juneau Kentucky/Louisville Kentucky/Monticello Lima Los_Angeles Louisville Managua Matamoros Mazatlan Menominee Merida Metlakatla Mexico_City Moncton Monterrey Nassau New_York Nome North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Ojinaga Panama Phoenix Port_of_Spain Puerto_Rico Rankin_Inlet Regina Resolute Santo_Domingo Sitka St_Johns St_Kitts St_Lucia St_Thomas St_Vincent Swift_Current Tegucigalpa Tijuana Toronto Vancouver Whitehorse Winnipeg Yakutat',
  Asia: 'Aden Amman Baghdad Bahrain Beirut Brunei Calcutta Damascus Dhaka Dubai Gaza Hebron Hong_Kong Karachi Kolkata Kuala_Lumpur Kuching Kuwait Macau Manila Muscat Qatar Riyadh Seoul Singapore Taipei Thimphu',
  Atlantic: 'Bermuda',
  Australia: 'Adelaide Brisbane Broken_Hill Darwin Eucla Hobart Lindeman Lord_Howe Melbourne Perth Sydney',
  Pacific:
    'Apia Auckland Bougainville Chatham Efate Fiji Guadalcanal Guam Honolulu Kiritimati Kosrae Kwajalein Majuro Midway Pago_Pago Palau Port_Moresby Saipan Tarawa Tongatapu Wake',
};

const usual = new Set(
  Object.entries(twelveHourZones).flatMap(([area, places]) =>
    places.split(' ').map((place) => `${area}/${place}`),
  ),
);

export function usualClock(zone: string): HourClock {
  return usual.has(zone) ? '12h' : '24h';
}
